import { business } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/404',
  title: `404 Page Not Found | ${business.name}`,
  description: `There is no page at this address. Find services, cities and articles of ${business.name} from here.`,
  noindex: true,
};

export type Data = ReturnType<typeof data>;

export function data() {
  return { head, phone: business.phone };
}
