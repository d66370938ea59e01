import { business } from '../../content/index.ts';
import { addGraph, home } from '../../content/structured-data/page.ts';
import type { Head } from '../../schema/page.ts';
import { turnstileSiteKey } from '../contact/site-key.ts';

const makeHead = (isChecked: boolean): Head => ({
  path: '/privacy',
  title: `Privacy | ${business.name}`,
  description: `See what our estimate form stores, who reads it, how long we keep it, and how to get it deleted. No cookies for visitors, ${
    isChecked ? 'one spam check' : 'no third-party scripts'
  }.`,
});

const trail = [home, { name: 'Privacy' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const isChecked = turnstileSiteKey() !== null;
  return { head: addGraph(makeHead(isChecked), { trail }), trail, business, isChecked };
}
