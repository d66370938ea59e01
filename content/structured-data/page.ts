import type { BreadcrumbList, HomeAndConstructionBusiness, ItemList, Thing, WebPage } from 'schema-dts';
import type { Crumb, Head } from '../../schema/page.ts';
import type { image } from '../images/index.ts';
import { identity, website } from './business.ts';
import { addressOf, idOf, ref, websiteId } from './ids.ts';
import { pictureNode } from './picture.ts';

interface PageGraph {
  /** The page's kind, as narrow as schema.org has it. */
  type?: 'WebPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery';
  /** The visible breadcrumbs. */
  trail?: readonly Crumb[];
  /** The picture at the page's top. */
  hero?: ReturnType<typeof image>;
  /** Id of the node that the page is about. */
  mainEntity?: string;
  /** The business, where the page says more of it than every page does. */
  business?: HomeAndConstructionBusiness;
  /** What else the page shows. */
  nodes?: readonly Thing[];
}

/** Where every trail starts. */
export const home: Crumb = { name: 'Home', href: '/' };

/** The head of a page with its graph: the page within the site, the site's owner, the trail, and what the page shows. */
export function withGraph(head: Head, { business = identity, nodes = [], ...page }: PageGraph): Head {
  const { trail } = page;
  return {
    ...head,
    jsonLd: [webPage(head, page), website, business, ...(trail ? [breadcrumbList(head.path, trail)] : []), ...nodes],
  };
}

/** A list of pages or parts of pages, in the order in which they are shown; `id` names the node of an item on this page. */
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
