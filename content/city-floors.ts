/** Texts of a city page that follow from the city's entry. */
import type { City } from '../schema/content.ts';
import { floorSwatch, kindOf } from './floor-swatch.ts';

/** General solutions by keyword. The first match in this order wins. */
const solutions: { keywords: string[]; solution: string }[] = [
  { keywords: ['humidity', 'moisture'], solution: 'Waterproof vinyl and sealed installs' },
  { keywords: ['budget', 'affordable'], solution: 'Competitive pricing and financing' },
  { keywords: ['durability', 'traffic'], solution: 'Commercial-grade materials' },
  { keywords: ['historic', 'restoration'], solution: 'Period-appropriate materials' },
  { keywords: ['family', 'pet'], solution: 'Easy-clean floors' },
  { keywords: ['luxury', 'high-end'], solution: 'Premium materials' },
];
const tailoredSolution = 'A solution tailored to the house';

export function solutionFor(challenge: string): string {
  const text = challenge.toLowerCase();
  return solutions.find(({ keywords }) => keywords.some((keyword) => text.includes(keyword)))?.solution ?? tailoredSolution;
}

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
