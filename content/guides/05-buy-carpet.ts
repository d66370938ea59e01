import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'buy-carpet-by-the-figures',
  title: 'How to Buy Carpet That Lasts',
  category: 'buying-guide',
  excerpt:
    "Every carpet feels soft in the store. Check the fiber, weight, twist, pad, and seams, because they decide how it'll look on your stairs in year five.",
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-02-19',
  image: 'samples-carpets',
  floor: 'samples-carpets',
  featured: false,
  tags: ['carpet', 'berber', 'stairs', 'pets'],
  keyPoints: [
    {
      title: 'Start with the fiber',
      body: 'Nylon springs back best after people walk on it, so use it on stairs and in halls. Polyester is soft and resists stains, but it mats down in your walking paths. Olefin, which is common in low-priced Berber, resists fading and handles water well, but it crushes under chairs and holds oily dirt.',
    },
    {
      title: 'Compare face weight and pile height',
      body: 'Face weight is how many ounces of fiber are in a square yard. Look for 30-40 in bedrooms and 40-50 on stairs and in family rooms. However, a tall, loose 50 ounce carpet can wear out faster than a short, tight 40 ounce one, so bend a sample and see how much backing shows.',
    },
    {
      title: 'Count the twist',
      body: "If the yarn has five or more turns per inch, the tips of a cut pile won't fuzz into a gray path. Three or four turns is builder grade, which flattens sooner. Looped Berber has no cut tips, so the twist doesn't tell you very much about it.",
    },
    {
      title: 'Think about pets before you choose loops',
      body: 'One claw can pull a long run out of looped Berber, so if you have cats or young dogs, choose cut pile or a small, tight loop. If you do get a snag, trim it level with scissors, because pulling on it makes the run longer.',
    },
    {
      title: 'Match the pad to the carpet',
      body: 'Under plush, use a pad up to 7/16 inch thick at 6-8 pounds per cubic foot. Under Berber, use 8 pounds at 3/8 inch or less, because too much give strains the loops and the seams. The wrong pad can also void your warranty, so check what the maker says.',
    },
    {
      title: 'Ask to see the seam plan',
      body: 'Most carpet comes 12 feet wide, so a 14-foot bedroom needs a seam or a wider roll. Ask your installer to draw the seams before you order. They should run toward your main window, along the light and never across it, and they should stay out of doorways.',
    },
  ],
  links: [
    { label: 'Carpet installation', href: '/services/carpet-installation-austin' },
    { label: 'Floors for pets', href: '/blog/pet-friendly-flooring-georgetown' },
    { label: 'What new floors cost', href: '/blog/flooring-cost-guide-austin-2025' },
  ],
  seo: {
    title: 'How to Buy Carpet: Fiber, Twist, and Pad',
    description:
      'Read a carpet label like an installer does: fiber, twist, density, pad, and seams, plus what each one means for wear and comfort in a Texas home.',
    keywords: ['how to buy carpet', 'best carpet pad', 'carpet density'],
  },
} satisfies GuideEntry;
