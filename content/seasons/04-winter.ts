import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'winter',
  label: 'Winter 2025',
  title: 'Warm bedrooms, warm bathroom tile',
  subtitle: 'December to February: northers, cedar pollen and dry rooms',
  description:
    'A norther can drop the temperature 30°F in an afternoon, and a bare slab feels it by morning. Winter work is indoors and soft: carpet where you sleep, heat under the tile where you shower.',
  primaryColor: '#2D4A60',
  trends: [
    {
      id: 'dense-plush-bedroom',
      name: 'Dense plush in bedrooms',
      category: 'Carpet',
      image: 'bedroom-plush',
      description:
        'Short, dense plush in warm white over an 8 pound pad. A bedroom takes a day, and the difference on a January morning takes one step.',
      features: ['Takes the chill off a slab', 'Quiet above the living room', '$3-8 per sq ft installed'],
      popularity: 'Hot for Bedrooms',
      serviceLink: '/services/carpet-installation-austin',
      colorPalette: [
        { name: 'Warm white', hex: '#E9E3D8' },
        { name: 'Mushroom', hex: '#B7A999' },
        { name: 'Cedar berry', hex: '#56647F' },
      ],
    },
    {
      id: 'heated-bathroom-tile',
      name: 'Heated bathroom tile',
      category: 'Tile',
      image: 'bathroom-floor',
      description:
        'Electric mats in the mortar bed with a timer on the wall. They warm porcelain or marble for the hour when you need it and cost little to run in a small room.',
      features: ['$15-20 per sq ft with tile', 'Dries the floor after showers', 'Added while the tile is new'],
      popularity: 'Growing',
      serviceLink: '/services/tile-flooring-austin',
      colorPalette: [
        { name: 'White marble', hex: '#EEEDEA' },
        { name: 'Gray vein', hex: '#A6A9AC' },
        { name: 'Brass', hex: '#B08D57' },
      ],
    },
    {
      id: 'berber-stairs',
      name: 'Berber on the stairs',
      category: 'Carpet',
      image: 'sample-berber',
      description:
        'Flecked, low loops on stairs and in the media room. It grips socks, swallows footsteps and hides a week of cedar dust between vacuumings.',
      features: ['Low pile, sure footing', 'Flecks hide dust', 'Wears evenly on treads'],
      popularity: 'Quiet Classic',
      serviceLink: '/services/carpet-installation-austin',
      colorPalette: [
        { name: 'Flecked oat', hex: '#CFC3AC' },
        { name: 'Pewter', hex: '#8B8A85' },
        { name: 'Coffee', hex: '#5B4636' },
      ],
    },
  ],
} satisfies SeasonEntry;
