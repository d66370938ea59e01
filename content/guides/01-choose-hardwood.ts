import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'choose-hardwood-floor',
  title: 'How to Choose a Hardwood Floor in Central Texas',
  category: 'buying-guide',
  excerpt:
    "Make these six decisions in order, starting with your subfloor, and you'll avoid the hardwood mistakes that cost homeowners the most.",
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-09-16',
  image: 'samples-species',
  floor: 'samples-species',
  featured: true,
  tags: ['hardwood', 'slab foundations', 'humidity', 'walnut'],
  keyPoints: [
    {
      title: 'Check what kind of subfloor you have',
      body: "Pull up a floor vent or look in the crawl space. If you see plywood on joists, you can nail down solid 3/4 inch boards. If you're on a concrete slab, like most homes built here since the 1960s, you'll want engineered boards that are glued down.",
    },
    {
      title: 'Pick a wood hard enough for your family',
      body: 'The Janka scale measures how hard a wood is: walnut is 1,010, red oak 1,290, white oak 1,360, and hickory 1,820. Walnut is beautiful in a study or a bedroom, but if you have two big dogs, start at white oak and get a matte finish.',
    },
    {
      title: 'Compare the top layer of engineered boards',
      body: "The top layer is the only part you can sand, so it decides how long an engineered floor lasts. Under 2 mm you can't sand it at all, and with 3 mm you'll usually get one or two sandings. If two boards cost the same, buy the one with the thicker top layer.",
    },
    {
      title: 'Choose a board width that suits your humidity',
      body: 'Wood shrinks when the winter air is dry, and a 7 inch solid board opens a gap about three times as wide as a 2 1/4 inch strip does. If you want wide boards, go with engineered, and keep your house at 30-50 percent humidity all year.',
    },
    {
      title: 'Test the color in your own light',
      body: 'Walnut gets lighter in the sun, and oak turns more golden. Put three samples by your brightest window for two weeks with a book covering half of each one, then choose by the half that was in the sun.',
    },
    {
      title: 'Order one extra box',
      body: 'Add 7-10 percent for cuts, or 15 percent for a diagonal or herringbone pattern, and keep one box unopened in a closet. You can always find more oak, but your stain color may be discontinued in a few years.',
    },
  ],
  links: [
    { label: 'Hardwood installation', href: '/services/hardwood-flooring-austin' },
    { label: 'Engineered hardwood for slabs', href: '/services/engineered-hardwood-austin' },
    { label: 'Hardwood guide for Austin', href: '/blog/hardwood-flooring-austin-tx-guide' },
  ],
  seo: {
    title: 'How to Choose Hardwood Floors in Central Texas',
    description:
      'Choose a hardwood floor in six steps: check your subfloor, compare hardness and top layers, and pick a board width that suits Central Texas humidity.',
    keywords: ['how to choose hardwood floors', 'hardwood floor buying guide', 'engineered hardwood on a slab'],
  },
} satisfies GuideEntry;
