import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'shower-tile-backsplash-austin',
  name: 'Shower Tile & Backsplash',
  menuLine: 'Waterproofed showers, kitchen backsplashes, heated tile',
  hero: {
    heading: 'Shower Tile and Backsplashes in Austin',
    lead: "Tile and grout don't keep water out of your walls. The waterproofing behind them does, so we build that first and flood-test it for 24 hours before we set the tile. We also do tub surrounds and kitchen backsplashes.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Price', value: '$6-25 per sq ft' },
    { label: 'Working time', value: '3-7 days, backsplash about 2' },
    { label: 'Warranty', value: '10 years' },
  ],
  image: 'shower-porcelain',
  detail: { image: 'shower-niche', caption: 'A niche in ceramic wall tile, framed in marble.' },
  introduction: {
    heading: 'Tile for showers and backsplashes',
    body: [
      "A shower gets wet every day, so what's behind the tile matters most. Many tub surrounds from the 1970s and 1980s have tile on plain drywall, and they look fine until the wall gives when you lean on it. New grout won't fix a wall like that, so we take it down to the studs, check for rot, and rebuild it.",
      'A backsplash hardly gets wet, but it does have to handle steam, tomato sauce, and the heat behind a burner. Most cover 25-40 sq ft between the counter and the cabinets. Since you look at it every day, we spend our time on the layout and on clean cuts around the outlets.',
    ],
  },
  benefits: {
    heading: 'What you get with our shower tile work',
    items: [
      {
        title: 'A flood test you can see',
        body: "We plug the drain, fill the shower pan, and mark the water line. If the water is still at the mark 24 hours later, the pan doesn't leak.",
      },
      {
        title: 'A layout without slivers',
        body: 'We plan every wall before we start, so the cut tile goes in the corners and the shower niche lines up with the grout.',
      },
      {
        title: 'Wood blocking for grab bars',
        body: "While the studs are open, we can add wood for grab bars, a bench, or a glass door. It's inexpensive now, and later you'd have to open up a finished wall.",
      },
      {
        title: 'Grout that holds up in a shower',
        body: 'We use epoxy or a dense ready-mixed grout in showers, and silicone caulk in a matching color in every inside corner.',
      },
    ],
  },
  options: {
    heading: 'Shower tile and backsplash prices',
    intro:
      'These prices include the tile and the labor for every square foot we tile, walls included. Tear-out, plumbing, and glass are separate lines on your quote.',
    items: [
      {
        name: 'Ceramic Backsplash',
        image: 'sample-ceramic',
        price: '$6-12 per sq ft',
        description: 'Glazed tile on a dry wall: subway tile, a 4x4 handmade look, or a stacked vertical pattern.',
        features: ['Goes over sound drywall', 'Outlets brought out flush', 'Set one day, grouted the next'],
      },
      {
        name: 'Porcelain Shower',
        image: 'sample-porcelain',
        price: '$8-15 per sq ft',
        description: 'Large wall tile, so there are fewer grout lines to clean, with mosaic in the same color on the floor.',
        features: ['Sheet or liquid membrane', 'Niche built in', 'Tile never needs a sealer'],
      },
      {
        name: 'Natural Stone',
        image: 'sample-marble',
        price: '$12-25 per sq ft',
        description: 'We arrange the veined pieces on the floor first, so you can approve the pattern before we set any of them.',
        features: ['White thinset behind pale stone', 'Sealed twice', 'Neutral cleaner only'],
      },
      {
        name: 'Heated Tile Floor',
        image: 'bathroom-floor',
        price: '$15-20 per sq ft',
        description:
          'A heating cable under the bathroom floor. It stops outside the shower, or goes into it if the cable is rated for that.',
        features: ['Cable tested three times', 'Programmable thermostat', 'Connected by a licensed electrician'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'How we waterproof a shower wall',
      points: [
        {
          title: 'Backer board',
          body: "We screw cement board or foam panels flat to the studs, because drywall, even the green kind, doesn't belong in the wet area.",
        },
        {
          title: 'Waterproof membrane',
          body: 'It covers everything from the shower pan to above the shower head, and we seal every corner, screw hole, and pipe.',
        },
        {
          title: 'Slope to the drain',
          body: 'The floor drops 1/4 inch per foot. Niche sills, benches, and curbs tilt toward the shower, too, so water drains off them.',
        },
        {
          title: 'Tile and thinset',
          body: 'The thinset covers at least 95 percent of the back, and we pull a tile now and then to check, because air pockets behind stone turn into dark spots.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which tile to use where',
      columns: ['Where', 'Works well', 'We advise against'],
      rows: [
        ['Shower floor', 'Matte mosaic, 2x2 inches or smaller', 'Polished or large tile'],
        ['Shower wall', '4x12 to 12x24 porcelain', 'Unsealed cement tile'],
        ['Niche', 'One-piece sill cut from the wall tile', 'Glass mosaic with cut edges'],
        ['Behind a gas range', 'Glazed ceramic, porcelain', 'Marble, if you fry'],
        ['Half bath wall', 'Patterned, glass, or cement tile', 'Almost anything works'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Hard water, clay soil, and your shower',
      body: [
        "Hill Country wells and many town water supplies are hard, which means they carry dissolved limestone. It dries to a white film, and on dark, glossy tile you'll see it within a week. A squeegee, a lighter matte tile, or a water softener all help. Vinegar takes that film off porcelain, but never use it on marble, because it damages the polish.",
        "If your house is on clay, the walls and the slab shift a little with the seasons. You'll usually see it first as a hairline crack in a shower corner. That's why we caulk our corners with silicone and choose a pan membrane that can bridge cracks on a slab.",
      ],
    },
  ],
  process: {
    heading: 'How your shower gets built',
    steps: [
      {
        title: 'Measure and plan',
        description: `We check for soft walls, measure, and settle the tile, the niche height, and the trim with you. You'll have an itemized quote by email within ${business.quoteTime}.`,
      },
      {
        title: 'Tear-out and framing',
        description:
          'We bag up and haul off the old tile and board. Then we straighten the studs, replace any wet ones, and make room for your plumber.',
      },
      {
        title: 'Waterproof and flood-test',
        description:
          "We build the slope, the walls, and the membrane, then fill the pan for 24 hours. You're welcome to look at everything before the tile covers it.",
      },
      {
        title: 'Tile, grout, and walk-through',
        description:
          "The walls go first and the floor goes last. After the grout and caulk, you'll need to wait as long as the label says before you shower, often three days.",
      },
    ],
  },
  faq: [
    {
      question: 'How long does a backsplash take?',
      answer:
        'About 30 sq ft takes two days in a row, one to set the tile and one to grout and caulk. If the drywall tears when the old backsplash comes off, add half a day.',
    },
    {
      question: 'Can you tile a shower without a curb?',
      answer:
        'Yes, if we can lower the floor, and with wood joists there may be room for that. On a slab we have to cut concrete, and we never cut a post-tensioned slab until we know where its cables are.',
    },
    {
      question: 'Should I re-grout or rebuild my shower?',
      answer:
        "Press on the wall next to the faucet and above the tub. If it's firm and no tile sounds hollow, new grout and caulk are enough. If it gives, water has been getting in and the wall needs to be rebuilt.",
    },
    {
      question: 'What do 80 sq ft of shower walls cost?',
      answer: `In porcelain at $8-15, the tile work comes to $640-1,200. If you need a new pan, tear-out, or plumbing, each of those is its own line on your quote. Our minimum for any job is ${business.minimumCharge}.`,
    },
  ],
  closing: {
    heading: 'Get a shower or backsplash quote',
    body: `For a shower, send us a photo and the width of its three walls. For a backsplash, all we need is the length of the wall. We'll contact you within ${business.promisedContact} to set up a visit, and the visit and the quote are free.`,
    button: 'Get Free Estimate',
  },
  related: ['bathroom-flooring-austin', 'tile-flooring-austin', 'kitchen-flooring-austin'],
  articles: ['tile-trends-bell-county-2024', 'foundation-flooring-central-texas', 'professional-vs-diy-flooring'],
  cities: [
    'westlake-hills',
    'lakeway',
    'dripping-springs',
    'horseshoe-bay',
    'marble-falls',
    'bee-cave',
    'the-hills',
    'cedar-park',
  ],
  seo: {
    title: 'Shower Tile & Backsplash Installation in Austin, TX',
    description:
      'Shower tile and backsplashes in Austin at $6-25 per sq ft. We waterproof the walls and flood-test the pan for 24 hours before we tile. Free quote.',
    keywords: ['shower tile Austin', 'backsplash installation Austin', 'tile shower contractor Austin TX'],
  },
} satisfies ServicePageEntry;
