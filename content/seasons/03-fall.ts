import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'fall',
  label: 'Fall 2025',
  title: 'Fall floors: warm wood grain and dark slate',
  subtitle: 'September to November: company, boots, and drier air',
  description:
    "Our first real cold front comes through in late September or October, and by then the clay has mostly finished shrinking. A lot of families want the floor finished before Thanksgiving, and the season's colors are pecan, hickory, and iron.",
  primaryColor: '#75391F',
  trends: [
    {
      id: 'full-range-hickory',
      name: 'Hickory in its full range',
      category: 'Hardwood',
      image: 'living-window',
      description:
        "You'll see boards from cream to brown in the same floor, each 5 to 6 inches wide. There's so much variation in the grain that you'll hardly notice dents and crumbs.",
      features: ['1,820 on the Janka scale', 'Holds up to chairs and dogs', 'Engineered boards for slabs'],
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
        "Walnut looks great in a study, a den, or a primary bedroom, especially with dark green or navy walls. It's softer than oak, so don't put it where boots come in.",
      features: ['Deep color without stain', 'Sun lightens it slowly', 'Best in low-traffic rooms'],
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
        'Put charcoal slate, or porcelain that looks like it, in your mudroom or laundry room. The rough surface grips your boots and hides what they track in.',
      features: ['Grip without a rug', "Dark clay doesn't show", 'Holds up under a washer'],
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
