import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'carpet-installation-austin',
  name: 'Carpet',
  menuLine: 'Soft bedrooms and quiet stairs, usually in a day',
  hero: {
    heading: 'Carpet Installation in Austin, TX',
    lead: "New carpet for bedrooms, stairs, and media rooms runs $3-8 per sq ft, including the pad and the stretching. Most jobs take a day, so you'll usually sleep in your own bed that night.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'With pad and labor', value: '$3-8 per sq ft' },
    { label: 'Installation', value: 'Usually a day' },
  ],
  image: 'bedroom-plush',
  detail: {
    image: 'carpeting-kicker',
    caption: 'Setting the edge of plush carpet with a knee kicker, before we power-stretch it.',
  },
  introduction: {
    heading: 'The best rooms for carpet',
    body: [
      "Most of the people we talk to don't want carpet in the whole house. They want it in the bedrooms, on the stairs, and in the room with the big TV, because it's warm on a January morning and it keeps the noise down.",
      "How it looks in year eight depends on the fiber, which you choose, and on the stretching, which you can't see. If carpet is only kicked into place, it can ripple after a humid summer or two. We stretch it from wall to wall with a power stretcher, which is what the carpet industry's installation standard calls for.",
      "We'd leave carpet out of bathrooms, laundry rooms, and the path in from the garage, and if your house sits low along a creek, choose a hard floor downstairs.",
    ],
  },
  benefits: {
    heading: 'What carpet does better than a hard floor',
    items: [
      {
        title: 'It keeps rooms quiet',
        body: 'With a good pad under it, carpet quiets the footsteps from an upstairs game room better than any hard floor.',
      },
      {
        title: 'It makes stairs safer',
        body: 'Your feet get a better grip on the steps, and if somebody does fall, the landing is softer.',
      },
      {
        title: 'It costs less up front',
        body: 'A 200 sq ft bedroom in good polyester comes to roughly $800, and the same room in hardwood starts at twice that.',
      },
      {
        title: 'It covers small slab flaws',
        body: "You won't feel hairline cracks and small dips through the pad, so we don't have to do much leveling.",
      },
    ],
  },
  options: {
    heading: 'Carpet fibers and prices',
    intro: `These prices include the carpet, pad, tack strip, labor, and haul-off of the scraps. Tear-out of old carpet is about 75 cents more per sq ft, and we price stairs by the step. Our minimum for any job is ${business.minimumCharge}.`,
    items: [
      {
        name: 'Polyester cut pile',
        image: 'sample-plush',
        price: '$3-5 per sq ft',
        description: "It's soft and hard to stain, so it's a good choice for rooms without much foot traffic.",
        features: ['Coffee and wine clean up well', 'Flattens sooner in halls', 'Solution-dyed kinds resist sun'],
      },
      {
        name: 'Berber and other loops',
        image: 'sample-berber',
        price: '$4-7 per sq ft',
        description: 'A low, tight carpet for home offices, stairs, and media rooms.',
        features: ['Hides footprints', 'Easy to vacuum', 'Not for cats: a claw can pull a run'],
      },
      {
        name: 'Nylon textured',
        image: 'pattern-plush',
        price: '$5-8 per sq ft',
        description:
          "It springs back better than the others, so it's what we'd put on stairs and in halls if you plan to stay a while.",
        features: ['About 12 years with good care', 'Cleans up well with hot water', 'Ask for built-in stain treatment'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Which carpet pad you need',
      intro:
        'Pad is sold by density (pounds per cubic foot) and thickness. A thick, soft pad feels comfortable in the store, but it lets the carpet bend with every step and wear out sooner.',
      columns: ['Room', 'Pad', 'Why'],
      rows: [
        ['Bedrooms', '8 lb rebond, 7/16 in.', 'Comfortable without sagging'],
        ['Stairs and halls', '8-10 lb, 3/8 in.', 'Firm at the edge of each step'],
        ['Under Berber', '8 lb or felt, 3/8 in. at most', 'Loops come apart on soft pad'],
        ['Homes with pets', '8 lb with moisture film', 'Accidents stay above the slab'],
        ['Rental units', '6 lb rebond, 3/8 in.', 'Replaced together with the carpet'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Carpet, cedar pollen, and allergies',
      body: [
        "From December into February, mountain cedar pollen fills the Austin air, and some of it comes in on your coat. Carpet holds the pollen instead of letting it drift, but that only helps if you vacuum it up. We'd go over it twice a week with a HEPA vacuum and have it cleaned with hot water in March.",
        "If someone at your house has asthma, keep carpet out of the room where they sleep and pick a short pile. Look for the Green Label Plus mark on the carpet, pad, and glue, because it means they've been tested for low emissions. The new-carpet smell mostly fades in 48-72 hours with a fan running.",
      ],
    },
    {
      kind: 'points',
      heading: 'What good carpet installation looks like',
      points: [
        {
          title: 'Seams you have to look for',
          body: 'Most carpet comes 12 feet wide, so bigger rooms need a seam. We run it toward the main window, along the light, and we keep it out of doorways.',
        },
        {
          title: 'All the pieces run the same way',
          body: "Carpet fibers lean in one direction, so if a bedroom and its closet don't match, they'll look like two different colors.",
        },
        {
          title: 'Clean edges at other floors',
          body: "Where carpet meets plank or tile, we tuck it against a metal or wood strip that's level with both floors.",
        },
        {
          title: 'Tack strip that holds on concrete',
          body: "The edge of an old slab can crumble, so if nails won't hold there, we glue the strip and let it set before we stretch the carpet.",
        },
      ],
    },
  ],
  process: {
    heading: 'How your carpet gets installed',
    steps: [
      {
        title: 'Measure and plan the seams',
        description: `We measure the rooms and draw the seams first, so you only pay for the carpet you need. Your itemized quote comes by email within ${business.quoteTime}.`,
      },
      {
        title: 'Tear out the old carpet',
        description:
          "Before we come, please empty the closets and unplug your electronics. We'll cut up the old carpet and pad, haul it off, and seal any stain in the slab that smells.",
      },
      {
        title: 'Pad, carpet, and stretching',
        description:
          'We tape the pad joints and keep them away from the carpet seams. Then we cut the carpet, join it with hot tape, and stretch it tight.',
      },
      {
        title: 'Furniture back and walk-through',
        description:
          "We put your furniture back, check that the doors don't rub, and walk the rooms with you. You keep the larger scraps in case you need a patch later.",
      },
    ],
  },
  faq: [
    {
      question: 'Do you move the furniture?',
      answer:
        "Yes, we move beds, dressers, and sofas if they're in your estimate. Pianos, aquariums, and gun safes need their own movers, and we'd ask you to clear your lamps and breakables before we get there.",
    },
    {
      question: 'What if my carpet gets wet in a storm?',
      answer: `If it's clean water and you catch it within a day, we can usually dry the carpet, put in new pad, and stretch it again. If it's creek or sewer water, everything has to go, carpet and pad. Call us ${business.hours.emergencyTime}, because mold can start in 48-72 hours and the first 24 matter most.`,
    },
    {
      question: 'Why do some carpets cost more than $8?',
      answer:
        "With better grades, such as wool, patterned weaves, and heavy nylon, the range in our cost guide goes up to $11 per sq ft. You don't need any of those in an ordinary bedroom.",
    },
    {
      question: 'Can you get the ripples out of my carpet?',
      answer:
        "Usually we can. If the backing is in good shape, we loosen one or two sides, stretch the carpet, and trim it. If the backing has come apart, it'll ripple again, and we'll tell you before you pay for it.",
    },
  ],
  closing: {
    heading: 'Get a carpet installation quote',
    body: `Tell us how many rooms and stairs you have. We'll contact you within ${business.promisedContact} to set up a visit, and we'll bring carpet and pad samples to look at in your own rooms. The visit and the quote are free.`,
    button: 'Get Free Estimate',
  },
  related: ['laminate-flooring-austin', 'lvp-flooring-austin', 'commercial-flooring-austin'],
  articles: [
    'affordable-flooring-leander',
    'pet-friendly-flooring-georgetown',
    'emergency-flooring-repair-austin',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['round-rock', 'cedar-park', 'leander', 'georgetown', 'hutto', 'kyle', 'san-marcos', 'killeen'],
  seo: {
    title: 'Carpet Installation in Austin, TX: $3-8 per Sq Ft',
    description:
      'Carpet installation in Austin for bedrooms and stairs: polyester, Berber, or nylon at $3-8 per sq ft with pad. Usually done in a day. Free in-home quote.',
    keywords: ['carpet installation Austin', 'carpet installers Austin TX', 'stair carpet Austin', 'carpet pad thickness'],
  },
} satisfies ServicePageEntry;
