import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'spring',
  label: 'Spring 2025',
  title: 'Floors for mud, oak pollen and open windows',
  subtitle: 'March to May: storms, wet clay and the first dinners outdoors',
  description:
    'Live oaks drop their tassels in March and April, and May is often the wettest month of the year. The floors people ask for in spring wipe clean, start at the back door and borrow their colors from bark and new leaves.',
  primaryColor: '#3F6B4A',
  trends: [
    {
      id: 'sandy-wood-look-plank',
      name: 'Sandy wood-look plank',
      category: 'Luxury vinyl plank',
      image: 'kitchen-island',
      description:
        'Pale, dry oak tones without a trace of gray, 7 to 9 inches wide, laid through kitchen, hall and living room without a threshold.',
      features: ['Hides tan dust and pollen', 'Stands a wet dog', 'No thresholds between rooms', '$5-10 per sq ft installed'],
      popularity: 'Trending Up',
      serviceLink: '/services/lvp-flooring-austin',
      colorPalette: [
        { name: 'Dry sand', hex: '#D8C7A6' },
        { name: 'Oat', hex: '#E6DCC8' },
        { name: 'Sycamore bark', hex: '#A89576' },
      ],
    },
    {
      id: 'natural-white-oak',
      name: 'Natural white oak, matte',
      category: 'Hardwood',
      image: 'dining-floor',
      description:
        'White oak that looks unfinished but is not: a clear matte coat keeps the color of fresh-sawn wood. Engineered boards carry the look onto slabs.',
      features: ['Scratches show less than in gloss', 'Works with white or green walls', 'Can be sanded later'],
      popularity: 'Growing Demand',
      serviceLink: '/services/hardwood-flooring-austin',
      colorPalette: [
        { name: 'Fresh-sawn oak', hex: '#CBAA78' },
        { name: 'Wheat', hex: '#DFC79B' },
        { name: 'Live-oak leaf', hex: '#4E6247' },
      ],
    },
    {
      id: 'patterned-entry',
      name: 'A patterned entry',
      category: 'Tile',
      image: 'sample-ceramic',
      description:
        'Checkerboard or encaustic-look porcelain on the first 30 to 60 square feet inside the door, where it is seen most and mopped most. Plain floor begins behind it.',
      features: ['Mud wipes off', 'Small area, small bill', 'Porcelain needs no sealer'],
      popularity: "Designers' Choice",
      serviceLink: '/services/tile-flooring-austin',
      colorPalette: [
        { name: 'Limestone', hex: '#EDE6D6' },
        { name: 'Sage', hex: '#93A287' },
        { name: 'Clay', hex: '#B5694A' },
      ],
    },
  ],
} satisfies SeasonEntry;
