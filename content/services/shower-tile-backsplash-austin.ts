import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'shower-tile-backsplash-austin',
  name: 'Shower Tile & Backsplash',
  menuLine: 'Waterproofed showers, kitchen walls and heated tile',
  hero: {
    heading: 'Shower Tile and Backsplashes in Austin',
    lead: 'Tile and grout do not keep water out; the layer behind them does. We build that layer, test it with standing water and then set the tile, from a three-wall tub surround to a backsplash behind the range.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Price', value: '$6-25 per sq ft' },
    { label: 'Working time', value: '3-7 days, backsplash about 2' },
    { label: 'Warranty', value: '10 years' },
  ],
  image: 'bathroom-floor',
  detail: { image: 'bathroom-tub', caption: 'Ceramic tile around a free-standing tub.' },
  introduction: {
    heading: 'Two walls with different enemies',
    body: [
      'A shower is wet every morning for thirty years. Tile on plain drywall, common behind tub surrounds of the 1970s and 1980s, looks fine until the wall gives when you lean on it. New grout on such a wall is money lost. We open it to the studs, look for rot and rebuild.',
      'A backsplash hardly gets wet. It has to take steam, tomato sauce and the heat behind a burner, and it has to be cut cleanly around outlets. Most are 25 to 40 sq ft in the 18 inches between counter and cabinet, so the layout matters more than the mortar.',
    ],
  },
  benefits: {
    heading: 'What our tile setters watch',
    items: [
      {
        title: 'A flood test you can see',
        body: 'The finished pan is plugged and filled. The water line is marked, and 24 hours later it must stand at the mark.',
      },
      {
        title: 'Full tiles where eyes land',
        body: 'We draw each wall dry, so that cuts fall in corners and the niche lines up with grout joints.',
      },
      {
        title: 'Blocking before boards',
        body: 'While studs are open we add wood for grab bars, a bench or a glass door. It costs little now and a wall later.',
      },
      {
        title: 'Grout for the place',
        body: 'Epoxy or a dense single-component grout in showers, color-matched silicone in every inside corner.',
      },
    ],
  },
  options: {
    heading: 'Wall and shower tile, priced per square foot',
    intro: 'Count the tiled area, walls included. Demolition, plumbing and glass are separate lines.',
    items: [
      {
        name: 'Ceramic Backsplash',
        image: 'sample-ceramic',
        price: '$6-12 per sq ft',
        description: 'Glazed tile on a dry wall: subway, 4x4 handmade looks or a stacked vertical pattern.',
        features: ['Goes over sound drywall', 'Outlet boxes brought flush', 'Set one day, grouted the next'],
      },
      {
        name: 'Porcelain Shower',
        image: 'sample-porcelain',
        price: '$8-15 per sq ft',
        description: 'Large wall tile with few joints and a mosaic of the same color underfoot.',
        features: ['Sheet or liquid membrane', 'Niche built in', 'No sealing of the tile'],
      },
      {
        name: 'Natural Stone',
        image: 'sample-marble',
        price: '$12-25 per sq ft',
        description:
          'Veined pieces are laid out on the floor first, so the pattern is settled before any of them reaches the wall.',
        features: ['White mortar behind pale stone', 'Sealed twice', 'Neutral cleaner only'],
      },
      {
        name: 'Heated Tile Floor',
        image: 'bathroom-floor',
        price: '$15-20 per sq ft',
        description: 'Warming cable under the bathroom floor, run to the dry side of the shower or into it with a rated cable.',
        features: ['Resistance tested three times', 'Programmable control', 'Connected by a licensed electrician'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'A shower wall from the stud out',
      points: [
        {
          title: 'Board',
          body: 'Cement board or foam panel, screwed flat. Drywall stops outside the wet area, green or not.',
        },
        {
          title: 'Membrane',
          body: 'Continuous from the pan to above the shower head, with sealed corners, screw holes and pipe openings.',
        },
        {
          title: 'Slope',
          body: 'The floor falls 1/4 inch per foot to the drain. Niche sills, benches and curbs tilt inward as well.',
        },
        {
          title: 'Tile and joint',
          body: 'Mortar coverage of 95 percent, checked by pulling a tile now and then. Air pockets behind stone turn into dark spots.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which tile goes where',
      columns: ['Place', 'Works well', 'We advise against'],
      rows: [
        ['Shower floor', 'Mosaic to 2x2 in, matte', 'Polished or large tile'],
        ['Shower wall', '4x12 to 12x24 in porcelain', 'Unsealed cement tile'],
        ['Niche', 'One-piece sill of the wall tile', 'Glass mosaic with cut edges'],
        ['Behind a gas range', 'Glazed ceramic, porcelain', 'Marble, if you fry'],
        ['Powder room wall', 'Patterned, glass or cement tile', 'Little to rule out'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Hard water and houses that move',
      body: [
        'Wells in the Hill Country and many town supplies here are hard with dissolved limestone. It dries to a white film on dark, glossy tile within a week. A squeegee, a light matte wall and a softener all help. Vinegar removes scale from porcelain but etches marble.',
        'In frame houses on clay, walls and slab shift a little with the seasons. The hairline in a shower corner is where you see it. That is why our corners get silicone, and why the membrane of a pan on concrete must be one that bridges cracks.',
      ],
    },
  ],
  process: {
    heading: 'How a shower is built',
    steps: [
      {
        title: 'Draw it',
        description:
          'We measure, check for soft walls and agree on tile, niche height and trim. You get an elevation of every wall.',
      },
      {
        title: 'Strip and frame',
        description: 'Old tile and board leave in bags. We straighten studs, replace wet ones and make way for your plumber.',
      },
      {
        title: 'Waterproof and flood',
        description:
          'Slope, drain, board and membrane. The test takes a day and a night, and you may look before tile covers it all.',
      },
      {
        title: 'Set, grout, seal',
        description:
          'Walls go first and the floor last. After grout and silicone, the shower rests for the time on the label, often three days.',
      },
    ],
  },
  faq: [
    {
      question: 'How long does a backsplash take?',
      answer:
        'Around 30 sq ft takes two visits on following days: one to set, one to grout and caulk. Removal of an old one that tears the drywall adds half a day.',
    },
    {
      question: 'Can you tile a shower without a curb?',
      answer:
        'Yes, if the floor can be lowered. Wood joists may allow a recess. On a slab we must cut concrete, and never into a post-tensioned one without locating its cables.',
    },
    {
      question: 'Should I re-grout or rebuild?',
      answer:
        'Press the wall beside the faucet and above the tub. If it is firm and no tile sounds hollow, new grout and caulk are enough. If it flexes, water has been behind it.',
    },
    {
      question: 'What do 80 sq ft of shower walls cost?',
      answer:
        'In porcelain at $8-15, the tile work comes to $640-1,200. A rebuilt pan, demolition and plumbing come on top and appear as their own lines.',
    },
  ],
  closing: {
    heading: 'Lean on your shower wall',
    body: 'If it moves, send a photo and the width of the three walls. If it is a backsplash, send its length. A written price costs nothing.',
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
      'Tiled showers and backsplashes in Austin at $6-25 per sq ft: waterproof membrane, 24-hour flood test, tile that suits hard water. Free written estimate.',
    keywords: ['shower tile Austin', 'backsplash installation Austin', 'tile shower contractor Austin TX'],
  },
} satisfies ServicePageEntry;
