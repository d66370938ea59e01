import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'tile-flooring-austin',
  name: 'Tile',
  menuLine: 'Porcelain, ceramic, and stone, with prep for clay soil',
  hero: {
    heading: 'Tile Floor Installation in Austin and Central Texas',
    lead: "Tile stays cool in July, and water doesn't hurt it. What cracks it is a slab that moves, so we check yours first and tell you if you need a membrane under your ceramic, porcelain, or stone.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Most floors', value: '$6-12 per sq ft' },
    { label: 'Working time', value: '3-7 days' },
    { label: 'Warranty', value: '10 years' },
  ],
  image: 'cafe-floor',
  detail: { image: 'hall-console', caption: 'Slate tile in an entry hall.' },
  introduction: {
    heading: 'What goes under your tile',
    body: [
      'A box of porcelain might cost $3 a square foot, and the labor usually costs more than that. Most of the work is prep: we clean the concrete, make it flat, keep its cracks from reaching the tile, and leave room for everything to expand in the heat.',
      "On the clay between Taylor and Lockhart, slabs move when the ground gets wet and dries out. Tile that's set directly on one of them will crack where the slab cracks. The limestone around Lakeway is much more stable, so you may not need a membrane in that area.",
      "Tile is a good choice for bathrooms, entries, laundry rooms, sunrooms, and kitchens that open to a patio. It's hard on your knees if you're a serious cook, so plan on a comfortable mat in front of the stove.",
    ],
  },
  benefits: {
    heading: 'Why homeowners choose tile',
    items: [
      {
        title: "Standing water won't hurt it",
        body: "If your laundry room floods, you can mop it up and dry it out, and tile that's well bonded stays right where it is.",
      },
      {
        title: 'It stays cool',
        body: 'From April on, tile feels cool under your bare feet, because the slab below it stays cooler than the air in the room.',
      },
      {
        title: "Sun won't fade it",
        body: "Porcelain is fired above 2,000 °F, so the sun from a west window in Bee Cave won't change its color.",
      },
      {
        title: "Grit won't scratch it",
        body: 'Caliche and creek sand scratch the finish on other floors, but on matte porcelain you just sweep them up.',
      },
      {
        title: 'It lasts for decades',
        body: 'Thirty years is common, and fifty is possible if nothing underneath it moves.',
      },
    ],
  },
  options: {
    heading: 'Tile floor options and installed prices',
    intro:
      "These prices include the tile, thinset, grout, and labor over a sound slab. Tear-out and leveling are separate lines on your quote, and so is a crack-isolation membrane. You'd need one on clay or over cracks, and it adds $1.50-3 per sq ft.",
    items: [
      {
        name: 'Ceramic',
        image: 'sample-ceramic',
        price: '$6-12 per sq ft',
        description: 'Fired clay with a glaze on top. It makes sense in bathrooms, laundry rooms, and rental kitchens.',
        features: ['Many sizes up to 18 inches', 'Easy to cut around fixtures', 'Chips show the clay color'],
      },
      {
        name: 'Porcelain',
        image: 'sample-porcelain',
        price: '$9-20 per sq ft',
        description:
          "It's denser and absorbs almost no water, and it comes in stone, concrete, and wood looks. Ordinary sizes are the most affordable, and very large tile costs more.",
        features: [
          'Absorbs 0.5% water or less',
          'Indoors or under a porch roof',
          '12x24 to 24x48 inches',
          'Color often runs through',
        ],
      },
      {
        name: 'Natural stone',
        image: 'sample-slate',
        price: '$12-32 per sq ft',
        description: 'Limestone, travertine, slate, or marble, where no two pieces match and all of it needs a sealer.',
        features: ['New sealer every 1-3 years', 'Acid-free cleaners only', 'Stiffer subfloor over joists'],
      },
    ],
  },
  sections: [
    {
      kind: 'project',
      heading: 'A bathroom floor in large marble tile',
      body: "This rendering shows a bathroom floor of large white marble tile with gray veins, running past a freestanding tub to a wood vanity. The rows are staggered, the grout lines are narrow, and the baseboard covers the gap at the wall. If you'd rather not reseal marble, porcelain gives you the same look.",
      image: 'bathroom-marble',
    },
    {
      kind: 'points',
      heading: 'How we prep a slab for tile',
      points: [
        {
          title: 'Clean concrete',
          body: "We take off old glue and paint until water soaks in, because thinset won't stick to a film.",
        },
        {
          title: 'A flat slab',
          body: 'If your tile has a side of 15 inches or more, the slab can be off by no more than 1/8 inch in 10 feet. We grind or pour leveler to get it there.',
        },
        {
          title: 'A membrane where you need one',
          body: "On a slab with cracks or on clay, we put down a sheet that lets the concrete move a little without pulling on the tile. It adds $1.50-3 per sq ft, and you'll see it as a separate line on your quote.",
        },
        {
          title: 'Thinset under the whole tile',
          body: 'We cover at least 80 percent of the back in dry rooms and 95 percent in wet ones, and we lift a tile now and then to check.',
        },
        {
          title: 'Room to expand',
          body: 'We use flexible caulk in place of grout along every wall and at least every 25 feet, and closer than that next to big windows.',
        },
      ],
    },
    {
      kind: 'solutions',
      heading: 'Cracked tile: causes and repairs',
      pairs: [
        {
          problem: 'One long crack runs through several tiles, and both sides are level.',
          solution:
            'A crack in the slab came through to the tile. We lift that row, bridge the crack with membrane, and set your spare tiles in its place.',
        },
        {
          problem: 'One side of the crack is higher than the other.',
          solution:
            "The slab is moving up and down, and no membrane will stop that. Have a foundation engineer look at it first, and we'll replace the tile once the slab is fixed.",
        },
        {
          problem: 'A wide patch sounds hollow when you tap it.',
          solution:
            'The tile has come loose from the slab, often because there was no gap at the walls. We take that area out and leave the gap when we reset it.',
        },
      ],
    },
  ],
  process: {
    heading: 'How your tile floor gets installed',
    steps: [
      {
        title: 'Measure and plan the layout',
        description: `We check the slab, measure, and plan the layout so you get full tiles at the door and the small cuts go under cabinets. Your itemized quote comes by email within ${business.quoteTime}.`,
      },
      {
        title: 'Tear-out and prep',
        description:
          'We hang plastic to keep the dust in, take out the old floor, and patch the slab. If you need a membrane, it goes down on day one or two.',
      },
      {
        title: 'Set the tile',
        description:
          "We spread thinset on the slab and on the back of large tile, and we use clips to keep the edges even. You'll need to stay off the new tile for about 24 hours.",
      },
      {
        title: 'Grout and walk-through',
        description:
          'We grout, clean, and seal the grout if it needs it, then do a walk-through with you. You can walk on it after a day, and the refrigerator goes back a day or two later.',
      },
    ],
  },
  faq: [
    {
      question: "Which tile isn't slippery when it's wet?",
      answer:
        'Look for a matte tile with a wet slip rating (DCOF) of 0.42 or higher on its data sheet. For a shower floor, choose small tile as well, because the extra grout lines give your feet something to grip.',
    },
    {
      question: 'Can you set new tile on top of old?',
      answer:
        "Sometimes we can. The old tile has to be solid, flat, and low enough for your doors to clear. On clay we usually recommend taking it out, because that's our only chance to see the slab.",
    },
    {
      question: 'Why do some of your prices go past $12?',
      answer:
        'Plain ceramic and simple porcelain floors run $6-12 per sq ft. Very large tile, patterns, and natural stone cost more because they take more hours. If you need a membrane on clay or over cracks, it adds $1.50-3 per sq ft to any of them.',
    },
    {
      question: 'Does grout have to be sealed?',
      answer:
        "Cement grout does, every year or two, but epoxy and most ready-mixed grouts don't. Because the water in Central Texas is so hard, we often suggest epoxy in showers.",
    },
  ],
  closing: {
    heading: 'Get a tile floor quote',
    body: `Send us the room size and a photo of any cracks. We'll contact you within ${business.promisedContact} to set up a visit, check your slab, and price the tile and the membrane as separate lines. The visit and the quote are free.`,
    button: 'Get Free Estimate',
  },
  related: ['shower-tile-backsplash-austin', 'bathroom-flooring-austin', 'kitchen-flooring-austin', 'commercial-flooring-austin'],
  articles: [
    'tile-trends-bell-county-2024',
    'foundation-flooring-central-texas',
    'high-traffic-flooring-round-rock',
    'kitchen-flooring-trends-pflugerville',
  ],
  cities: ['lakeway', 'killeen', 'taylor', 'round-rock', 'bastrop', 'the-hills', 'horseshoe-bay', 'marble-falls'],
  seo: {
    title: 'Tile Flooring in Austin, TX: Porcelain, Ceramic & Stone',
    description:
      'Tile flooring in Austin: ceramic $6-12, porcelain $9-20, and stone $12-32 per sq ft installed. We check your slab and tell you if you need a membrane.',
    keywords: ['tile flooring Austin', 'tile installation Austin TX', 'porcelain tile Austin', 'cracked tile slab repair'],
  },
} satisfies ServicePageEntry;
