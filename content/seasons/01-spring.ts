import type { SeasonEntry } from '../../schema/content.ts';

export default {
  id: 'spring',
  label: 'Spring 2025',
  title: 'Spring floors for mud, pollen, and open windows',
  subtitle: 'March to May: storms, wet clay, and the first dinners outdoors',
  description:
    "Live oaks drop their pollen in March and April, and May is often our wettest month. That's when you'll appreciate a floor you can wipe clean, especially by the back door. This season's colors come from sand, sycamore bark, and new leaves.",
  primaryColor: '#3F6B4A',
  trends: [
    {
      id: 'sandy-wood-look-plank',
      name: 'Sandy wood-look plank',
      category: 'Luxury vinyl plank',
      image: 'kitchen-island',
      description:
        "These planks are a pale, sandy oak color with no gray in it, and they're 7 to 9 inches wide. We can run them through your kitchen, hall, and living room without a threshold.",
      features: ['Hides tan dust and pollen', 'Handles a wet dog', 'No thresholds between rooms', '$5-10 per sq ft installed'],
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
        "It looks unfinished, but a clear, protective matte coat keeps the color of fresh-cut wood. If you're on a slab, you can get the same look in engineered boards.",
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
        'Put checkerboard or patterned porcelain in the first 30 to 60 square feet inside your door, where guests see it and you mop the most. A simple, plain floor can start immediately behind it.',
      features: ['Mud wipes off', 'Small area, so a smaller bill', 'Porcelain needs no sealer'],
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
