import { business } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/request',
  title: `Your Request | ${business.name}`,
  description: 'See where your estimate request stands, add photos, pick a time for our visit, or withdraw it.',
  noindex: true,
};

export type Data = ReturnType<typeof data>;

export function data() {
  return { head, phone: business.phone };
}
