/** Texts of a city page that follow from the city's entry. */

import { type City, cityFloorsSchema } from '#schema/content/files/city.ts';
import type { FloorPrice } from '#schema/content/floor-price.ts';
import type { Language } from '#schema/rules/language.ts';
import { withPrice } from './floor-price.ts';
import { floorSwatch } from './floor-swatch.ts';
import { contentFolder } from './read/folder.ts';
import { readEntry } from './read/read.ts';

const entries = {
  en: readEntry(cityFloorsSchema, 'city-floors.yaml'),
  es: readEntry(cityFloorsSchema, 'city-floors.yaml', 'es'),
};

export interface CityFloor {
  name: string;
  href: string;
  description: string;
  /** In a list of prices. */
  short: string;
  price: FloorPrice;
  benefits: readonly string[];
  isPopular: boolean;
  /** Picture of the floor, an id in content/images. */
  swatch: string;
}

/** The option cards of a city page. Which floors are popular follows from the English `city`; `words` is its entry in this language. */
export function floorOptions(city: City, words: City = city, language: Language = 'en'): CityFloor[] {
  const { floors: options, refinishingCities } = entries[language];
  const styles = city.popularStyles.join(' ').toLowerCase();
  return options.map(withPrice).map(({ kind, name, short, price, href, benefits }) => ({
    name,
    short,
    price,
    href,
    benefits,
    description: textOf(words, kind),
    swatch: floorSwatch(kind, city.popularStyles),
    isPopular: kind === 'refinishing' ? refinishingCities.includes(city.slug) : styles.includes(kind),
  }));
}

function textOf({ slug, floors }: City, kind: keyof City['floors']): string {
  const text = floors[kind];
  if (!text)
    throw new Error(
      `${contentFolder}/cities/${slug}.yaml: floors > ${kind}: this is missing; city-floors.yaml has a card for it`,
    );
  return text;
}
