import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'hardwood',
  title: 'Hardwood Flooring',
  description:
    "Choose oak, walnut, hickory, or maple. If you have a plywood subfloor, we nail down solid boards. If you're on a slab, we glue down engineered boards, and the glue slows moisture from the concrete.",
  priceRange: '$8-15 per sq ft',
  duration: '2-5 days',
  warranty: '25-year warranty',
  features: [
    'Boards rest 48-72 hours in your rooms',
    'Moisture readings you can keep',
    'Prefinished, or sanded and finished on site',
    'Stair treads matched to the floor',
  ],
  image: 'den-walnut',
  href: '/services/hardwood-flooring-austin',
} satisfies ServiceCardEntry;
