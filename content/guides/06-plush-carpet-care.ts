import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'plush-carpet-care',
  title: 'Plush Carpet Care for Cedar Season and Beyond',
  category: 'maintenance',
  excerpt:
    "You'll get cedar pollen from December to February and dust the rest of the year. Here's how to vacuum, blot, and deep-clean your plush carpet so it stays soft.",
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
      title: 'Vacuum where you walk the most',
      body: 'Vacuum your walking paths twice a week and the corners once. Raise the brush until it just touches the tips of the carpet. During cedar season, from December to February, use a HEPA filter, or the vacuum will blow the pollen back into the room.',
    },
    {
      title: "Blot spills, don't rub them",
      body: "Press a white towel on the spill and work from the edge toward the middle. Then use a quarter teaspoon of clear dish soap in a cup of warm water, followed by plain water. If you rub, the yarn untwists and you'll have a fuzzy spot for good.",
    },
    {
      title: 'Deep-clean every 12-18 months',
      body: "Many makers require hot-water extraction that often, and they'll want the receipt if you make a warranty claim. Book it for a dry week, run the AC and a fan, and stay off the carpet until it's dry, which usually takes 6-12 hours.",
    },
    {
      title: "Don't worry about shading",
      body: "Plush looks lighter or darker depending on which way it leans, so footprints and vacuum lines aren't damage. Sometimes the shading stays, which is called pooling, and there's no fix for it. If that would bother you, choose a textured carpet.",
    },
    {
      title: 'Steam out furniture dents',
      body: "Put a damp white cloth on the dent, hold a steam iron just above it for a few seconds, and lift the fibers with a spoon. Nylon and wool come back well, but polyester doesn't come back as much. Cups under heavy legs will prevent the next dent.",
    },
    {
      title: 'Check the pad after a leak',
      body: 'The pad stays wet long after the carpet feels dry, so pull back a corner that same day. The first 24 hours matter most, because mold can start in 48-72 hours. If the water was clean, we can often dry the carpet, but soaked pad has to be replaced.',
    },
  ],
  links: [
    { label: 'Carpet installation', href: '/services/carpet-installation-austin' },
    { label: 'Emergency floor repair', href: '/blog/emergency-flooring-repair-austin' },
  ],
  seo: {
    title: 'Plush Carpet Care in Central Texas Cedar Season',
    description:
      'Keep plush carpet clean through Central Texas cedar season: how often to vacuum, how to blot a spill, when to deep-clean, and what to check after a leak.',
    keywords: ['plush carpet care', 'carpet cleaning cedar pollen', 'how to clean plush carpet'],
  },
} satisfies GuideEntry;
