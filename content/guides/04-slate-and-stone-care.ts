import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'slate-and-stone-care',
  title: 'Slate and Stone Floor Care in Central Texas',
  category: 'maintenance',
  excerpt:
    "Stone can outlast your house if you keep grit, acid, and hard water off it. All you need is a spoonful of water to tell you when it's time to seal it again.",
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-04-08',
  image: 'shower-floor',
  floor: 'shower-floor',
  featured: false,
  tags: ['slate', 'natural stone', 'cleaning', 'sealing'],
  keyPoints: [
    {
      title: 'Keep grit off the floor',
      body: 'Decomposed granite from garden paths has quartz in it, and that scratches both slate and marble. Keep a mat on both sides of the door, and dust-mop twice a week before you use anything wet.',
    },
    {
      title: "Don't use vinegar or other acids",
      body: 'Clean with a pH-neutral stone cleaner and a damp mop, then go over it with plain water. Vinegar, lemon juice, and many bathroom sprays are acids, so they damage marble and limestone within minutes and wear away the cement grout between slate tiles.',
    },
    {
      title: 'Test the sealer with water',
      body: 'Leave a spoonful of water on the floor for ten minutes, and if it leaves a dark spot, the sealer has worn off. That usually takes one to three years near a door or a sink, and considerably longer in a bedroom.',
    },
    {
      title: 'Seal dry stone with a thin coat',
      body: "After you clean the floor, give it a full day to dry. Spread a penetrating sealer, wait as long as the label says, and wipe off anything that hasn't soaked in, or it'll dry to a cloudy haze. Try it on a single tile in a closet before you do the whole room.",
    },
    {
      title: 'Expect new slate to flake a little',
      body: "Slate with a natural split face drops thin flakes in the first few months, mostly at the edges. That's completely normal, and it stops on its own, but call your installer if whole layers come up or if a tile sounds hollow when you tap it.",
    },
    {
      title: 'Wipe up hard-water spots',
      body: "Our tap water is hard, so every puddle that dries on dark stone leaves a white ring. Wipe around the tub and the dog bowl regularly. Don't use a lime remover, because that's acid, too, but a stone poultice (a paste that draws out stains) is gentler.",
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
