/** Fields that Google documents for each kind of search result, and why we leave some out. */
import { isA, type Node } from './graph.ts';

const docs = 'https://developers.google.com/search/docs/appearance/structured-data';

interface Rule {
  /** Google's name for the result. */
  result: string;
  /** Where Google documents the fields. */
  source: string;
  /** The nodes that Google reads. */
  reads: (node: Node) => boolean;
  /** Pages that need such a node. */
  on: RegExp;
  /** Required and recommended fields. A dot leads into a nested node. */
  fields: string[];
}

/**
 * As of 2025. Ratings and reviews are missing everywhere, because the ones on the pages are made up and Google ignores ratings that a
 * business gives itself.
 */
export const rules: Rule[] = [
  {
    // No street address, and no point on a map: the business names no street.
    result: 'Local business, in full',
    source: `${docs}/local-business`,
    reads: (node) => isA('HomeAndConstructionBusiness')(node) && 'priceRange' in node,
    on: /^\/$/,
    fields: [
      'name',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'priceRange',
      'telephone',
      'url',
    ],
  },
  {
    // `sameAs` follows once business.socials has profiles.
    result: 'Organization',
    source: `${docs}/organization`,
    reads: (node) => isA('HomeAndConstructionBusiness')(node) && 'logo' in node,
    on: /^\/$/,
    fields: ['name', 'url', 'logo', 'address', 'description', 'email', 'telephone'],
  },
  {
    result: 'Local business, in brief',
    source: `${docs}/local-business`,
    reads: isA('HomeAndConstructionBusiness'),
    on: /^/,
    fields: ['name', 'address.addressLocality', 'address.addressRegion', 'address.addressCountry', 'telephone', 'url', 'image'],
  },
  {
    result: 'Site name',
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    reads: isA('WebSite'),
    on: /^/,
    fields: ['name', 'url'],
  },
  {
    result: 'Breadcrumb',
    source: `${docs}/breadcrumb`,
    reads: isA('BreadcrumbList'),
    on: /^\/./,
    fields: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  },
  {
    result: 'Article',
    source: `${docs}/article`,
    reads: (node) => isA('Article')(node) || (isA('BlogPosting')(node) && 'mainEntityOfPage' in node),
    on: /^\/(blog|guides)\/.|^\/trends$/,
    fields: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
  },
  {
    result: 'FAQ',
    source: `${docs}/faqpage`,
    reads: isA('FAQPage'),
    on: /^\/$|^\/(blog|services)\/.|^\/(about|warranty|payment|water-damage|old-floors|landlords)$/,
    fields: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  },
  {
    // No `availability` and `priceValidUntil`: floors are sold by estimate, not from stock. Only pages that sell products need `brand`, `sku`
    // and shipping.
    result: 'Product snippet and merchant listing',
    source: `${docs}/merchant-listing`,
    reads: isA('Product'),
    on: /^\/flooring$/,
    fields: ['name', 'image', 'description', 'offers.priceSpecification.price', 'offers.priceSpecification.priceCurrency'],
  },
  {
    // No license or copyright notice: the owner hasn't stated one.
    result: 'Image metadata',
    source: `${docs}/image-license-metadata`,
    reads: isA('ImageObject'),
    on: /^\/(about|contact|flooring|gallery|guides|landlords|old-floors|payment|trends|visualizer|warranty|water-damage)$|^\/(blog|guides|services)\/./,
    fields: ['contentUrl', 'creator.name', 'creditText'],
  },
  // Google shows no result for this, but the specification asks for it.
  {
    result: 'Priced service',
    source: 'https://schema.org/Service',
    reads: (node) => isA('Service')(node) && 'offers' in node,
    on: /^\/services\/./,
    fields: [
      'name',
      'serviceType',
      'areaServed.name',
      'provider.name',
      'provider.telephone',
      'offers.priceSpecification.minPrice',
    ],
  },
];
