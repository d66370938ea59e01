import type { BreadcrumbList, HomeAndConstructionBusiness, ItemList, Thing, WebPage } from 'schema-dts';
import type { Crumb, Head } from '../../schema/page.ts';
import type { image } from '../images/index.ts';
import { identity, website } from './business.ts';
import { addressOf, idOf, ref, websiteId } from './ids.ts';
import { pictureNode } from './picture.ts';

interface PageGraph {
  /** schema.org's most specific type for the page. */
  type?: 'WebPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery';
  /** The visible breadcrumbs. */
  trail?: readonly Crumb[];
  /** The picture at the top of the page. */
  hero?: ReturnType<typeof image>;
  /** Id of the node the page is about. */
  mainEntity?: string;
  /** The business, on pages that say more about it than others. */
  business?: HomeAndConstructionBusiness;
  /** Everything else on the page. */
  nodes?: readonly Thing[];
}

/** The first step of every trail. */
export const home: Crumb = { name: 'Home', href: '/' };

/** Adds the page's schema.org graph to its head. */
export function withGraph(head: Head, { business = identity, nodes = [], ...page }: PageGraph): Head {
  const { trail } = page;
  return {
    ...head,
    jsonLd: [webPage(head, page), website, business, ...(trail ? [breadcrumbList(head.path, trail)] : []), ...nodes],
  };
}

/** A list of pages or sections in the order shown. `id` is an item's node on this page. */
export function itemList(path: string, items: readonly { name: string; href: string; id?: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': idOf(path, 'list'),
    itemListElement: items.map(({ name, href, id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(href),
      ...(id && { item: ref(id) }),
    })),
  };
}

function webPage({ path, title, description }: Head, { type = 'WebPage', trail, hero, mainEntity }: PageGraph): WebPage {
  return {
    '@type': type,
    '@id': idOf(path, 'webpage'),
    url: addressOf(path),
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: ref(websiteId),
    ...(trail && { breadcrumb: ref(idOf(path, 'breadcrumb')) }),
    ...(hero && { primaryImageOfPage: pictureNode(hero) }),
    ...(mainEntity && { mainEntity: ref(mainEntity) }),
  };
}

function breadcrumbList(path: string, trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf(path, 'breadcrumb'),
    itemListElement: trail.map(({ name, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(href),
    })),
  };
}
