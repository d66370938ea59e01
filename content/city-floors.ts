/** Texts of a city page that follow from the city's entry. */
import type { City } from '../schema/content.ts';
import { floorSwatch } from './floor-swatch.ts';

const refinishingCities = ['austin', 'georgetown'];

const options = [
  {
    key: 'vinyl',
    name: 'Luxury Vinyl Plank',
    href: '/services/lvp-flooring-austin',
    benefits: ['Waterproof core', 'Fast to lay', 'Quiet pad', '$5-10 per sq ft'],
  },
  {
    key: 'hardwood',
    name: 'Hardwood',
    href: '/services/hardwood-flooring-austin',
    benefits: ['Sands like new', 'Adds resale value', 'Warm underfoot', '$8-15 per sq ft'],
  },
  {
    key: 'tile',
    name: 'Tile',
    href: '/services/tile-flooring-austin',
    benefits: ['Cool in summer', 'Stands water', 'Lasts decades', '$6-12 per sq ft'],
  },
  {
    key: 'laminate',
    name: 'Laminate',
    href: '/services/laminate-flooring-austin',
    benefits: ['Scratch-hard face', 'Low price', 'Done in days', '$4-8 per sq ft'],
  },
  {
    key: 'refinishing',
    name: 'Floor Refinishing',
    href: '/services/floor-refinishing-austin',
    benefits: ['Keeps old boards', 'Dust extraction', 'Any stain', '$2-8 per sq ft'],
  },
] as const;

export interface FloorOption {
  name: string;
  href: string;
  description: string;
  benefits: readonly string[];
  isPopular: boolean;
  /** Picture of the floor, an id in content/images. */
  swatch: string;
}

/** The option cards of a city page. */
export function floorOptions(city: City): FloorOption[] {
  const styles = city.popularStyles.join(' ').toLowerCase();
  return options.map(({ key, name, href, benefits }) => ({
    name,
    href,
    benefits,
    description: city.floors[key],
    swatch: floorSwatch(key, city.popularStyles),
    isPopular: key === 'refinishing' ? refinishingCities.includes(city.slug) : styles.includes(key),
  }));
}
