/** Families of pages with the same layout, and the bytes that a page of each may have. Text is weighed as Brotli. */

export interface Budget {
  /** The document with its styles. */
  html: number;
  /** Scripts loaded before the first touch. */
  script: number;
  /** Styles. They're inline, so they count as HTML, too. */
  style: number;
  font: number;
  /** All pictures of the page, as a phone of 390 px at 2x picks them. */
  picture: number;
}

export interface Family {
  name: string;
  /** A typical page. */
  example: string;
  has: (path: string) => boolean;
  budget: Budget;
}

const reading = { script: 3_000, font: 13_000 } as const;

export const families: Family[] = [
  family('home', '/', { ...reading, html: 19_500, style: 5_300, picture: 38_500 }),
  family('services', '/services', { ...reading, html: 13_900, style: 4_800, picture: 75_000 }),
  below('service', '/services/lvp-flooring-austin', { ...reading, html: 14_100, style: 5_300, picture: 21_000 }),
  family('cities', '/cities', { ...reading, html: 16_900, style: 5_000, picture: 13_000 }),
  below('city', '/cities/austin', { ...reading, html: 13_600, style: 4_600, picture: 7_000 }),
  family('blog', '/blog', { ...reading, html: 14_500, style: 5_600, picture: 11_500 }),
  below('article', '/blog/lvp-vs-hardwood-central-texas', { ...reading, html: 14_900, style: 4_900, picture: 17_500 }),
  family('contact', '/contact', { ...reading, html: 14_600, style: 5_800, picture: 4_500 }),
  family('gallery', '/gallery', { ...reading, html: 16_500, style: 5_700, picture: 216_000 }),
  family('guides', '/guides', { ...reading, html: 19_100, style: 5_500, picture: 72_000 }),
  family('flooring', '/flooring', { ...reading, html: 14_700, style: 5_300, picture: 65_000 }),
  family('trends', '/trends', { ...reading, html: 14_000, style: 5_200, picture: 13_500 }),
  family('visualizer', '/visualizer', { ...reading, html: 22_500, style: 7_800, picture: 145_000 }),
  family('privacy', '/privacy', { ...reading, html: 9_000, style: 4_100, picture: 0 }),
  family('thanks', '/thanks', { ...reading, html: 8_100, style: 4_000, picture: 0 }),
  family('inbox', '/inbox', { ...reading, html: 5_200, style: 2_200, picture: 0 }),
  family('not found', '/404', { ...reading, html: 7_500, style: 3_800, picture: 0 }),
];

/** All scripts of the contact page after the first touch of its form, as Brotli. */
export const formAwake = 100_000;

/** The family of a page. Throws if it has none, so that every new kind of page gets a budget. */
export function familyOf(path: string): Family {
  const found = families.find(({ has }) => has(path));
  if (!found) throw new Error(`${path} is in no family of tools/families.ts`);
  return found;
}

function family(name: string, example: string, budget: Budget): Family {
  return { name, example, budget, has: (path) => path === example };
}

/** All pages in the folder of the example. */
function below(name: string, example: string, budget: Budget): Family {
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  return { name, example, budget, has: (path) => path.startsWith(folder) };
}
