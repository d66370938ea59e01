import type { Product } from 'schema-dts';
import { business, costTypes, image, products } from '../../content/index.ts';
import { addressOf, businessId, idOf, ref } from '../../content/structured-data/ids.ts';
import { home, itemList, withGraph } from '../../content/structured-data/page.ts';
import { pricePerSqFt } from '../../content/structured-data/price.ts';
import type { Head } from '../../schema/page.ts';
import { learnMoreHref } from './learn-more.ts';
import { categoryNames } from './ProductCard.tsx';

const path = '/flooring';
const costGuide = '/blog/flooring-cost-guide-austin-2025';

const trail = [home, { name: 'Flooring catalog' }];

export type Data = ReturnType<typeof data>;

export function data() {
  const prices = products.map(({ pricePerSqFt }) => pricePerSqFt);
  const hero = image('bedroom-dresser');
  const list = itemList(
    path,
    products.map(({ id, name }) => ({ name, href: `${path}#${id}`, id: idOf(path, id) })),
  );
  return {
    head: withGraph(head(), {
      type: 'CollectionPage',
      trail,
      hero,
      mainEntity: idOf(path, 'list'),
      nodes: [list, ...products.map(productNode)],
    }),
    trail,
    hero,
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
  };
}

/** A product with its price; its rating stays out, since nobody can read the reviews behind it. */
function productNode({
  id,
  name,
  description,
  category,
  image: picture,
  pricePerSqFt: price,
}: (typeof products)[number]): Product {
  const url = addressOf(`${path}#${id}`);
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description,
    category: categoryNames[category],
    url,
    image: addressOf(image(picture).img.src),
    // The page says nothing of stock, so neither does the offer.
    offers: { '@type': 'Offer', url, seller: ref(businessId), priceSpecification: pricePerSqFt(price) },
  };
}
