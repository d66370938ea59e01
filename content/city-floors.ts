/** Texts of a city page that follow from the city's entry. */
import { type City, cityFloorsSchema } from '../schema/content.ts';
import { floorSwatch } from './floor-swatch.ts';
import { readEntry } from './read.ts';

const { floors: options, refinishingCities } = readEntry(cityFloorsSchema, 'city-floors.yaml');

export interface FloorOption {
  name: string;
  href: string;
  description: string;
  /** In a list of prices. */
  short: string;
  price: string;
  benefits: readonly string[];
  isPopular: boolean;
  /** Picture of the floor, an id in content/images. */
  swatch: string;
}

/** The option cards of a city page. */
export function floorOptions(city: City): FloorOption[] {
  const styles = city.popularStyles.join(' ').toLowerCase();
  return options.map(({ kind, name, short, price, href, benefits }) => ({
    name,
    short,
    price,
    href,
    benefits: [...benefits, price],
    description: city.floors[kind],
    swatch: floorSwatch(kind, city.popularStyles),
    isPopular: kind === 'refinishing' ? refinishingCities.includes(city.slug) : styles.includes(kind),
  }));
}
