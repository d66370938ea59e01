/** Texts of a city page that follow from the city's entry. */
import type { City } from '../schema/content.ts';
import { floorSwatch, kindOf } from './floor-swatch.ts';

const refinishingCities = ['austin', 'georgetown'];

const options = [
  {
    key: 'vinyl',
    name: 'Luxury Vinyl Plank',
    href: '/services/lvp-flooring-austin',
    benefits: ['Waterproof core', 'Fast to install', 'Quiet pad', '$5-10 per sq ft'],
  },
  {
    key: 'hardwood',
    name: 'Hardwood',
    href: '/services/hardwood-flooring-austin',
    benefits: ['Can be sanded again', 'Adds resale value', 'Warm underfoot', '$8-15 per sq ft'],
  },
  {
    key: 'tile',
    name: 'Tile',
    href: '/services/tile-flooring-austin',
    benefits: ['Cool in summer', "Water won't hurt it", 'Lasts decades', '$6-12 per sq ft'],
  },
  {
    key: 'laminate',
    name: 'Laminate',
    href: '/services/laminate-flooring-austin',
    benefits: ['Resists scratches', 'Lower price', 'Done in 1-2 days', '$4-8 per sq ft'],
  },
  {
    key: 'refinishing',
    name: 'Floor Refinishing',
    href: '/services/floor-refinishing-austin',
    benefits: ['Saves your old boards', 'Dust extraction', 'Any stain color', '$2-8 per sq ft with small repairs'],
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
    href: key === 'hardwood' && recommendsEngineered(city) ? '/services/engineered-hardwood-austin' : href,
    benefits,
    description: city.floors[key],
    swatch: floorSwatch(key, city.popularStyles),
    isPopular: key === 'refinishing' ? refinishingCities.includes(city.slug) : styles.includes(key),
  }));
}

/** Whether the first kind of wood that's popular in the city is engineered. */
function recommendsEngineered({ popularStyles }: City): boolean {
  const wood = popularStyles.find((style) => kindOf(style) === 'hardwood');
  return wood?.toLowerCase().includes('engineered') ?? false;
}
