import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'buy-carpet-by-the-figures',
  title: 'Buying Carpet by Its Figures, Not by Its Feel',
  category: 'buying-guide',
  excerpt:
    'Every carpet feels soft in the store. Fiber, weight, twist, pad and seams decide how it looks on your stairs in year five.',
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-02-19',
  image: 'bedroom-window',
  floor: 'sample-berber',
  featured: false,
  tags: ['carpet', 'berber', 'stairs', 'pets'],
  keyPoints: [
    {
      title: 'Start with the fiber',
      body: 'Nylon springs back best and suits stairs and halls. Polyester resists stains and feels soft, but mats in walking paths. Olefin, common in low-priced berber, shrugs off water and fading, yet crushes under chairs and holds oily soil.',
    },
    {
      title: 'Read weight and height together',
      body: 'Face weight is ounces of fiber per square yard: 30-40 for bedrooms, 40-50 for stairs and family rooms. Tall, loose pile of 50 ounces can wear faster than short, tight pile of 40. Bend a sample; less backing should show.',
    },
    {
      title: 'Count the twist in cut pile',
      body: 'Five turns per inch or more keep the tips of cut pile from fuzzing into a gray path. Three to four is builder grade. Looped berber has no tips, so this figure says little there.',
    },
    {
      title: 'Think of claws before loops',
      body: 'One claw can pull a long run out of looped berber. With cats or young dogs choose cut pile or a small, tight loop. Trim a snag level with scissors; pulling it only makes the run longer.',
    },
    {
      title: 'Fit the pad to the pile',
      body: 'Plush takes a pad up to 7/16 inch thick at 6-8 pounds per cubic foot. Berber wants 3/8 inch or less at 8 pounds, because too much flex strains loops and seams. Check the maker: the wrong pad can end the warranty.',
    },
    {
      title: 'Ask for the seam plan',
      body: 'Most carpet comes 12 feet wide, so a 14 foot bedroom gets a seam or a wider roll. Have the plan drawn before you order. Seams belong out of doorways and should run toward the window, not across its light.',
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
