import type { Faq } from '../schema/content.ts';
import { business } from './business.ts';
import { citySlugs } from './order.ts';

/** Questions people ask before they call, for the home page and its structured data. */
export const faq: Faq[] = [
  {
    question: 'What does a new floor cost in Central Texas?',
    answer:
      'Installed, laminate runs $4-8 per sq ft, carpet $3-8, luxury vinyl plank $5-10, tile $6-12 and hardwood $8-15. A 300 sq ft room in vinyl plank therefore comes to $1,500-3,000. Rare woods and large stone go higher. Subfloor repair adds $2-6 per sq ft, but only over the area that needs it.',
  },
  {
    question: 'How long does installation take, and why does wood have to wait?',
    answer:
      'Vinyl plank takes 1-3 days, hardwood 3-5 and tile 4-7, because mortar and grout need nights to cure. Before hardwood is laid, the boards rest 48-72 hours in your rooms with the air conditioning at its usual setting. They take on the moisture of the house first, so that joints do not open afterward.',
  },
  {
    question: 'Which floors are truly waterproof?',
    answer:
      'Porcelain tile and vinyl plank are not harmed by water. Water can still get past their edges, so after a flood the space below has to be dried. Waterproof laminate resists a spill for the hours its maker states, not standing water. Solid hardwood does not belong in a full bathroom.',
  },
  {
    question: 'What is the best floor for a house with dogs?',
    answer:
      'Textured vinyl plank with a 20 mil wear layer, or matte porcelain tile. Accidents wipe off, and claws leave little behind. If you want wood, hickory dents least of the common kinds, at 1,820 on the Janka scale against 1,360 for white oak, and a matte finish hides the scratches that gloss would show.',
  },
  {
    question: 'Do I have to move the furniture myself?',
    answer:
      'No, but it saves money. Moving sofas, beds and tables is its own line in the estimate, and you can strike it. Either way, empty the shelves and closets, take down breakables and unplug electronics. Pianos, pool tables, aquariums and gas ranges need their own trades, so mention them at the measuring visit.',
  },
  {
    question: 'What does the warranty cover?',
    answer:
      'Two warranties apply. Ours covers workmanship, meaning how the floor was laid, for 1-5 years depending on the kind of work; the estimate states the term. The material has its own, such as 25 years for hardwood, 15 for vinyl plank, 12 for laminate and 10 for tile. Keep the carton label with your papers.',
  },
  {
    question: 'Which cities do you serve?',
    answer: `We serve ${citySlugs.length} cities around Austin: Killeen in the north, San Marcos and Lockhart in the south, Smithville in the east, Marble Falls and Horseshoe Bay in the west. Each has a page with its zip codes and what its soil and houses ask of a floor. If yours is not listed, send your zip code and ask.`,
  },
  {
    question: 'Do you come out for emergencies at night and on weekends?',
    answer: `Yes, emergency repair runs ${business.hours.emergencyTime}. Shut off the water first, stay away from wet outlets, and call. The first 24-48 hours decide whether a wood floor can be dried and saved, and mold can start at 48-72 hours. Once more than 100 sq ft is wet, do not try to dry it alone.`,
  },
  {
    question: 'Should I refinish my hardwood or replace it?',
    answer:
      'Refinish it if the boards are firm and thick enough to sand. Dustless refinishing costs $3-5 per sq ft, takes 3-5 days and saves 50-70% against a new floor. Replace boards that are rotten, loose or so thin that nail heads show. Often it is both: new boards by the back door, then one sanding for all.',
  },
  {
    question: 'Can a new floor go over a slab that moves on clay?',
    answer:
      'Usually. We measure moisture and flatness and read each crack. If both sides are level, a membrane bridges it under tile, and a floating plank needs only a patch. If one side stands higher, have the foundation checked first. Low spots are filled with leveling compound, at $2-6 per sq ft where it is needed.',
  },
  {
    question: 'What happens after I send the form?',
    answer: `We contact you within ${business.promisedContact} to schedule a free consultation. At the visit we measure the rooms and check what the new floor will lie on. Then you get a written estimate with every step on its own line. It is free and does not oblige you to anything.`,
  },
];
