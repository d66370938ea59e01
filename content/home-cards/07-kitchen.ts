import type { HomeServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'kitchen',
  name: 'Kitchen Floors',
  icon: 'kitchen',
  description:
    'Floors for dropped pans, dog bowls and dishwasher leaks, planned so that appliances still roll in and out afterward.',
  href: '/services/kitchen-flooring-austin',
  features: ['Appliance clearance measured', 'Spill-proof surfaces', 'Flush doorways'],
} satisfies HomeServiceCardEntry;
