import type { Product } from 'schema-dts';
import type { PageContextServer } from 'vike/types';
import { fill } from '#schema/rules/fill.ts';
import { type Language, languageOf, pathIn } from '#schema/rules/language.ts';
import { costGuide } from '#site/frame.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { ratingOf } from '#site/samples.ts';
import { businessId, ref, toUrl } from '#site/structured-data/ids.ts';
import { describePrice } from '#site/structured-data/price.ts';
import { definePage } from '../define-page.ts';
import { categoriesIn } from './categories.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const path = pathIn(language, pathOf('flooring'));
  const words = wordsIn(language).flooring;
  const { products } = contentIn(language);
  const categories = categoriesIn(language);
  const prices = products.map(({ pricePerSqFt }) => pricePerSqFt);
  return {
    ...definePage(path, words, {
      nodes: products.map((product) => describeProduct(language, path, product)),
    }),
    words: {
      ...words,
      lead: fill(words.lead, {
        lowest: `$${Math.min(...prices).toFixed(2)}`,
        highest: `$${Math.max(...prices).toFixed(2)}`,
      }),
    },
    categories,
    products: products.map(({ reviews, sample, ...product }) => ({
      ...product,
      ...ratingOf(language, { ...product, reviews, sample }),
      image: imageIn(language, product.image),
      swatch: { ...imageIn(language, product.swatch), alt: product.style },
    })),
    lines: [...describeInstallation(language), ...words.lines],
    costGuide,
  };
}

/** What installation costs for each kind of floor in the catalog. */
function describeInstallation(language: Language): string[] {
  const { costGuide, products } = contentIn(language);
  const categories = categoriesIn('en');
  return costGuide.types
    .filter(({ href }) =>
      categories.some(({ category, page }) => page === href && products.some((one) => one.category === category)),
    )
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
    category: categoriesIn(language).find((one) => one.category === category)?.name,
    url,
    image: toUrl(imageIn(language, image).img.src),
    offers: { '@type': 'Offer', url, seller: ref(businessId), priceSpecification: describePrice(pricePerSqFt) },
  };
}
