import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'warranty',
  name: 'Warranty and care',
  line: 'What both warranties cover, and how to look after each floor.',
  hero: {
    heading: 'Floor warranty and care guide',
    lead: "You get two warranties with a new floor. Ours covers our workmanship for 1-5 years, depending on the job, and the manufacturer's covers the material. Simple care keeps both of them good, and for most floors that's a broom and a damp mop.",
  },
  image: 'bathroom-tub',
  facts: [
    { label: 'Our workmanship', value: '1-5 years' },
    { label: 'Hardwood', value: '25 years' },
    { label: 'Vinyl plank', value: '15 years' },
    { label: 'Laminate and tile', value: '12 and 10 years' },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Material warranties by floor',
      intro: "These are the usual terms, but the manufacturer sets them, so your product's own sheet has the last word.",
      columns: ['Floor', 'Term', "What it usually doesn't cover"],
      rows: [
        ['Hardwood', '25 years', 'Wet mops, steam, leaks, and rooms that get too dry or too humid'],
        ['Vinyl plank', '15 years', 'Rubber-backed mats, heat above the limit on the label, and dragged furniture'],
        ['Laminate', '12 years', 'Standing water, steam mops, and rooms the label rules out'],
        ['Tile', '10 years', 'Acid cleaners on stone or grout, and a slab that moves'],
        ['Commercial floors', '5-20 years', 'Wrong cleaners, and casters or loads above the rating'],
        ['Repair and refinishing', '5 years', 'Water, worn-out finish, and claws on soft wood'],
      ],
      note: 'Carpet warranties depend on the fiber, so look on the sample label and in the papers we leave with you.',
    },
    {
      kind: 'checklist',
      heading: 'What our workmanship warranty covers',
      intro: sample('If a floor fails because of the way we put it in, we fix it for as many years as your quote says.'),
      items: [
        'Planks or boards that lift, come apart, or sound hollow because of our work.',
        "Tile that comes loose, or grout that cracks, on a slab that hasn't moved.",
        'Transition strips, stair noses, and baseboards that we installed and that come loose.',
        'Carpet that ripples, or a seam that opens.',
        'Finish that peels because we applied it wrong.',
      ],
    },
    {
      kind: 'checklist',
      heading: "What our warranty doesn't cover",
      intro:
        "These are the limits, and you should know them before you sign. They don't take away any right that Texas law gives you.",
      items: [
        sample('Water from a leak, a flood, an appliance, or a pet, even if the floor itself is waterproof.'),
        sample(
          'Movement of the foundation, which is a job for a foundation company if one side of a crack is higher than the other.',
        ),
        sample('Normal wear, scratches, dents, and color that changes in the sun.'),
        sample('Small gaps between boards in dry winter weeks that close again by spring.'),
        sample('Damage from missing care, such as a steam mop on laminate, or from work that somebody else did later.'),
      ],
    },
    {
      kind: 'table',
      heading: 'How to care for each floor',
      intro:
        'Grit does more damage than anything else here, because limestone dust works like sandpaper. A mat at each outside door is the cheapest protection you can buy.',
      columns: ['Floor', 'Every week', 'Now and then', 'Keep away'],
      rows: [
        [
          'Hardwood',
          'Dust mop, or a vacuum with the brush turned off',
          'Damp mop with a cleaner made for wood finish',
          'Steam, vinegar, oil soap, and wax',
        ],
        ['Vinyl plank', 'Sweep, then a damp mop', 'Mild cleaner with no wax in it', 'Rubber-backed mats and steam'],
        ['Laminate', 'Dust mop or vacuum', "A mop that's barely damp, then a dry cloth", 'Steam and standing water'],
        [
          'Tile and grout',
          'Sweep and mop',
          'Seal cement grout again when water soaks in',
          'Acid on stone, and bleach on colored grout',
        ],
        ['Carpet', 'Vacuum once or twice', 'Professional cleaning every 12-18 months', 'Rubbing a spill, and too much water'],
      ],
    },
    {
      kind: 'points',
      heading: 'Four habits that make floors last',
      points: [
        {
          title: 'Keep the AC steady',
          body: 'Wood does best at 30-50 percent humidity all year, with the thermostat at 70-75 °F. When you travel, leave the AC at 80 °F or lower instead of turning it off.',
        },
        {
          title: 'Put felt under furniture',
          body: "Stick felt pads on every leg and check them twice a year, because a pad full of grit scratches. Desk chairs need soft casters or a mat that's safe for your floor.",
        },
        {
          title: 'Wipe up water right away',
          body: 'Even waterproof planks have edges where water can get underneath. Look under the dishwasher and around the toilet every few months, because a slow leak can ruin a floor before you notice it.',
        },
        {
          title: 'Save your papers',
          body: "Keep the quote, a box label, and a few spare planks or tiles in a closet. If the manufacturer asks for proof, you'll need the lot number on that label.",
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to make a warranty claim',
      steps: [
        {
          title: 'Take pictures',
          description:
            'Take one from across the room and one up close with a coin for size, and note the day you first saw the problem.',
        },
        {
          title: 'Tell us early',
          description: 'Email or call before anybody tries to fix it, because a repair makes it hard to see what went wrong.',
        },
        {
          title: "We'll come and look",
          description: `We'll visit within ${business.warrantyVisit}, take moisture readings, and tell you what we think caused it.`,
        },
        {
          title: 'It gets fixed',
          description:
            "If it's our work and the warranty covers it, we repair it at no charge. If it's the material, we'll help you file the claim with the manufacturer.",
        },
      ],
    },
  ],
  faq: [
    {
      question: "Which warranty do I use, yours or the manufacturer's?",
      answer:
        "Call us first either way. If the floor was put in wrong, it's ours to fix, and if the plank or the tile itself is faulty, it's the manufacturer's. We'll help with the photos and the lot number.",
    },
    {
      question: 'Does the warranty go to the next owner if I sell?',
      answer:
        'It depends on the product, because many material warranties are only for the first owner and some can be passed on once. Check the sheet before you list the house, and leave the papers and spare planks for the buyer.',
    },
    {
      question: 'Will a steam mop really void my warranty?',
      answer:
        'On wood and laminate it usually will, and many makers of vinyl rule it out, too. Steam pushes hot water into the joints, where it swells the core or loosens the glue. Use a damp microfiber mop instead.',
    },
    {
      question: 'Are gaps between my hardwood boards covered?',
      answer:
        "Thin gaps in winter are normal, because wood shrinks in dry air and swells again when it's humid. If a gap is wider than a dime or stays open all summer, send us a picture and your humidity reading.",
    },
  ],
  links: [
    { label: 'Hardwood care in a Texas summer', href: '/blog/hardwood-maintenance-central-texas-summer' },
    { label: 'Slate and stone care guide', href: '/guides/slate-and-stone-care' },
    { label: 'Plush carpet care guide', href: '/guides/plush-carpet-care' },
    { label: 'Water damage help', href: '/water-damage' },
  ],
  closing: {
    heading: 'Something wrong with your floor?',
    body: "Send us a picture and tell us when it was put in, even if we didn't install it. We'll tell you what it probably is and what it would take to fix.",
    button: 'Get Free Estimate',
  },
  seo: {
    title: 'Floor Warranty and Care Guide for Austin Homes',
    description:
      'What our workmanship warranty covers, material warranties for hardwood, vinyl, laminate, and tile, and how to clean and care for each floor.',
    keywords: ['flooring warranty', 'how to clean vinyl plank floors', 'hardwood floor care'],
  },
} satisfies InfoPageEntry;
