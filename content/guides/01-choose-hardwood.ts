import type { GuideEntry } from '../../schema/content.ts';

export default {
  id: 'choose-hardwood-floor',
  title: 'How to Choose a Hardwood Floor for a Texas House',
  category: 'buying-guide',
  excerpt:
    'Subfloor, hardness, top layer, width, color and spare boards: six decisions in the order that saves you from buying the wrong carton.',
  readTime: '2 min read',
  author: 'The installation team',
  authorTitle: 'Flooring installers, Austin',
  publishDate: '2024-09-16',
  image: 'den-floor',
  featured: true,
  tags: ['hardwood', 'slab foundations', 'humidity', 'walnut'],
  keyPoints: [
    {
      title: 'Find out what lies underneath',
      body: 'Lift a floor vent or look into the crawl space. Plywood on joists takes solid 3/4 inch boards and nails. A concrete slab, which most local houses built since the 1960s have, wants engineered boards set in adhesive.',
    },
    {
      title: 'Match the hardness to the household',
      body: 'On the Janka scale walnut stands at 1,010, red oak at 1,290, white oak at 1,360 and hickory at 1,820. Walnut suits a study or bedroom. With two big dogs, start at white oak and choose a matte finish.',
    },
    {
      title: 'Pay for the top layer',
      body: 'The layer of real wood decides how long an engineered floor lives. Under 2 mm it cannot be sanded; 3 mm takes a sanding or two. Between two boards at one price, buy the thicker face, not the wider plank.',
    },
    {
      title: 'Choose the width for your humidity',
      body: 'A 7 inch solid board opens three times the gap of a 2 1/4 inch strip when winter air dries out. Go wide with engineered boards, or in a house that holds 30-50 percent humidity all year.',
    },
    {
      title: 'Judge the color in your own light',
      body: 'Walnut grows lighter in sun; oak turns more amber. Lay three sample boards by the brightest window for two weeks with a book over half of each. Choose by the half that saw the sun.',
    },
    {
      title: 'Order the spare carton now',
      body: 'Add 7-10 percent for cutting, or 15 for a diagonal or herringbone layout, and keep one unopened carton in a closet. Oak will always be sold, but a stain color can leave the range within a few years.',
    },
  ],
  links: [
    { label: 'Hardwood installation', href: '/services/hardwood-flooring-austin' },
    { label: 'Engineered boards for slabs', href: '/services/engineered-hardwood-austin' },
    { label: 'Hardwood guide for Austin', href: '/blog/hardwood-flooring-austin-tx-guide' },
  ],
} satisfies GuideEntry;
