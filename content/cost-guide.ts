import type { CostExtraEntry, CostFactorEntry, CostTypeEntry } from '../schema/content.ts';
import { business } from './business.ts';
import { sample } from './sample.ts';

/** The owner's cost guide, in US dollars per square foot. */
export const costTypes: CostTypeEntry[] = [
  {
    type: 'Luxury Vinyl Plank',
    materialCost: '$3-8',
    installationCost: '$2-4',
    totalCost: '$5-12',
    description:
      'A waterproof plank that clicks together or glues to the slab. It takes dogs, wet shoes and a moving slab in its stride.',
    pros: ['Waterproof through its whole thickness', 'Goes over most old floors', 'Two rooms laid in a day'],
    bestFor: 'Slab houses, rentals, kitchens and families with pets',
    href: '/services/lvp-flooring-austin',
  },
  {
    type: 'Hardwood',
    materialCost: '$6-15',
    installationCost: '$3-8',
    totalCost: '$9-23',
    description:
      'Solid boards nailed over plywood, or engineered boards glued to a slab. The only floor that can be made new again by sanding.',
    pros: ['Lasts for generations', 'Returns most of its cost at sale', 'Can be refinished and restained'],
    bestFor: 'Living rooms, halls and bedrooms in homes you mean to keep',
    href: '/services/hardwood-flooring-austin',
  },
  {
    type: 'Tile',
    materialCost: '$2-12',
    installationCost: '$4-8',
    totalCost: '$6-20',
    description:
      'Ceramic, porcelain or stone on a prepared bed. The material can be cheap; the labor never is, because the bed decides how long it lasts.',
    pros: ['Cool underfoot in summer', 'Nothing stands water better', 'Fifty years is a normal life'],
    bestFor: 'Bathrooms, kitchens, entries and sunrooms',
    href: '/services/tile-flooring-austin',
  },
  {
    type: 'Carpet',
    materialCost: '$2-8',
    installationCost: '$1-3',
    totalCost: '$3-11',
    description: 'Stretched over pad in a day. The pad makes half of the comfort, so do not let it be the line that is cut.',
    pros: ['Lowest price to start', 'Warm and quiet', 'A bedroom is done before lunch'],
    bestFor: 'Bedrooms, stairs and media rooms',
    href: '/services/carpet-installation-austin',
  },
];

/** Factors that change a price, with the strongest first. */
export const costFactors: CostFactorEntry[] = [
  {
    factor: 'Material grade',
    impact: 'High',
    description: 'Wear layer, board thickness and species set the material line, which can triple within one type of floor.',
  },
  {
    factor: 'State of the subfloor',
    impact: 'High',
    description: 'Leveling, joist work or a moisture sealer adds $2-6 per sq ft of the area that needs it.',
  },
  {
    factor: 'Room shapes and stairs',
    impact: 'High',
    description: 'Angles, islands and stair treads are cut by hand; stairs are priced per step, not per square foot.',
  },
  {
    factor: 'Removal of the old floor',
    impact: 'Medium',
    description:
      'Carpet comes up fast, but glued tile is slow, and old tile or sheet vinyl from before the mid-1980s may need an asbestos test first.',
  },
  {
    factor: 'Size of the job',
    impact: 'Medium',
    description: 'Small rooms carry the same trip, set-up and minimum charge as large ones, so the price per sq ft rises.',
  },
  {
    factor: 'Schedule',
    impact: 'Low',
    description: 'A rush premium of 10-20 percent, and only when you need the crew outside its plan.',
  },
];

/** Lines of a quote that the price per square foot leaves out. */
export const costExtras: CostExtraEntry[] = [
  {
    item: 'Minimum charge',
    price: business.minimumCharge,
    description: 'For a small room or a repair, you pay this if the rest of the quote comes to less.',
  },
  {
    item: 'Stairs',
    price: sample('$60-150 per step'),
    description: 'A carpeted step is at the low end of the range, and a new hardwood tread with its riser is at the high end.',
  },
  {
    item: 'Carpet tear-out',
    price: sample('$0.50-1 per sq ft'),
    description: 'We take up the carpet and the pad, and we pull every tack strip and staple so the new floor lies flat.',
  },
  {
    item: 'Tile tear-out',
    price: sample('$2-5 per sq ft'),
    description: "It's slow work, because we have to break out the tile and then grind the old thinset off the slab.",
  },
  {
    item: 'Furniture',
    price: sample('$50-100 per room'),
    description: 'We move beds, sofas, and tables out and back, but you can clear the rooms yourself and skip this line.',
  },
  {
    item: 'Haul-off',
    price: sample('$150-400 per job'),
    description: 'The price depends on the weight, because a load of tile costs a lot more to dump than a load of carpet.',
  },
];
