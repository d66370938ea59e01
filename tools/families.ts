/** Kinds of pages, each laid out alike, and what each may weigh. Bytes; text is weighed in brotli as it is sent. */

export interface Budget {
  /** The document with its styles. */
  html: number;
  /** Scripts that are fetched before anything is touched or an island comes into view. */
  script: number;
  /** Styles, which all stand in the document and count there too; files of styles count in full. */
  style: number;
  font: number;
  /** All pictures of the page as a phone of 390 px at 2x picks them, scrolled through. */
  picture: number;
}

export interface Family {
  name: string;
  /** A page that stands for the others. */
  example: string;
  has: (path: string) => boolean;
  budget: Budget;
}

const reading = { script: 3_000, font: 27_000 } as const;

export const families: Family[] = [
  family('home', '/', { ...reading, html: 20_000, style: 5_800, picture: 55_000 }),
  family('services', '/services', { ...reading, html: 15_500, style: 5_600, picture: 108_000 }),
  below('service', '/services/lvp-flooring-austin', { ...reading, html: 14_600, style: 6_200, picture: 33_000 }),
  family('cities', '/cities', { ...reading, html: 18_000, style: 5_400, picture: 21_000 }),
  below('city', '/cities/austin', { ...reading, html: 14_600, style: 5_400, picture: 12_000 }),
  family('blog', '/blog', { ...reading, html: 15_500, style: 6_000, picture: 19_000 }),
  below('article', '/blog/lvp-vs-hardwood-central-texas', { ...reading, html: 17_000, style: 5_700, picture: 28_000 }),
  family('contact', '/contact', { ...reading, html: 14_900, style: 5_800, picture: 6_000 }),
  family('gallery', '/gallery', { ...reading, html: 17_000, style: 6_100, picture: 340_000 }),
  family('guides', '/guides', { ...reading, html: 20_000, style: 5_900, picture: 84_000 }),
  family('flooring', '/flooring', { ...reading, html: 15_500, style: 5_700, picture: 77_000 }),
  family('trends', '/trends', { ...reading, html: 15_000, style: 5_500, picture: 21_000 }),
  family('visualizer', '/visualizer', { ...reading, html: 23_500, style: 8_000, picture: 166_000 }),
  family('privacy', '/privacy', { ...reading, html: 9_500, style: 4_600, picture: 0 }),
  family('thanks', '/thanks', { ...reading, html: 9_500, style: 4_600, picture: 0 }),
  family('inbox', '/inbox', { ...reading, html: 4_800, style: 5_000, picture: 0 }),
  family('not found', '/404', { ...reading, html: 9_000, style: 4_400, picture: 0 }),
];

/** All scripts of the contact page with its form awake, in brotli. */
export const formAwake = 100_000;

/** The family of a page; throws where a page belongs to none, so that a new kind gets its budget. */
export function familyOf(path: string): Family {
  const found = families.find(({ has }) => has(path));
  if (!found) throw new Error(`${path} belongs to no family of tools/families.ts`);
  return found;
}

function family(name: string, example: string, budget: Budget): Family {
  return { name, example, budget, has: (path) => path === example };
}

/** All pages below the folder of the example. */
function below(name: string, example: string, budget: Budget): Family {
  const folder = example.slice(0, example.lastIndexOf('/') + 1);
  return { name, example, budget, has: (path) => path.startsWith(folder) };
}
