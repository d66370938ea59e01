/** Texts of a city page that follow from the city's entry. */
import { type City, cityFloorsSchema } from '../schema/content.ts';
import { floorSwatch, kindOf } from './floor-swatch.ts';
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
    href: kind === 'hardwood' && recommendsEngineered(city) ? '/services/engineered-hardwood-austin' : href,
    benefits: [...benefits, price],
    description: city.floors[kind],
    swatch: floorSwatch(kind, city.popularStyles),
    isPopular: kind === 'refinishing' ? refinishingCities.includes(city.slug) : styles.includes(kind),
  }));
}

/** Whether the first kind of wood that's popular in the city is engineered. */
function recommendsEngineered({ popularStyles }: City): boolean {
  const wood = popularStyles.find((style) => kindOf(style) === 'hardwood');
  return wood?.toLowerCase().includes('engineered') ?? false;
}
