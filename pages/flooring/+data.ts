import { business, costTypes, image, products } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';
import { learnMoreHref } from './learn-more.ts';

const path = '/flooring';
const costGuide = '/blog/flooring-cost-guide-austin-2025';

export type Data = ReturnType<typeof data>;

export function data() {
  const prices = products.map(({ pricePerSqFt }) => pricePerSqFt);
  return {
    head: head(),
    hero: image('bedroom-dresser'),
    phone: business.phone,
    products: products.map((product) => ({
      ...product,
      image: image(product.image),
      learnMore: learnMoreHref(product.category),
    })),
    prices: { lowest: Math.min(...prices), highest: Math.max(...prices) },
    installation: costTypes
      .filter(({ href }) => products.some(({ category }) => learnMoreHref(category) === href))
      .map(({ type, installationCost }) => ({ type, price: installationCost })),
    costGuide,
  };
}

function head(): Head {
  return {
    path,
    title: `Flooring Catalog and Prices, Austin TX | ${business.shortName}`,
    description:
      'Six floors with their prices per sq ft: vinyl plank, stone-look vinyl, laminate, oak, hickory and low-VOC maple, each with wear figures and warranty.',
    keywords: [
      'flooring catalog Austin',
      'flooring prices per square foot',
      'vinyl plank price',
      'hardwood flooring price Austin',
    ],
    jsonLd: products.map((product) => ({
      '@type': 'Product',
      '@id': `${business.siteUrl}${path}#${product.id}`,
      name: product.name,
      description: product.description,
      category: product.category,
      image: business.siteUrl + image(product.image).img.src,
      offers: {
        '@type': 'Offer',
        url: business.siteUrl + path,
        seller: { '@type': 'Organization', name: business.name },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: product.pricePerSqFt.toFixed(2),
          priceCurrency: 'USD',
          unitText: 'square foot',
          unitCode: 'FTK',
        },
      },
    })),
  };
}
