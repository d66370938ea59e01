import { business } from '../../content/index.ts';
import { home, withGraph } from '../../content/structured-data/page.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/privacy',
  title: `Privacy | ${business.name}`,
  description:
    'What the estimate form stores, who reads it, how long it is kept and how to have it deleted. No cookies for visitors, no third-party scripts.',
};

const trail = [home, { name: 'Privacy' }];

export type Data = ReturnType<typeof data>;

export function data() {
  return { head: withGraph(head, { trail }), trail, business };
}
