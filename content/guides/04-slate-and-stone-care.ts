import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'slate-and-stone-care',
  title: 'Caring for Slate and Other Stone Floors',
  category: 'maintenance',
  excerpt:
    'Stone outlasts the house if grit, acid and hard water are kept off it. A spoonful of water tells you when to seal again.',
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-04-08',
  image: 'hall-console',
  floor: 'sample-slate',
  featured: false,
  tags: ['slate', 'natural stone', 'cleaning', 'sealing'],
  keyPoints: [
    {
      title: 'Stop grit at the door',
      body: 'Decomposed granite from garden paths carries quartz, which scratches slate and marble alike. Put a mat on both sides of the door, and dust-mop twice a week before anything wet touches the floor.',
    },
    {
      title: 'Clean without acid',
      body: 'Use a stone cleaner of neutral pH and a well-wrung mop, then plain water. Vinegar, lemon and many bathroom sprays are acid. They etch marble and limestone within minutes and wear the cement grout between slate tiles.',
    },
    {
      title: 'Let water tell you when to seal',
      body: 'Leave a spoonful of water on the floor for ten minutes. A dark spot means the sealer has worn off. Expect that after one to three years by a door or sink, and much later in a bedroom.',
    },
    {
      title: 'Seal dry stone, and thinly',
      body: 'After cleaning, give the floor a full day to dry. Spread a penetrating sealer, wait as the label says, and wipe off everything that has not soaked in. Residue dries to a haze. Try one tile in a closet first.',
    },
    {
      title: 'Expect a new slate floor to shed',
      body: 'Slate with a split face drops thin flakes in its first months, most of them at the edges. That is normal and ends. Call the installer if whole layers lift or if a tile sounds hollow when tapped.',
    },
    {
      title: 'Dry the hard-water spots',
      body: 'Tap water here is hard, and every puddle that dries on dark stone leaves a white ring. Wipe around the tub and the dog bowl. Skip lime removers, since they are acid too; a stone poultice is gentler.',
    },
  ],
  links: [
    { label: 'Tile and stone floors', href: '/services/tile-flooring-austin' },
    { label: 'Shower tile and backsplashes', href: '/services/shower-tile-backsplash-austin' },
  ],
  seo: {
    title: 'Slate and Stone Floor Care and Sealing',
    description:
      "How to clean and seal slate and other stone floors in Central Texas, deal with hard-water spots, and use a drop of water to tell when it's time to seal.",
    keywords: ['slate floor care', 'how to seal stone floors', 'marble floor cleaning'],
  },
} satisfies GuideEntry;
