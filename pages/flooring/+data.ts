import type { Product } from 'schema-dts';
import { business, costTypes, image, products } from '../../content/index.ts';
import { seeInRoom } from '../../content/see-in-room.ts';
import { businessId, ref, toId, toUrl } from '../../content/structured-data/ids.ts';
import { addGraph, home, listPages } from '../../content/structured-data/page.ts';
import { describePrice } from '../../content/structured-data/price.ts';
import type { Head } from '../../schema/page.ts';
import { categoryNames } from './categories.ts';
import { findLearnMoreHref } from './learn-more.ts';

const path = '/flooring';
const costGuide = '/blog/flooring-cost-guide-austin-2025';

const trail = [home, { name: 'Flooring catalog' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const prices = products.map(({ pricePerSqFt }) => pricePerSqFt);
  const hero = image('bedroom-dresser');
  const list = listPages(
    path,
    products.map(({ id, name }) => ({ name, href: `${path}#${id}`, id: toId(path, id) })),
  );
  return {
    head: addGraph(makeHead(), {
      type: 'CollectionPage',
      trail,
      hero,
      mainEntity: toId(path, 'list'),
      nodes: [list, ...products.map(describeProduct)],
    }),
    trail,
    hero,
    phone: business.phone,
    products: products.map((product) => ({
      ...product,
      image: image(product.image),
      swatch: image(product.swatch),
      learnMore: findLearnMoreHref(product.category),
      roomView: seeInRoom(product.id),
    })),
    prices: { lowest: Math.min(...prices), highest: Math.max(...prices) },
    installation: costTypes
      .filter(({ href }) => products.some(({ category }) => findLearnMoreHref(category) === href))
      .map(({ type, installationCost }) => ({ type, price: installationCost })),
    costGuide,
  };
}

function makeHead(): Head {
  return {
    path,
    title: `Flooring Catalog and Prices, Austin TX | ${business.shortName}`,
    description:
      'Compare floors by price per sq ft: vinyl plank, stone-look vinyl, laminate, oak, hickory, and low-VOC maple, each with its wear rating and warranty.',
    keywords: [
      'flooring catalog Austin',
      'flooring prices per square foot',
      'vinyl plank price',
      'hardwood flooring price Austin',
    ],
  };
}

/** A product with its price, but without its made-up rating. */
function describeProduct({
  id,
  name,
  description,
  category,
  image: picture,
  pricePerSqFt: price,
}: (typeof products)[number]): Product {
  const url = toUrl(`${path}#${id}`);
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description,
    category: categoryNames[category],
    url,
    image: toUrl(image(picture).img.src),
    offers: { '@type': 'Offer', url, seller: ref(businessId), priceSpecification: describePrice(price) },
  };
}
