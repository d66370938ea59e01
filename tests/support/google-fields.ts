/** What Google asks of structured data, a rule for each kind of result, and what we leave out and why. */
import { isA, type Node } from './graph.ts';

const docs = 'https://developers.google.com/search/docs/appearance/structured-data';

interface Rule {
  /** Google's name of the result. */
  result: string;
  /** Where Google lists the fields. */
  source: string;
  /** The nodes it reads. */
  reads: (node: Node) => boolean;
  /** Pages that must have such a node. */
  on: RegExp;
  required: string[];
  /** Of each group one field at least. */
  oneOf?: string[][];
  recommended: string[];
  /** Recommended fields that are left out, or required ones that keep us out of this result, with the reason. */
  without: Record<string, string>;
}

const noRating = 'nobody rates himself, and there are no real reviews yet';

/** Fields as Google listed them in 2025; a dot leads into a node. */
export const rules: Rule[] = [
  {
    result: 'Local business, in full on the home page',
    source: `${docs}/local-business`,
    reads: (node) => isA('HomeAndConstructionBusiness')(node) && 'priceRange' in node,
    on: /^\/$/,
    required: ['name', 'address.addressLocality', 'address.addressRegion', 'address.postalCode', 'address.addressCountry'],
    recommended: [
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'priceRange',
      'telephone',
      'url',
    ],
    without: {
      'address.streetAddress': 'the business gives no street',
      'openingHoursSpecification.validFrom': 'the hours are those of the whole year',
      aggregateRating: noRating,
      review: noRating,
      department: 'it has none',
    },
  },
  {
    result: 'Organization, on the home page',
    source: `${docs}/organization`,
    reads: (node) => isA('HomeAndConstructionBusiness')(node) && 'logo' in node,
    on: /^\/$/,
    required: [],
    recommended: ['name', 'url', 'logo', 'address', 'description', 'email', 'telephone'],
    without: {
      sameAs: 'it has no profiles elsewhere',
      legalName: 'the owner has not given one',
      foundingDate: 'the owner has not given one',
    },
  },
  {
    result: 'Local business, as every page names it',
    source: `${docs}/local-business`,
    reads: isA('HomeAndConstructionBusiness'),
    on: /^/,
    required: ['name', 'address.addressLocality', 'address.addressRegion', 'address.addressCountry'],
    recommended: ['telephone', 'url', 'image'],
    without: { aggregateRating: noRating, review: noRating },
  },
  {
    result: 'Site name',
    source: 'https://developers.google.com/search/docs/appearance/site-names',
    reads: isA('WebSite'),
    on: /^/,
    required: ['name', 'url'],
    recommended: [],
    without: { alternateName: 'it is known by one name' },
  },
  {
    result: 'Breadcrumb',
    source: `${docs}/breadcrumb`,
    reads: isA('BreadcrumbList'),
    on: /^\/./,
    required: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
    recommended: [],
    without: {},
  },
  {
    result: 'Article of the blog',
    source: `${docs}/article`,
    reads: (node) => isA('BlogPosting')(node) && 'mainEntityOfPage' in node,
    on: /^\/blog\/./,
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
    without: {},
  },
  {
    result: 'Article',
    source: `${docs}/article`,
    reads: isA('Article'),
    on: /^\/(guides|trends)$/,
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url'],
    without: {},
  },
  {
    result: 'FAQ',
    source: `${docs}/faqpage`,
    reads: isA('FAQPage'),
    on: /^\/$|^\/(blog|services)\/./,
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    recommended: [],
    without: {},
  },
  {
    result: 'Product snippet',
    source: `${docs}/product-snippet`,
    reads: isA('Product'),
    on: /^\/flooring$/,
    required: ['name', 'offers.priceSpecification.price'],
    oneOf: [['offers', 'review', 'aggregateRating']],
    recommended: ['offers.priceSpecification.priceCurrency'],
    without: {
      review: noRating,
      aggregateRating: noRating,
      'offers.availability': 'the catalog says nothing of stock',
      'offers.priceValidUntil': 'no price has an end',
    },
  },
  {
    // Google shows merchant listings only of pages that sell; floors are sold with an estimate.
    result: 'Merchant listing, as far as a page without a shop can',
    source: `${docs}/merchant-listing`,
    reads: isA('Product'),
    on: /^\/flooring$/,
    required: ['name', 'image', 'offers.priceSpecification.price', 'offers.priceSpecification.priceCurrency'],
    recommended: ['description'],
    without: { brand: 'the makers are not named', sku: 'there is no shop', 'offers.shippingDetails': 'nothing is shipped' },
  },
  {
    result: 'Image metadata',
    source: `${docs}/image-license-metadata`,
    reads: isA('ImageObject'),
    on: /^\/(contact|flooring|gallery|guides|trends|visualizer)$|^\/(blog|services)\/./,
    required: ['contentUrl'],
    oneOf: [['creator', 'creditText', 'copyrightNotice', 'license']],
    recommended: ['creator.name', 'creditText'],
    without: {
      license: 'the owner has not stated one',
      acquireLicensePage: 'the pictures are not for sale',
      copyrightNotice: 'the owner has not stated one',
    },
  },
  {
    // Without a rating Google shows no result for it; the fields tell others what it is.
    result: 'Software app',
    source: `${docs}/software-app`,
    reads: isA('WebApplication'),
    on: /^\/visualizer$/,
    required: ['name', 'offers.price'],
    recommended: ['applicationCategory', 'operatingSystem'],
    without: { aggregateRating: noRating, review: noRating },
  },
];
