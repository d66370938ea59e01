import type { BreadcrumbList, HomeAndConstructionBusiness, ItemList, Thing, WebPage } from 'schema-dts';
import type { Crumb, Head } from '#schema/content/page.ts';
import { languageOf, locales } from '#schema/rules/language.ts';
import type { image } from '../pictures/index.ts';
import { identity, website } from './business.ts';
import { ref, toId, toUrl, websiteId } from './ids.ts';
import { describePicture } from './picture.ts';

export interface PageGraph {
  /** schema.org's most specific type for the page. */
  type?: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery';
  trail: readonly Crumb[];
  /** The picture at the top of the page. */
  hero?: ReturnType<typeof image>;
  mainEntity?: string;
  /** The business, on pages that say more about it than others. */
  business?: HomeAndConstructionBusiness;
  nodes?: readonly Thing[];
}

/** A head with the page's schema.org graph. The home page has no trail. */
export function addGraph(head: Head, { business = identity, nodes = [], ...page }: PageGraph): Head {
  const { trail } = page;
  return {
    ...head,
    jsonLd: [
      describePage(head, page),
      website,
      business,
      ...(trail.length > 0 ? [describeTrail(head.path, trail)] : []),
      ...nodes,
    ],
  };
}

/** A list of pages or sections in the order shown. `id` is an item's node on this page. */
export function listPages(path: string, items: readonly { name: string; href: string; id?: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': toId(path, 'list'),
    itemListElement: items.map(({ name, href, id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: toUrl(href),
      ...(id && { item: ref(id) }),
    })),
  };
}

function describePage({ path, title, description }: Head, { type = 'WebPage', trail, hero, mainEntity }: PageGraph): WebPage {
  return {
    '@type': type,
    '@id': toId(path, 'webpage'),
    url: toUrl(path),
    name: title,
    description,
    inLanguage: locales[languageOf(path)],
    isPartOf: ref(websiteId),
    ...(trail.length > 0 && { breadcrumb: ref(toId(path, 'breadcrumb')) }),
    ...(hero && { primaryImageOfPage: describePicture(hero) }),
    ...(mainEntity && { mainEntity: ref(mainEntity) }),
  };
}

function describeTrail(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': toId(path, 'breadcrumb'),
    itemListElement: trail.map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(href),
    })),
  };
}
