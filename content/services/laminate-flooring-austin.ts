import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'laminate-flooring-austin',
  name: 'Laminate',
  menuLine: 'Hard, scratch-resistant boards on a small budget',
  hero: {
    heading: 'Laminate Flooring in Austin, TX, Laid in 1-2 Days',
    lead: 'The hardest surface you can buy at this price: $4-8 per sq ft installed. We lay it in upstairs halls, bedrooms and starter homes, and we steer you away from it where water will stand.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'All in', value: '$4-8 per sq ft' },
    { label: 'Installation', value: '1-2 days' },
    { label: 'Warranty', value: '12 years' },
  ],
  image: 'office-floor',
  detail: { image: 'bedroom-dresser', caption: 'Gray-oak laminate in a bedroom.' },
  introduction: {
    heading: 'An honest floor, if you know its limit',
    body: [
      'Laminate is fiberboard with a printed oak picture on it, sealed under melamine and aluminum oxide. That top shrugs off dog claws and toy trucks better than the finish on real wood does. The board clicks together over a thin pad and is never fastened down.',
      'Its weak point is the edge. Fiberboard drinks, and once it has swollen it stays swollen. Waterproof grades treat the core and wax the joint, which buys you a day or so to find the spill. It is still not tile.',
      'In Austin that makes it an upstairs floor and a dry-room floor. For a slab near Onion Creek or a kitchen with an old dishwasher, pay the extra dollar for vinyl plank.',
    ],
  },
  benefits: {
    heading: 'Five reasons it still sells',
    items: [
      {
        title: 'Scratch rating you can look up',
        body: 'AC3 to AC5 on the carton is a wear test with a number. Few other floors give you one.',
      },
      {
        title: 'Price',
        body: 'A 900 sq ft upstairs costs $3,600-7,200, about half of what the same rooms cost in hardwood.',
      },
      {
        title: 'Steady in the sun',
        body: 'Boards hardly fade, and heat behind a window bothers them less than it bothers vinyl.',
      },
      {
        title: 'No glue, no fumes',
        body: 'Joints lock dry. Boards that meet TSCA Title VI stay within the federal formaldehyde limits.',
      },
      {
        title: 'Gone again in a morning',
        body: 'It lifts out without scars on the subfloor, which tenants and remodelers both value.',
      },
    ],
  },
  options: {
    heading: 'Three grades of board',
    intro: 'Prices here are for the boards. With pad, labor and trim, most floors come to $4-8 per sq ft.',
    items: [
      {
        name: 'Standard',
        price: '$2-4 per sq ft',
        description: 'For bedrooms and studies that stay dry.',
        features: ['AC3 surface', '7-10 mm board', 'Oak looks from stock'],
      },
      {
        name: 'Waterproof',
        price: '$3-6 per sq ft',
        description: 'Treated core and sealed joints, for halls, dining rooms and careful kitchens.',
        features: ['AC4 surface', '8-12 mm board', 'Spill time stated by the maker', 'Silicone bead at wet edges'],
      },
      {
        name: 'Commercial Grade',
        price: '$4-7 per sq ft',
        description: 'For shops, salons, home offices on casters and houses with a pack of dogs.',
        features: ['AC5 surface', '10-12 mm dense core', 'Quiet rubber or felt pad'],
      },
    ],
  },
  sections: [
    {
      kind: 'project',
      heading: 'What gray oak looks like in window light',
      body: 'This rendering shows a pale gray-oak board of generous width beside a white baseboard. Low light is the hard test for laminate: it reveals a repeated print, a shiny face or a raised joint. Ask for embossing that follows the grain, a matte surface, and a pattern with many different boards in the set.',
      image: 'sample-laminate',
    },
    {
      kind: 'table',
      heading: 'Laminate or vinyl plank?',
      intro: 'They look alike on the shelf and behave differently in the house.',
      columns: ['Question', 'Laminate', 'Vinyl plank'],
      rows: [
        ['Installed per sq ft', '$4-8', '$5-10'],
        ['Scratches', 'Better', 'Good at 20 mil'],
        ['Spill left overnight', 'Risky', 'Harmless on top'],
        ['Hot west window', 'Better', 'Glue it down'],
        ['Sound of a heel', 'Sharper; needs a good pad', 'Softer'],
        ['Wet mop', 'Damp only, never steam', 'Yes, no steam'],
      ],
    },
    {
      kind: 'points',
      heading: 'Where we say yes, and where we refuse',
      points: [
        {
          title: 'Yes: the second story',
          body: 'Plywood instead of concrete below, no vapor to fear, and stairs that can be matched with noses from the same series.',
        },
        {
          title: 'Yes: a dry slab, with film',
          body: 'A 6 mil polyethylene sheet under the pad is our rule on any concrete, new or old.',
        },
        {
          title: 'Perhaps: the kitchen',
          body: 'With the waterproof grade, sealant at the sink run and a leak tray under the dishwasher.',
        },
        {
          title: 'No: full baths and laundries',
          body: 'Steam and splashes find the joints within a few years. We would rather lose the order.',
        },
      ],
    },
  ],
  process: {
    heading: 'Four steps to a quiet floor',
    steps: [
      {
        title: 'Check and order',
        description: 'We look for squeaks, slopes and moisture, agree on the grade, and order 7 to 10 percent over for cuts.',
      },
      {
        title: 'Rest and prepare',
        description:
          'Boxes lie flat in the rooms for 48 hours. Loose plywood is screwed down, and slabs are patched until a long level no longer rocks.',
      },
      {
        title: 'Click and cut',
        description:
          'Film, pad and boards go in, with saw work outdoors. A gap of about 3/8 inch stays open at every wall and pipe.',
      },
      {
        title: 'Finish the edges',
        description:
          'Molding is nailed to the wall and never into the floor. Long rooms get a transition strip where the maker asks for one.',
      },
    ],
  },
  faq: [
    {
      question: 'Is waterproof laminate really waterproof?',
      answer:
        'The makers test with a puddle on top for 24 to 72 hours. A leak from below, a flooded slab or a steam mop is outside that test. Read it as time to react.',
    },
    {
      question: 'Can laminate be sanded or repaired?',
      answer:
        'Sanding would cut through the print. Small chips are filled with a color stick, and a ruined board is replaced from your spare box, from the nearest wall inward or by cutting it out.',
    },
    {
      question: 'Why does it sound hollow in some houses?',
      answer:
        'A floating board over a dip acts like a drum. Flattening the floor and using a dense pad of 2 to 3 mm cures most of it; a thicker, softer pad makes it worse and strains the joints.',
    },
    {
      question: 'How many years will a laminate floor give me?',
      answer:
        'Ten to twenty years in a family house. AC4 or AC5 in the hall lasts toward the upper end. Water ends more laminate floors than wear does.',
    },
  ],
  closing: {
    heading: 'Price it beside plank and carpet',
    body: 'Tell us the rooms. We measure and quote two or three floors on one sheet, so that the difference per room is plain before you choose.',
    button: 'Get Free Estimate',
  },
  related: ['lvp-flooring-austin', 'carpet-installation-austin', 'commercial-flooring-austin'],
  articles: ['affordable-flooring-leander', 'professional-vs-diy-flooring', 'high-traffic-flooring-round-rock'],
  cities: ['leander', 'manor', 'elgin', 'bastrop', 'lockhart', 'cedar-creek', 'pflugerville', 'buda'],
  seo: {
    title: 'Laminate Flooring Austin, TX | $4-8 Installed',
    description:
      'Laminate floors in Austin: standard, waterproof and commercial boards, $4-8 per sq ft installed in 1-2 days, 12-year warranty, honest advice on wet rooms.',
    keywords: ['laminate flooring Austin', 'waterproof laminate Austin TX', 'laminate installation cost', 'AC4 laminate'],
  },
} satisfies ServicePageEntry;
