import type { Crumb, Head } from '#schema/content/page.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { businessIn } from '#site/business.ts';
import { editionOf } from '#site/editions.ts';
import { nameIn } from '#site/frame.ts';
import { familyAbove, pageAt, pathOf } from '#site/pages.ts';
import type { FamilyName } from '#site/routes.ts';
import { addGraph, type PageGraph } from '#site/structured-data/page.ts';

interface PageWords {
  title: string;
  description: string;
  keywords?: string[];
  /** What the trail calls the page. If it's left out, the family's name. */
  name?: string;
}

interface PageParts extends Omit<PageGraph, 'trail'> {
  /** Go into the title and the description. `name` is the business's short name, unless there is another. */
  values?: Record<string, string | number>;
  /** What else the document needs from this page. */
  head?: Pick<Head, 'article' | 'frame' | 'origins' | 'script'>;
  /** What the link to the page above says in the trail instead of its name. */
  back?: string;
}

/** What a page at an address in any language shows like all others: its head with structured data, its trail, and the phone. */
export function definePage(path: string, words: PageWords, { values, head, back, ...graph }: PageParts = {}) {
  const page = pageAt(path);
  if (!page) throw new Error(`${path} has no row in site/routes.ts`);
  const { title, description, keywords } = words;
  const { phone, shortName } = businessIn(languageOf(path));
  const filled = { name: shortName, ...values };
  const described: Head = {
    path,
    title: fill(title, filled),
    description: fill(description, filled),
    ...(keywords && { keywords }),
    ...head,
  };
  if (page.route.isHidden) return { head: { ...described, noindex: true }, trail: [], phone };
  const trail = page.family === 'home' ? [] : trailTo(page.family, languageOf(path), words.name, back);
  return { head: addGraph(described, { ...graph, trail }), trail, phone };
}

/** From the home page down. The page above is left out where it isn't in this language. */
function trailTo(family: FamilyName, language: Language, name = nameIn(language, family), back?: string): Crumb[] {
  const above = familyAbove(family);
  const isShown = above && editionOf(language, pathOf(above)) === language;
  const link = (to: FamilyName) => ({ name: nameIn(language, to), href: pathIn(language, pathOf(to)) });
  return [link('home'), ...(isShown ? [{ ...link(above), ...(back && { label: back }) }] : []), { name }];
}
