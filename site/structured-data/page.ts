import type { BreadcrumbList, HomeAndConstructionBusiness, Thing, WebPage } from 'schema-dts';
import type { Crumb, Head } from '#schema/content/page.ts';
import { languageOf, locales } from '#schema/rules/language.ts';
import { identity, website } from './business.ts';
import { ref, toId, toUrl, websiteId } from './ids.ts';

export interface PageGraph {
  trail: readonly Crumb[];
  /** The business, on pages that say more about it than others. */
  business?: HomeAndConstructionBusiness;
  nodes?: readonly Thing[];
}

/** A head with the page's schema.org graph. The home page has no trail. */
export function addGraph(head: Head, { trail, business = identity, nodes = [] }: PageGraph): Head {
  return {
    ...head,
    jsonLd: [
      describePage(head, trail),
      website,
      business,
      ...(trail.length > 0 ? [describeTrail(head.path, trail)] : []),
      ...nodes,
    ],
  };
}

function describePage({ path, title, description }: Head, trail: readonly Crumb[]): WebPage {
  return {
    '@type': 'WebPage',
    '@id': toId(path, 'webpage'),
    url: toUrl(path),
    name: title,
    description,
    inLanguage: locales[languageOf(path)],
    isPartOf: ref(websiteId),
    ...(trail.length > 0 && { breadcrumb: ref(toId(path, 'breadcrumb')) }),
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
