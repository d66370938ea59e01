import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'summer',
  label: 'Summer 2025',
  title: 'Summer floors that stay cool at 100 °F',
  subtitle: 'June to August: strong sun, bare feet, and closed windows',
  description:
    "Tile on a slab stays cool, even in August, and the sun from a west window can fade a dark wood floor. That's why stone looks and pale colors make sense in summer, and so do floors that dry fast after a day at the pool or the river.",
  primaryColor: '#8F4A1A',
  trends: [
    {
      id: 'limestone-porcelain',
      name: 'Limestone-look porcelain, 24x48',
      category: 'Tile',
      image: 'living-hero-ceramic',
      description:
        "These long porcelain tiles are the cream color of the limestone along MoPac, and they're matte enough for wet feet. Real limestone stains, but wine and sunscreen wipe right off porcelain.",
      features: ['Cool all afternoon', "Sun won't fade it", 'Few grout lines', 'Can run out to a covered patio'],
      popularity: 'Hot This Summer',
      serviceLink: '/services/tile-flooring-austin',
      colorPalette: [
        { name: 'Cream rock', hex: '#EFE6D2' },
        { name: 'Caliche', hex: '#DCCDB2' },
        { name: 'Shaded ledge', hex: '#A79C88' },
      ],
    },
    {
      id: 'stone-look-vinyl',
      name: 'Stone-look vinyl for baths',
      category: 'Luxury vinyl plank',
      image: 'mudroom-door',
      description:
        "This vinyl comes in 12x24 tiles with a light texture. We can often put it over a solid old floor in a day, so if you only have one bathroom, you'll usually have it back that evening.",
      features: ['No grout to scrub', 'Softer than tile', 'Waterproof core'],
      popularity: 'Rising',
      serviceLink: '/services/lvp-flooring-austin',
      colorPalette: [
        { name: 'River gravel', hex: '#9C9B94' },
        { name: 'Wet slate', hex: '#6C7274' },
        { name: 'Fog', hex: '#D3D4CF' },
      ],
    },
    {
      id: 'pale-maple',
      name: 'Pale maple',
      category: 'Hardwood',
      image: 'dining-sideboard',
      description:
        'Maple reflects more light than most other woods, so it brightens a room that faces north. Leave it natural, because stain turns blotchy on its tight grain.',
      features: ['Harder than oak, 1,450 Janka', 'Even, quiet grain', 'Brightens north rooms'],
      popularity: 'Steady Favorite',
      serviceLink: '/services/hardwood-flooring-austin',
      colorPalette: [
        { name: 'Maple cream', hex: '#EAD9B7' },
        { name: 'Linen', hex: '#F1EADC' },
        { name: 'Lake blue', hex: '#5F8293' },
      ],
    },
  ],
} satisfies SeasonEntry;
