import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'ceramic-or-porcelain-tile',
  title: 'Ceramic or Porcelain Tile: How to Choose',
  category: 'comparison',
  excerpt:
    "They're both fired clay, and they look alike in the store. A few numbers on the data sheet and one broken piece will tell you which one your room needs.",
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-07-22',
  image: 'samples-tiles',
  floor: 'samples-tiles',
  featured: true,
  tags: ['tile', 'porcelain', 'kitchen', 'bathroom'],
  keyPoints: [
    {
      title: 'Check how much water the tile absorbs',
      body: "To be called porcelain, a tile can't absorb more than 0.5 percent of its weight in water. Ordinary ceramic absorbs more, often over 3 percent. Both last for decades indoors, but if the tile is going outside, choose porcelain.",
    },
    {
      title: 'Look at a chipped piece before you buy',
      body: "On ceramic, the color is a thin glaze over red or white clay, so if you drop a skillet, you'll see the chip. Color-body porcelain has color all the way through and hides it. Ask the store to show you a broken piece.",
    },
    {
      title: 'Find the wet slip rating (DCOF)',
      body: "DCOF tells you how well a tile grips when it's wet, so for a level indoor floor, look for 0.42 or higher on the data sheet. A shower floor needs more grip than that, so choose small mosaic with a lot of grout lines or a textured tile.",
    },
    {
      title: 'Check the wear rating for busy doors',
      body: "The PEI rating, from 0 to 5, tells you how well a glaze stands up to grit. Class 3 is fine for a bathroom, but choose class 4 for a kitchen or an entry that gets caliche dust. Unglazed porcelain doesn't have a rating because there's no glaze to wear off.",
    },
    {
      title: 'Compare installed prices',
      body: "Ceramic runs about $6-12 per sq ft installed, and porcelain runs $9-20. Porcelain costs more because it's harder to cut and needs a stronger thinset. It also comes in larger sizes, and those need a flatter slab.",
    },
    {
      title: 'Choose by room',
      body: "Ceramic works well on walls and in half baths and laundry rooms. Spend the extra on porcelain in your entry, kitchen, or covered patio. If you're using both, compare how thick they are first so you don't end up with a step in the doorway.",
    },
  ],
  links: [
    { label: 'Tile flooring', href: '/services/tile-flooring-austin' },
    { label: 'Bathroom floors', href: '/services/bathroom-flooring-austin' },
    { label: 'Tile costs and trends', href: '/blog/tile-trends-bell-county-2024' },
  ],
  seo: {
    title: 'Ceramic or Porcelain Tile: Which to Choose',
    description:
      'Ceramic and porcelain tile look alike in the store. Compare water absorption, wear ratings, slip resistance, and price to pick the right one for each room.',
    keywords: ['ceramic vs porcelain tile', 'porcelain tile buying guide', 'tile for bathrooms Austin'],
  },
} satisfies GuideEntry;
