import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'ceramic-or-porcelain-tile',
  title: 'Ceramic or Porcelain Tile: What the Label Tells You',
  category: 'comparison',
  excerpt:
    'Both are fired clay and look alike on the shelf. Four figures on the data sheet and one broken piece show which of them your room needs.',
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-07-22',
  image: 'kitchen-ceramic',
  floor: 'sample-porcelain',
  featured: true,
  tags: ['tile', 'porcelain', 'kitchen', 'bathroom'],
  keyPoints: [
    {
      title: 'Water absorption draws the line',
      body: 'Tile that takes up no more than 0.5 percent of its weight in water may be called porcelain. Ordinary ceramic takes up more, often over 3 percent. Under a roof both last for decades; outdoors choose porcelain.',
    },
    {
      title: 'Look at a chip before you buy',
      body: 'Ceramic wears its color as a glaze over a red or white body, so a dropped skillet leaves a spot you will see. Color-body porcelain hides the same chip. Ask the seller for a broken piece.',
    },
    {
      title: 'Read the wet slip figure',
      body: 'For a level indoor floor that gets wet, look for a DCOF of 0.42 or higher on the data sheet. A shower floor needs more grip than that figure promises: small mosaic with many joints, or a textured face.',
    },
    {
      title: 'Mind the wear class near outside doors',
      body: 'The PEI class, 0 to 5, rates how a glaze stands up to grit. Class 3 serves a bathroom. A kitchen or entry that sees caliche dust wants class 4. Unglazed porcelain has no glaze to wear and carries no class.',
    },
    {
      title: 'Compare installed prices, not the shelf tag',
      body: 'Installed, ceramic runs about $6-12 per sq ft and porcelain $9-20. Porcelain is harder to cut, needs a polymer-modified mortar, and often comes in large sizes that ask for a flatter slab. Those three make most of the gap.',
    },
    {
      title: 'Use each where it earns its price',
      body: 'Ceramic does well on walls and in guest baths and laundry rooms. Spend on porcelain in entries, kitchens and covered patios. Where the two meet, compare thicknesses first, so that the doorway stays flush.',
    },
  ],
  links: [
    { label: 'Tile flooring', href: '/services/tile-flooring-austin' },
    { label: 'Bathroom floors', href: '/services/bathroom-flooring-austin' },
    { label: 'Tile costs and trends', href: '/blog/tile-trends-bell-county-2024' },
  ],
  seo: {
    title: 'Ceramic or Porcelain Tile: How to Choose',
    description:
      'Ceramic and porcelain tile look alike in the store. Compare water absorption, wear ratings, slip resistance, and price to pick the right one for each room.',
    keywords: ['ceramic vs porcelain tile', 'porcelain tile buying guide', 'tile for bathrooms Austin'],
  },
} satisfies GuideEntry;
