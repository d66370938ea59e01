import type { Faq } from '../schema/content.ts';
import { business } from './business.ts';
import { citySlugs } from './order.ts';

/** Common questions, for the home page and its structured data. */
export const faq: Faq[] = [
  {
    question: 'How much does a new floor cost in Central Texas?',
    answer:
      "Installed, laminate runs $4-8 per sq ft, carpet $3-8, luxury vinyl plank $5-10, tile $6-12, and hardwood $8-15. That means a 300 sq ft room in vinyl plank costs $1,500-3,000, and rare woods or large stone cost more. If your subfloor needs repair, that's another $2-6 per sq ft, but only where it's needed.",
  },
  {
    question: 'How long does it take to install a new floor?',
    answer:
      "Vinyl plank takes 1-3 days, hardwood 3-5 days, and tile 4-7 days, because thinset and grout have to cure overnight. Hardwood also needs 48-72 hours in your rooms before we start, with the AC on. That way the boards get used to your house first, and you'll see fewer gaps later.",
  },
  {
    question: 'Which floors are really waterproof?',
    answer:
      "Porcelain tile and vinyl plank are, but water can still get under their edges, so you have to dry the subfloor after a leak. Waterproof laminate handles a spill for as many hours as the label says, but it won't survive standing water. We don't recommend solid hardwood in a full bathroom.",
  },
  {
    question: 'What is the best floor for a house with dogs?',
    answer:
      "We'd pick textured vinyl plank with a 20 mil wear layer, or matte porcelain tile. Accidents wipe right up, and claws hardly leave a mark. If you want real wood, go with hickory, which is harder than white oak (1,820 against 1,360 on the Janka scale), and choose a matte finish to hide scratches.",
  },
  {
    question: 'Do I have to move the furniture myself?',
    answer:
      "You don't have to, but you'll save money if you do, because moving furniture is its own line on your quote and you can take it off. Either way, please empty shelves and closets and unplug your electronics. Pianos, pool tables, aquariums, and gas ranges need a specialist, so tell us about them when we measure.",
  },
  {
    question: 'What does the warranty cover?',
    answer:
      'You get two warranties. Ours covers our workmanship for 1-5 years, depending on the job, and your quote spells out the term. The manufacturer covers the material: 25 years for hardwood, 15 for vinyl plank, 12 for laminate, and 10 for tile. Keep the label from one box with your papers.',
  },
  {
    question: 'Which cities do you serve?',
    answer: `We serve ${citySlugs.length} cities around Austin, from Killeen in the north to San Marcos and Lockhart in the south, and from Smithville to Marble Falls and Horseshoe Bay. Each city has its own page with zip codes and local advice. Don't see yours? Send us your zip code and ask.`,
  },
  {
    question: 'Do you come out for emergencies at night and on weekends?',
    answer: `Yes, our emergency repair is ${business.hours.emergencyTime}. First shut off the water and stay away from wet outlets, then call us. You have 24-48 hours to save a wet wood floor, and mold can start in 48-72 hours, so the first day matters most. If more than 100 sq ft is wet, don't try to dry it yourself.`,
  },
  {
    question: 'Should I refinish my hardwood or replace it?',
    answer:
      'If the boards are solid and thick enough to sand, refinish them. Dustless refinishing costs $3-5 per sq ft, takes 3-5 days, and saves you 50-70% compared with a new floor. Replace boards that are rotten or so thin that the nails show. Often we do a little of both, with a few new boards first and then sanding for the whole floor.',
  },
  {
    question: 'Can I put a new floor on a slab that moves?',
    answer:
      "Usually you can, and we'll check your slab for moisture, flatness, and cracks before we recommend anything. If both sides of a crack are level, we can bridge it with a membrane under tile, or patch it and install floating plank. If one side is higher, you'll want a foundation company first. Filling low spots costs $2-6 per sq ft where it's needed.",
  },
  {
    question: 'What happens after I send the form?',
    answer: `We'll contact you within ${business.promisedContact} to schedule a free consultation. At the visit, we measure your rooms and check the subfloor, and within ${business.quoteTime} you'll have an itemized quote by email. It's all free, with no obligation.`,
  },
];
