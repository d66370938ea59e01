import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'engineered-hardwood-austin',
  name: 'Engineered Hardwood',
  menuLine: 'Real wood on crossed layers, made for concrete slabs',
  hero: {
    heading: 'Engineered Hardwood Floors for Austin Slabs',
    lead: 'If your house is on a slab and you want real wood, this is usually the way to get it. Real oak, hickory, maple, or walnut sits on crossed layers that keep wide boards flat, and it runs $6-16 per sq ft installed.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Boards and labor', value: '$6-16 per sq ft' },
    { label: 'Installation, most jobs', value: '2-5 days' },
    { label: 'Real wood on top', value: '1-6 mm' },
  ],
  image: 'dining-floor',
  detail: { image: 'jobsite-meter', caption: 'Before we glue wood to a slab, we measure its moisture.' },
  introduction: {
    heading: 'How engineered hardwood differs from solid',
    body: [
      'Wood swells across the grain when the air gets damp, but it hardly changes along its length. Engineered boards are made of layers that run crosswise to each other, so each layer keeps the next one from moving. That means a 7 inch engineered board moves a fraction of what a solid one does.',
      "That's important here because most Austin houses built since the 1960s are on concrete. You'd have to put a plywood layer under solid boards, but engineered boards go right on the slab. The whole floor is only 1/2 to 5/8 inch thick, so it often meets a tiled kitchen without a step.",
      "Don't confuse it with laminate, which has a printed picture on top. With engineered hardwood you're walking on real wood, and if the top layer is thick enough, we can sand it later.",
    ],
  },
  benefits: {
    heading: 'Why choose engineered hardwood on a slab',
    items: [
      {
        title: 'Wide boards that stay flat',
        body: "You can get boards 7-9 inches wide that hold up well here. In solid wood, we'd steer you away from that width in our climate.",
      },
      {
        title: 'No nails in your slab',
        body: "We glue the boards down, so nothing gets shot into the concrete. That's what you want if there are post-tension cables (steel under tension) in your slab.",
      },
      {
        title: 'The finish is already on',
        body: "The boards come finished from the factory, so there's no sanding dust in your house and you can sleep at home.",
      },
      {
        title: 'It uses less hardwood',
        body: 'Only the top layer is oak or hickory, so one log covers several times the area it would as solid boards.',
      },
    ],
  },
  options: {
    heading: 'Engineered hardwood options and prices',
    intro:
      'These prices include the boards and the labor over a dry, flat slab. If your slab needs a moisture-barrier glue, add $1-2 per sq ft.',
    items: [
      {
        name: '3-Layer',
        image: 'sample-oak',
        price: '$8-15 per sq ft',
        description: 'A thick layer of real wood over a softwood core. Choose this one if you plan to stay in the house.',
        features: [
          '3-4 mm of real wood on top',
          'Can be sanded twice, sometimes three times',
          'Looks and ages like solid oak',
          'Lengths of 6 ft and more',
        ],
      },
      {
        name: 'Multi-Layer',
        image: 'sample-hickory',
        price: '$6-12 per sq ft',
        description:
          "Real wood over plywood with five to nine layers. It's very stable, and it's the lowest price for a real wood floor.",
        features: [
          '1-3 mm of real wood on top',
          'Stays flat when slab moisture changes',
          'Gets a new coat instead of deep sanding',
        ],
      },
      {
        name: 'Wire-Brushed',
        image: 'sample-walnut',
        price: '$9-16 per sq ft',
        description: "Steel brushes take out the soft grain and leave a light texture, so you don't notice new scratches.",
        features: ['Matte finish', 'Forgiving with dogs and caliche grit', 'Oak or hickory', 'Touch up with oil or pen'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Oak, hickory, maple, or walnut',
      intro:
        "The number is Janka hardness, the force in pounds it takes to push a small steel ball halfway into the wood. A higher number means you'll see fewer dents.",
      points: [
        {
          title: 'Oak (white, 1,360)',
          body: "Oak takes any stain and goes with most trim. You'll still be able to find matching boards years from now, so it's a safe choice if you can't decide.",
        },
        {
          title: 'Hickory (1,820)',
          body: 'Hickory has cream and brown in the same board, and it looks good with a limestone fireplace. A dropped pan will mark it less than it marks the others.',
        },
        {
          title: 'Maple (hard, 1,450)',
          body: "Maple is creamy and even, so it brightens a room that doesn't get much sun. Leave it natural, because dark stain turns blotchy on it.",
        },
        {
          title: 'Walnut (1,010)',
          body: "Walnut is a rich chocolate brown, but a heel can dent it and the sun lightens it. It's better in a study or in a bedroom with curtains.",
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Compare the top layer before you buy',
      intro:
        'Two boards can be equally thick and still last very different lengths of time, because you can only sand the top layer.',
      columns: ['Top layer', 'Can it be sanded?', 'Where we use it'],
      rows: [
        ['Under 2 mm', 'No, new coat only', 'Guest rooms, rentals'],
        ['2-3 mm', 'Once, carefully', 'Bedrooms, upstairs halls'],
        ['3-4 mm', 'Twice, sometimes three times', 'Living areas, kitchens'],
        ['6 mm', 'Nearly as often as solid', 'Houses you keep for decades'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Should you glue it down or float it?',
      body: [
        "On a slab, we usually glue it. The boards feel solid when you walk on them, they don't click, and the glue slows down moisture from the concrete. Most glues need a slab at 75 percent humidity or lower inside, and if yours is higher, we use a barrier that's rated for it.",
        "Floating the boards over a pad makes sense upstairs, in a condo with a sound rule, or anywhere you might want the floor back out. A floating floor needs a gap at every wall, and it can't have a kitchen island on top of it.",
      ],
    },
  ],
  process: {
    heading: 'How your engineered floor gets installed',
    steps: [
      {
        title: 'Measure and test the slab',
        description: `Meter readings at our visit are free, and your itemized quote comes by email within ${business.quoteTime}. A glued floor may also need a timed moisture test, which is a separate $200-500. If your slab has post-tension cables, we test the surface instead of drilling.`,
      },
      {
        title: 'Order and let the boards adjust',
        description:
          'The boards, stair noses, and transition strips arrive together. Then they rest 48-72 hours in your rooms with the AC at its normal setting.',
      },
      {
        title: 'Prep and install',
        description:
          "We grind or patch the slab until it meets the 3/16 inch in 10 feet that wood needs. Then we spread the glue and set the boards into it while it's wet.",
      },
      {
        title: 'Trim and walk-through',
        description:
          'Straps hold the joints tight overnight, and the next day we put on the trim, clean the floor, and show you how to take care of it.',
      },
    ],
  },
  faq: [
    {
      question: 'Does engineered wood count as hardwood when I sell?',
      answer:
        'Yes. Listings call it hardwood, and buyers usually treat it that way, because the surface is real wood. Keep the invoice that shows how thick the top layer is, since a careful buyer may ask.',
    },
    {
      question: 'Is engineered hardwood safe in a kitchen?',
      answer:
        'Yes, if you wipe up spills right away. A dishwasher that leaks overnight will lift the edges of the boards, so put a leak sensor behind it and a mat in front of the sink.',
    },
    {
      question: 'How long does engineered hardwood last?',
      answer:
        "With a thin top layer, it'll usually last 20-30 years, and with 3 mm or more and a sanding or two, you can plan on 40 or longer.",
    },
    {
      question: 'Can it go in a lake house that sits empty?',
      answer:
        "Yes, as long as the AC stays on. In Lakeway, Horseshoe Bay, or Marble Falls, set the thermostat to 80 °F or lower while you're away and keep the humidity at 30-50 percent. Have somebody check on the house in August, too.",
    },
  ],
  closing: {
    heading: 'Get an engineered hardwood quote',
    body: `Tell us which rooms you have in mind and whether you're on a slab. We'll contact you within ${business.promisedContact} to set up a visit, and we'll bring cut samples so you can compare the layers. The visit and the quote are free.`,
    button: 'Schedule Free Consultation',
  },
  related: ['hardwood-flooring-austin', 'floor-refinishing-austin', 'kitchen-flooring-austin', 'lvp-flooring-austin'],
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'foundation-flooring-central-texas',
    'eco-friendly-flooring-austin-families',
    'hardwood-maintenance-central-texas-summer',
  ],
  cities: [
    'lakeway',
    'the-hills',
    'bee-cave',
    'westlake-hills',
    'dripping-springs',
    'cedar-park',
    'horseshoe-bay',
    'marble-falls',
  ],
  seo: {
    title: 'Engineered Hardwood in Austin, TX: Wood for Slabs',
    description:
      'Engineered hardwood in Austin for concrete slabs: 3-layer $8-15, multi-layer $6-12, wire-brushed $9-16 per sq ft installed. Book a free consultation.',
    keywords: [
      'engineered hardwood Austin',
      'wood floor on concrete slab',
      'wire-brushed oak Austin',
      'wide plank flooring Austin TX',
    ],
  },
} satisfies ServicePageEntry;
