import type { Product } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { contactLink } from '#components/form/contact-link.ts';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { costGuide } from '#site/frame.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { picks } from '#site/read/picks.ts';
import { wordsIn } from '#site/read/words.ts';
import { ratingOf } from '#site/samples.ts';
import { seeInRoom } from '#site/see-in-room.ts';
import { businessId, ref, toId, toUrl } from '#site/structured-data/ids.ts';
import { listPages } from '#site/structured-data/page.ts';
import { describePrice } from '#site/structured-data/price.ts';
import { definePage } from '../define-page.ts';
import { findLearnMoreHref } from './learn-more.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const path = pathIn(language, pathOf('flooring'));
  const words = wordsIn(language).flooring;
  const { products } = contentIn(language);
  const { kinds } = floorKinds[language];
  const prices = products.map(({ pricePerSqFt }) => pricePerSqFt);
  const hero = imageIn(language, picks.pictures.flooring ?? picks.pictures.home);
  const list = listPages(
    path,
    products.map(({ id, name }) => ({ name, href: `${path}#${id}`, id: toId(path, id) })),
  );
  return {
    ...definePage(path, words, {
      type: 'CollectionPage',
      hero,
      mainEntity: toId(path, 'list'),
      nodes: [list, ...products.map((product) => describeProduct(language, path, product))],
    }),
    hero,
    words: {
      ...words,
      lead: fill(words.lead, {
        lowest: `$${Math.min(...prices).toFixed(2)}`,
        highest: `$${Math.max(...prices).toFixed(2)}`,
      }),
    },
    categories: kinds.flatMap(({ catalog }) => catalog ?? []),
    products: products.map(({ reviews, sample, ...product }) => ({
      ...product,
      categoryName: kindOfProduct(language, product.category)?.catalog?.name,
      ...ratingOf(language, { ...product, reviews, sample }),
      image: imageIn(language, product.image),
      swatch: imageIn(language, product.swatch),
      learnMore: findLearnMoreHref(product.category),
      quote: contactLink({ floor: product.id, service: kindOfProduct(language, product.category)?.form?.value }),
      roomView: seeInRoom(product.id, language),
    })),
    lines: [...describeInstallation(language), ...words.lines],
    costGuide,
  };
}

/** What installation costs for each kind of floor in the catalog. */
function describeInstallation(language: Language): string[] {
  const { costGuide, products } = contentIn(language);
  return costGuide.types
    .filter(({ href }) => products.some(({ category }) => findLearnMoreHref(category) === href))
    .map(({ type, installationCost }) =>
      fill(wordsIn(language).flooring.installation, {
        floor: language === 'es' ? type.toLowerCase() : type,
        price: installationCost,
      }),
    );
}

/** A product with its price, but without its made-up rating. */
function describeProduct(
  language: Language,
  path: string,
  { id, name, description, category, image, pricePerSqFt }: ReturnType<typeof contentIn>['products'][number],
): Product {
  const url = toUrl(`${path}#${id}`);
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description,
    category: kindOfProduct(language, category)?.catalog?.name,
    url,
    image: toUrl(imageIn(language, image).img.src),
    offers: { '@type': 'Offer', url, seller: ref(businessId), priceSpecification: describePrice(pricePerSqFt) },
  };
}

function kindOfProduct(language: Language, category: string) {
  return floorKinds[language].kinds.find(({ catalog }) => catalog?.category === category);
}
