import { business } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/privacy',
  title: `Privacy | ${business.name}`,
  description:
    'What the estimate form stores, who reads it, how long it is kept and how to have it deleted. No cookies for visitors, no third-party scripts.',
};

export type Data = ReturnType<typeof data>;

export function data() {
  return { head, business };
}
