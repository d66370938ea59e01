/** Texts of a city page that follow from the city's entry. */

import type { City } from '#schema/content/files/city.ts';
import type { FloorPrice } from '#schema/content/floor-price.ts';
import type { Language } from '#schema/rules/language.ts';
import { floorPrice } from './floor-price.ts';
import { floorSwatch } from './floor-swatch.ts';
import { floorKinds, inOrder } from './read/floor-kinds.ts';

export interface CityFloor {
  name: string;
  href: string;
  description: string;
  price: FloorPrice;
  benefits: readonly string[];
  isPopular: boolean;
  /** Picture of the floor, an id in content/images. */
  swatch: string;
}

/** The option cards of a city page. Which floors are popular follows from the English `city`; `words` is its entry in this language. */
export function floorOptions(city: City, words: City = city, language: Language = 'en'): CityFloor[] {
  const { kinds, onCityPages } = floorKinds[language];
  return inOrder(kinds, ({ id }) => id, onCityPages).flatMap((kind) => {
    const { id, name, service, price, priceIncludes, card } = kind;
    if (!card || !price) return [];
    const { benefits, description = '', popularWord, popularIn } = card;
    return {
      name,
      price: floorPrice(price, priceIncludes),
      href: `/services/${service}`,
      benefits,
      description: words.floors[id] ?? description,
      swatch: floorSwatch(kind, city.popularStyles),
      isPopular:
        popularIn.includes(city.slug) ||
        (popularWord !== undefined && city.popularStyles.some((style) => style.toLowerCase().includes(popularWord))),
    };
  });
}
