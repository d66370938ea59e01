import { business } from './business.ts';

/** How a job runs, on /services. */
export const process: { title: string; description: string }[] = [
  {
    title: 'Free Consultation',
    description:
      'We come to your home or business, measure every room, and check the slab or subfloor for moisture, flatness, and cracks. You can tell us about your kids, your dogs, and anything else the floor has to handle.',
  },
  {
    title: 'Detailed Estimate',
    description: `You'll get an itemized quote by email within ${business.quoteTime} of our visit. It lists the material (including extra for cuts), labor, tear-out, preparation, and trim, and it says how many days the job takes. There's no obligation.`,
  },
  {
    title: 'Professional Installation',
    description:
      'If you choose wood, it rests 48-72 hours in your rooms with the AC on before we install it. We seal the doorways to keep dust in, prep the subfloor first, and sweep up at the end of every day.',
  },
  {
    title: 'Quality Inspection',
    description:
      "We walk the floor with you in daylight, tap the tile, check the joints, and try every door. If something isn't right, it goes on a punch list and we fix it, and you keep the care notes and the warranty terms.",
  },
];
