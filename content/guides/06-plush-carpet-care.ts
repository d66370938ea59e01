import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'plush-carpet-care',
  title: 'Plush Carpet in Cedar Season: Care That Works',
  category: 'maintenance',
  excerpt:
    'Pollen from December to February, dust for the rest of the year. How to vacuum, blot and deep-clean plush so that it keeps its pile.',
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-11-18',
  image: 'bedroom-plush',
  floor: 'sample-plush',
  featured: false,
  tags: ['carpet', 'cleaning', 'cedar pollen', 'stains'],
  keyPoints: [
    {
      title: 'Vacuum by traffic, not by calendar',
      body: 'Walking paths need it twice a week, corners once. Raise the brush until it only touches the tips of the pile. While mountain cedar sheds, from December to February, use a HEPA filter or the dust goes back into the room.',
    },
    {
      title: 'Blot, never rub',
      body: 'Press a white towel on the spill and work from the edge inward. Follow with a quarter teaspoon of clear dish soap in a cup of warm water, then plain water. Rubbing untwists the yarn and leaves a fuzzy patch for good.',
    },
    {
      title: 'Deep-clean every 12-18 months',
      body: 'Many makers ask for hot-water extraction at that pace and want to see the receipt in a warranty claim. Book a dry week, run the air conditioner and a fan, and stay off until the pile is dry, usually 6-12 hours.',
    },
    {
      title: 'Know shading from wear',
      body: 'Plush changes tone where it leans, like velvet, so footprints and vacuum lines are not damage. Shading that stays, which the trade calls pooling, has no known cure. If it would bother you, choose a textured pile.',
    },
    {
      title: 'Raise the dents',
      body: 'Lay a damp white cloth on the dent, hold a steam iron just above it for a few seconds, and lift the pile with a spoon. Nylon and wool recover well, polyester less. Cups under heavy legs prevent the next one.',
    },
    {
      title: 'After a leak, look under the corner',
      body: 'The pad stays wet long after the surface feels dry. Pull back a corner within a day: the first 24-48 hours count, and mold can start at 48-72. Clean-water carpet can often be dried; soaked pad is replaced.',
    },
  ],
  links: [
    { label: 'Carpet installation', href: '/services/carpet-installation-austin' },
    { label: 'Emergency floor repair', href: '/blog/emergency-flooring-repair-austin' },
  ],
  seo: {
    title: 'Plush Carpet Care in Cedar Season',
    description:
      'Keep plush carpet clean through Central Texas cedar season: how often to vacuum, how to blot a spill, when to deep-clean, and what to check after a leak.',
    keywords: ['plush carpet care', 'carpet cleaning cedar pollen', 'how to clean plush carpet'],
  },
} satisfies GuideEntry;
