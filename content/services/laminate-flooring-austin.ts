import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'laminate-flooring-austin',
  name: 'Laminate',
  menuLine: 'Scratch-resistant planks for dry rooms and small budgets',
  hero: {
    heading: 'Laminate Flooring in Austin, TX, Installed in 1-2 Days',
    lead: "Laminate gives you one of the most scratch-resistant floors for the money, at $4-8 per sq ft installed. It's a good choice for bedrooms, upstairs halls, and starter homes, but we'll talk you out of it anywhere water can sit.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Installed, standard and waterproof', value: '$4-8 per sq ft' },
    { label: 'Installation', value: '1-2 days' },
    { label: 'Warranty', value: '12 years' },
  ],
  image: 'office-floor',
  detail: { image: 'bedroom-dresser', caption: 'Gray-oak laminate in a bedroom.' },
  introduction: {
    heading: 'Where laminate works, and where it fails',
    body: [
      'Laminate is fiberboard with a printed wood picture on top, sealed under a very hard clear layer. That layer stands up to dog claws and toy trucks better than the finish on real wood. The planks click together over a thin pad, and nothing fastens them to the floor.',
      "Water at the edges is the weak point, because once fiberboard swells, it stays swollen. Waterproof grades have a treated core and sealed joints, which gives you about a day to discover a spill. Even so, they won't survive a leak.",
      'In Austin, that makes laminate a good floor for upstairs and for rooms that stay dry. If your slab is near Onion Creek or your dishwasher is old, spend the extra dollar a square foot on vinyl plank.',
    ],
  },
  benefits: {
    heading: 'Five reasons to choose laminate',
    items: [
      {
        title: 'A scratch rating you can check',
        body: 'Every box shows a rating from AC3 to AC5 that comes from a wear test, so you can compare two planks by number.',
      },
      {
        title: 'A lower price',
        body: 'A 900 sq ft upstairs runs $3,600-7,200 installed, which is about half of what the same rooms cost in hardwood.',
      },
      {
        title: 'It holds up to sun',
        body: 'Laminate hardly fades, and the heat behind a big window bothers it less than it bothers vinyl.',
      },
      {
        title: 'No glue and no fumes from it',
        body: 'The planks lock together without any glue, and TSCA Title VI on the box means they meet the federal formaldehyde limits.',
      },
      {
        title: 'Easy to take out again',
        body: "It comes up without damage to the subfloor, which helps if you're renting the place out or plan to remodel later.",
      },
    ],
  },
  options: {
    heading: 'Laminate grades and prices',
    intro:
      "These prices are for the planks only. Installed, the Standard and Waterproof grades run $4-8 per sq ft with pad, labor, and trim. We'll quote Commercial Grade installed for your space, because it costs more than that.",
    items: [
      {
        name: 'Standard',
        price: '$2-4 per sq ft',
        description: 'For bedrooms and studies that stay dry.',
        features: ['AC3 surface', '7-10 mm thick', 'Oak looks from stock'],
      },
      {
        name: 'Waterproof',
        price: '$3-6 per sq ft',
        description: 'A treated core and sealed joints, for halls, dining rooms, and kitchens where spills get wiped up.',
        features: ['AC4 surface', '8-12 mm thick', 'Maker states how long a spill can sit', 'Silicone along wet edges'],
      },
      {
        name: 'Commercial Grade',
        price: '$4-7 per sq ft',
        description: 'For shops, salons, home offices with rolling chairs, and houses with several dogs.',
        features: ['AC5 surface', '10-12 mm dense core', 'Quiet rubber or felt pad'],
      },
    ],
  },
  sections: [
    {
      kind: 'project',
      heading: 'Gray oak laminate in window light',
      body: 'This rendering shows a wide, pale gray oak plank next to a white baseboard. Low light is the hardest test for laminate because it shows a repeated print, a shiny surface, or a raised joint. Ask for a matte finish, texture that follows the grain, and a style with many different planks in the box.',
      image: 'sample-laminate',
    },
    {
      kind: 'table',
      heading: 'Laminate or vinyl plank?',
      intro: "They look alike in the store, but they don't act alike in your house.",
      columns: ['Question', 'Laminate', 'Vinyl plank'],
      rows: [
        ['Installed per sq ft', '$4-8', '$5-10'],
        ['Scratches', 'Better', 'Good at 20 mil'],
        ['Spill left overnight', 'Risky', 'No harm on top'],
        ['Hot west window', 'Better', 'Glue it down'],
        ['Sound of a heel', 'Sharper; needs a good pad', 'Softer'],
        ['Wet mop', 'Damp only, never steam', 'Yes, no steam'],
      ],
    },
    {
      kind: 'points',
      heading: 'The best and worst rooms for laminate',
      points: [
        {
          title: 'Yes: upstairs',
          body: 'The subfloor is plywood, so you have no slab moisture to worry about, and we can match the stairs with stair noses from the same line.',
        },
        {
          title: 'Yes: a dry slab, with a moisture film',
          body: 'On any concrete, new or old, we put a 6 mil plastic sheet under the pad.',
        },
        {
          title: 'Maybe: the kitchen',
          body: 'Get the waterproof grade, and let us seal the edge along the sink and put a leak tray under the dishwasher.',
        },
        {
          title: 'No: full baths and laundry rooms',
          body: "We won't install laminate there, whatever the grade, because steam and splashes get into the joints. Vinyl or tile will last a lot longer in those rooms.",
        },
      ],
    },
  ],
  process: {
    heading: 'How your laminate gets installed',
    steps: [
      {
        title: 'Measure and order',
        description: `We check for squeaks, slopes, and moisture, and help you pick a grade. You'll get an itemized quote by email within ${business.quoteTime}, with 7-10 percent extra for cuts.`,
      },
      {
        title: 'Rest and prep',
        description:
          'The boxes sit flat in your rooms for 48 hours with the AC on. Meanwhile, we screw down loose plywood or fill the low spots in your slab.',
      },
      {
        title: 'Install',
        description:
          'The moisture film, pad, and planks go in, and we do our sawing outdoors. We leave a gap of about 3/8 inch at every wall and pipe so the floor can move.',
      },
      {
        title: 'Trim and walk-through',
        description:
          'We nail the molding to the wall and never into the floor. Long rooms get a transition strip if the maker calls for one, and then we walk it with you.',
      },
    ],
  },
  faq: [
    {
      question: 'Is waterproof laminate really waterproof?',
      answer:
        "Not completely. Makers test it with a puddle on top for 24-72 hours, but not with a leak from below, a flooded slab, or a steam mop. Think of it as time to clean up, and don't use it in a full bath or laundry room.",
    },
    {
      question: 'Can laminate be sanded or repaired?',
      answer:
        "You can't sand it, because that would cut through the printed pattern. We fill small chips with a color stick, and we replace a ruined plank from your spare box.",
    },
    {
      question: 'Why does laminate sound hollow in some houses?',
      answer:
        'A floating plank over a dip sounds like a drum. We fix most of that by flattening the subfloor and using a dense 2-3 mm pad. A thicker, softer pad makes it worse and strains the joints.',
    },
    {
      question: 'How long does a laminate floor last?',
      answer:
        "Plan on 10-20 years in a family house. If you put AC4 or AC5 in the hall, you'll be toward the top of that. Water ruins more laminate floors than wear does.",
    },
  ],
  closing: {
    heading: 'Get a laminate floor quote',
    body: `Tell us which rooms you have in mind, and we'll contact you within ${business.promisedContact} to set up a visit. We can price laminate, vinyl plank, and carpet side by side so you see the difference. The visit and the quote are free.`,
    button: 'Get Free Estimate',
  },
  related: ['lvp-flooring-austin', 'carpet-installation-austin', 'commercial-flooring-austin'],
  articles: ['affordable-flooring-leander', 'professional-vs-diy-flooring', 'high-traffic-flooring-round-rock'],
  cities: ['leander', 'manor', 'elgin', 'bastrop', 'lockhart', 'cedar-creek', 'pflugerville', 'buda'],
  seo: {
    title: 'Laminate Flooring in Austin, TX: $4-8 Installed',
    description:
      "Laminate flooring in Austin at $4-8 per sq ft installed, in 1-2 days, with a 12-year warranty. See which rooms it suits and which it doesn't. Free quote.",
    keywords: ['laminate flooring Austin', 'waterproof laminate Austin TX', 'laminate installation cost', 'AC4 laminate'],
  },
} satisfies ServicePageEntry;
