import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'summer',
  label: 'Summer 2025',
  title: 'Cool underfoot when it is 100°F outside',
  subtitle: 'June to August: hard sun, bare feet and closed windows',
  description:
    'A slab under tile gives back the cool of the ground, and sun through a west window fades a dark floor. The season favors stone, pale colors and surfaces that dry quickly after the pool or the river.',
  primaryColor: '#8F4A1A',
  trends: [
    {
      id: 'limestone-porcelain',
      name: 'Limestone-look porcelain, 24x48',
      category: 'Tile',
      image: 'mudroom-bench',
      description:
        'Long porcelain in the cream of the rock along the MoPac cuts, matte enough for wet feet. Real limestone stains; this copy takes wine and sunscreen.',
      features: ['Cool all afternoon', 'Does not fade', 'Few grout joints', 'Runs on to a covered patio'],
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
        'Vinyl in 12x24 tiles with a fine texture. It goes in over a sound old floor in a day, so the only bath in the house is back by evening.',
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
        'Maple reflects the most light of the common woods, so a north room needs fewer lamps. Keep it unstained, since stain blotches on its tight grain.',
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
