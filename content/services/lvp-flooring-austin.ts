import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'lvp-flooring-austin',
  name: 'Luxury Vinyl Plank',
  menuLine: 'Waterproof planks that handle a slab on clay',
  hero: {
    heading: 'Luxury Vinyl Plank Flooring in Austin, TX',
    lead: "Vinyl plank is waterproof, it's easy on a budget, and it holds up to kids and dogs. We check your slab first and quote any leveling, and most jobs take one to three days.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Installed', value: '$5-10 per sq ft' },
    { label: 'Working time', value: '1-3 days' },
    { label: 'Warranty', value: '15 years' },
  ],
  image: 'kitchen-island',
  detail: { image: 'mudroom-door', caption: 'Stone-look vinyl at a patio door, where shoes come in wet.' },
  introduction: {
    heading: 'Why vinyl plank works on Austin slabs',
    body: [
      'Luxury vinyl plank, or LVP, is a printed vinyl sheet under a clear wear layer, with a waterproof core below it. Most of the cores are rigid, made from limestone powder and vinyl, and sold as SPC. The planks are 4-8 mm thick, and most of them click together and float, so nothing fastens them to the slab.',
      'A floating floor is an advantage on clay. From Manor down to Kyle, the ground lifts a slab slightly during a wet spring and lets it down again by August. A hairline crack that would break grout usually just stays hidden underneath the planks.',
      "It's not for every room, though. Don't put it in a glass sunroom without AC, and remember that you can't sand out a scratch the way you can on wood.",
    ],
  },
  benefits: {
    heading: 'What you get with vinyl plank',
    items: [
      {
        title: "A core that won't swell",
        body: "A leaking ice maker or a tipped water bowl won't hurt the plank, although any water that runs underneath still has to be dried out.",
      },
      {
        title: 'It fits under your doors',
        body: "At 4-8 mm it's thin enough to go over flat, solid tile, so we don't usually have to trim the doors or tear up the kitchen floor.",
      },
      {
        title: 'You get the room back that evening',
        body: 'A click-lock floor has no drying time, so two average bedrooms take about a day, and that includes moving the furniture.',
      },
      {
        title: 'It hides fine scratches',
        body: 'A 20 mil wear layer with a textured surface hides the kind of marks that dog claws and limestone grit leave on glossy floors.',
      },
      {
        title: 'We can replace one plank',
        body: 'If you keep one spare box, repairs are easy. We can warm up a glued plank and swap it in under an hour, and a click-lock plank takes a little longer.',
      },
    ],
  },
  options: {
    heading: 'Vinyl plank options and installed prices',
    intro:
      'These prices include the planks and the labor over a dry, flat slab. If there are low spots, filling them costs $2-6 per sq ft, only for the area we treat. A glue-down floor also needs a timed moisture test of the slab, which is a separate $200-500.',
    items: [
      {
        name: 'Click-lock, 12 mil',
        image: 'sample-lvp-wood',
        price: '$5-7 per sq ft',
        description: "This is the most affordable choice, and it's fine for bedrooms and studies if you don't have big dogs.",
        features: ['SPC core, 4-5 mm', 'Floats, no glue', 'Stocked colors within days'],
      },
      {
        name: 'Click-lock, 20 mil',
        image: 'sample-lvp-stone',
        price: '$6-9 per sq ft',
        description: 'The one we recommend for kitchens, halls, and open downstairs rooms.',
        features: ['SPC core, 6-8 mm', 'Pad already attached', 'Texture that follows the grain', 'Often meets condo sound rules'],
      },
      {
        name: 'Glue-down, 20 mil',
        image: 'office-desks',
        price: '$6-10 per sq ft',
        description: 'For rooms with a lot of west-facing glass, rentals, and offices with rolling chairs.',
        features: ['Stays put in direct sun', 'Single planks can be swapped', 'No hollow sound', 'Needs a timed slab test'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'How thick should the wear layer be?',
      intro:
        'The wear layer is the clear coat on top, measured in mils (thousandths of an inch). The thicker it is, the longer the printed pattern underneath lasts.',
      columns: ['Wear layer', 'Where it works', 'Our advice'],
      rows: [
        ['6-8 mil', 'Guest rooms, a house you are about to sell', 'Skip it at the garage door'],
        ['12 mil', 'Bedrooms, couples, cats', 'Enough where people go barefoot'],
        ['20 mil', 'Kitchens, kids, dogs, renters', 'Our usual choice'],
        ['28 mil and up', 'Shops, salons, waiting rooms', 'Rarely needed at home'],
      ],
      note: "A thicker plank sounds better underfoot, but it doesn't resist scratches any better.",
    },
    {
      kind: 'solutions',
      heading: 'Vinyl plank problems and how we prevent them',
      pairs: [
        {
          problem: 'Gaps open next to a west-facing patio door.',
          solution:
            'Vinyl expands in hot sun and shrinks when it cools. In those rooms we glue it down, recommend a lighter color, and ask you to close the shades on July afternoons.',
        },
        {
          problem: 'The floor humps up in the middle of the room.',
          solution:
            "Something heavy is pinning it down, often a kitchen island that was installed on top. We install around the cabinets and stop the planks 1/4 inch short of anything that's fixed.",
        },
        {
          problem: 'The locking edges break over a dip.',
          solution:
            "We check the slab with a 10-foot straightedge, and we fill any spot that's more than 3/16 inch low before the first row.",
        },
        {
          problem: 'The room smells damp.',
          solution:
            "That's usually moisture coming up through the slab. We check it with a meter, and if the reading is too high for your floor, we put down a film or a sealer first, or we wait.",
        },
      ],
    },
  ],
  process: {
    heading: 'How your vinyl plank gets installed',
    steps: [
      {
        title: 'Measure and check',
        description: `We measure the rooms, check the slab with a moisture meter, and mark the high and low spots. Your itemized quote comes by email within ${business.quoteTime}.`,
      },
      {
        title: 'Clear and flatten',
        description:
          "The old floor comes out unless it's solid enough to leave in place. We grind the humps with a vacuum attached, fill the low spots, and let them cure.",
      },
      {
        title: 'Install the planks',
        description:
          "We mix planks from several boxes so the same pattern doesn't end up side by side. Door frames get undercut, so the floor slides under them.",
      },
      {
        title: 'Trim and walk-through',
        description:
          "We put on shoe molding, transition strips, and stair noses, and roll the appliances back, and then we'll walk every room with you.",
      },
    ],
  },
  faq: [
    {
      question: 'How many years does vinyl plank last?',
      answer:
        "In a family house, plan on 15-20 years with a 20 mil wear layer. Thinner grades in a busy hall can look worn after six or seven. Grit does most of the damage, so it's worth putting a mat at every outside door.",
    },
    {
      question: 'Can vinyl plank go over the tile I already have?',
      answer:
        "Yes, if the tile is flat and none of it is loose. We fill the grout joints first so they don't show through the planks. If a spot is cracked or sounds hollow, we open it up and repair it before we cover it.",
    },
    {
      question: 'Why does your cost guide go up to $12?',
      answer:
        'The guide includes better grades, such as extra-long planks and herringbone patterns. In ordinary rooms with straight rows, you can plan on $5-10 per sq ft, and we price stairs by the step.',
    },
    {
      question: 'Can I turn off the AC while I travel?',
      answer:
        "Please don't turn it off. Set it to 80 °F or lower, because most manufacturers want their planks kept at 55-85 °F, and a closed house in August can get hotter than that.",
    },
  ],
  closing: {
    heading: 'Get a vinyl plank quote',
    body: `Send us your room sizes and a photo of the floor you have now. We'll contact you within ${business.promisedContact} to set up a visit, and we'll bring planks you can see in your own light. The visit and the quote are free.`,
    button: 'Get Free Estimate',
  },
  related: ['laminate-flooring-austin', 'kitchen-flooring-austin', 'engineered-hardwood-austin', 'commercial-flooring-austin'],
  articles: [
    'lvp-vs-hardwood-central-texas',
    'pet-friendly-flooring-georgetown',
    'foundation-flooring-central-texas',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['kyle', 'manor', 'buda', 'hutto', 'pflugerville', 'san-marcos', 'elgin', 'cedar-creek'],
  seo: {
    title: 'LVP Flooring in Austin, TX: Vinyl Plank Installed',
    description:
      'Luxury vinyl plank in Austin at $5-10 per sq ft installed. See which wear layer you need, click-lock or glue-down. Done in 1-3 days. Get a free quote.',
    keywords: [
      'LVP flooring Austin',
      'vinyl plank installation Austin TX',
      'waterproof flooring Austin',
      'glue-down vinyl plank',
    ],
  },
} satisfies ServicePageEntry;
