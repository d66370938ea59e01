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
      'Waterproof planks that click together or glue to your slab. They hold up to dogs, wet shoes, and a slab that moves a little.',
    pros: ['Waterproof all the way through', 'Goes over most old floors', 'Two bedrooms in a day'],
    bestFor: 'Slab houses, rentals, kitchens, and families with pets',
    href: '/services/lvp-flooring-austin',
  },
  {
    type: 'Hardwood',
    materialCost: '$6-15',
    installationCost: '$3-8',
    totalCost: '$9-23',
    description:
      'Solid boards nailed to plywood, or engineered boards glued to a slab. When the floor wears out, you can usually sand and refinish it instead of replacing it.',
    pros: ['Lasts for generations', 'Returns most of its cost when you sell', 'Can be refinished and restained'],
    bestFor: 'Living rooms, halls, and bedrooms in a home you plan to keep',
    href: '/services/hardwood-flooring-austin',
  },
  {
    type: 'Tile',
    materialCost: '$2-12',
    installationCost: '$4-8',
    totalCost: '$6-20',
    description:
      "Ceramic, porcelain, or stone over a prepared slab or subfloor. Some tile is inexpensive, but the labor isn't, because the prep underneath decides how long it lasts. A crack-isolation membrane, on a slab with cracks or on clay, adds $1.50-3 per sq ft.",
    pros: ['Cool underfoot in summer', "Standing water won't hurt it", 'Can last fifty years'],
    bestFor: 'Bathrooms, kitchens, entries, and sunrooms',
    href: '/services/tile-flooring-austin',
  },
  {
    type: 'Carpet',
    materialCost: '$2-8',
    installationCost: '$1-3',
    totalCost: '$3-11',
    description:
      "We usually stretch it over a new pad in a day. A good pad makes carpet feel better and last longer, so don't skimp on the pad to save money.",
    pros: ['Costs the least up front', 'Warm and quiet', 'Usually done in a day'],
    bestFor: 'Bedrooms, stairs, and media rooms',
    href: '/services/carpet-installation-austin',
  },
];

/** What can come on top of material and installation, in US dollars per square foot. */
export const extraCosts = {
  /** Taking out carpet, without hauling, as in the cost guide's worked example. */
  carpetRemoval: 0.75,
  /** Per square foot of the area that needs it. */
  leveling: { low: 2, high: 6 },
} as const;

const { low, high } = extraCosts.leveling;

/** Factors that change a price, with the strongest first. */
export const costFactors: CostFactorEntry[] = [
  {
    factor: 'Material grade',
    impact: 'High',
    description:
      'The wear layer, the thickness, and the kind of wood set your material price. It can triple within one type of floor.',
  },
  {
    factor: 'Subfloor repairs',
    impact: 'High',
    description: `Leveling or joist repair adds $${low}-${high} per sq ft, but only for the area that needs it. A timed moisture test, if your slab needs one, is a separate $200-500, and a moisture sealer runs $2-5 per sq ft.`,
  },
  {
    factor: 'Room shapes and stairs',
    impact: 'High',
    description:
      'Angles, islands, and stairs take more cutting, so they take more time. We price stairs by the step instead of by the square foot.',
  },
  {
    factor: 'Tear-out of the old floor',
    impact: 'Medium',
    description:
      'Carpet comes up fast, and glued tile comes up slowly. Tile, sheet vinyl, or black glue from before the mid-1980s may need an asbestos test first.',
  },
  {
    factor: 'Size of the job',
    impact: 'Medium',
    description: `The trip and the setup are the same for a small room, so it costs more per square foot. Our minimum for any job is ${business.minimumCharge}.`,
  },
  {
    factor: 'Schedule',
    impact: 'Low',
    description:
      "It's smart to book 4-6 weeks ahead. If you need a date sooner than our next open slot, there's a rush premium of 10-20 percent.",
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
