import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'winter',
  label: 'Winter 2025',
  title: 'Winter floors: warm bedrooms and heated tile',
  subtitle: 'December to February: northers, cedar pollen, and dry rooms',
  description:
    "A norther can drop the temperature 30 °F in an afternoon, and you'll feel it on a bare slab by morning. In winter, think about soft carpet where you sleep and heated tile where you shower.",
  primaryColor: '#2D4A60',
  trends: [
    {
      id: 'dense-plush-bedroom',
      name: 'Dense plush in bedrooms',
      category: 'Carpet',
      image: 'bedroom-plush',
      description:
        "This is short, dense carpet in warm white over an 8 pound pad. We can usually do a bedroom in a day, and you'll feel the difference the first cold morning.",
      features: ['Takes the chill off a slab', 'Keeps an upstairs bedroom quiet', '$3-8 per sq ft installed'],
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
        "We put an electric mat under the tile and a thermostat with a timer on the wall. It warms porcelain or marble when you need it, and it doesn't cost much to run in a small room.",
      features: ['$15-20 per sq ft with tile', 'Dries the floor after showers', 'Goes in with new tile'],
      popularity: 'Growing',
      serviceLink: '/services/shower-tile-backsplash-austin',
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
        'Berber has low, flecked loops that work well on stairs and in a media room. It grips your socks, quiets footsteps, and hides a week of cedar dust until you vacuum.',
      features: ['Low pile, sure footing', 'Flecks hide dust', 'Wears evenly on stairs'],
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
