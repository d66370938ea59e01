import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'fall',
  label: 'Fall 2025',
  title: 'Wood grain, dark slate and a full table',
  subtitle: 'September to November: company, boots and drier air',
  description:
    'The first real front comes through in late September or October, the clay has mostly finished shrinking, and people want the house finished before Thanksgiving. Colors turn to pecan, hickory and iron.',
  primaryColor: '#75391F',
  trends: [
    {
      id: 'full-range-hickory',
      name: 'Hickory in its full range',
      category: 'Hardwood',
      image: 'living-window',
      description:
        'Boards from cream to brown in one floor, 5 to 6 inches wide. The pattern is so lively that dents and crumbs disappear in it.',
      features: ['1,820 on the Janka scale', 'Forgives chairs and dogs', 'Engineered boards for slabs'],
      popularity: 'Rising Fast',
      serviceLink: '/services/hardwood-flooring-austin',
      colorPalette: [
        { name: 'Hickory cream', hex: '#D9BC8C' },
        { name: 'Pecan shell', hex: '#8A5A36' },
        { name: 'Smoke', hex: '#6B6259' },
      ],
    },
    {
      id: 'walnut-study',
      name: 'Walnut for one quiet room',
      category: 'Hardwood',
      image: 'den-floor',
      description:
        'A study, den or main bedroom in American walnut, with dark green or ink walls around it. It is softer than oak, so keep it out of the path of boots.',
      features: ['Deep color without stain', 'Lightens gently with sun', 'Best in low-traffic rooms'],
      popularity: 'Fall Spotlight',
      serviceLink: '/services/hardwood-flooring-austin',
      colorPalette: [
        { name: 'Walnut', hex: '#5C3F2B' },
        { name: 'Oak-shade green', hex: '#2F4337' },
        { name: 'Saddle', hex: '#96551B' },
      ],
    },
    {
      id: 'slate-back-door',
      name: 'Slate at the back door',
      category: 'Tile',
      image: 'mudroom-slate',
      description:
        'Charcoal slate, or porcelain made to look like it, in mudroom and laundry. Its split face grips boots and hides what they carry in.',
      features: ['Grip without a rug', 'Dark clay does not show', 'Tough under a washer'],
      popularity: 'Trending Up',
      serviceLink: '/services/tile-flooring-austin',
      colorPalette: [
        { name: 'Charcoal slate', hex: '#4A4F53' },
        { name: 'Rust vein', hex: '#8C5236' },
        { name: 'Dry grass', hex: '#B9A777' },
      ],
    },
  ],
} satisfies SeasonEntry;
