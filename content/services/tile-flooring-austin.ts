import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'tile-flooring-austin',
  name: 'Tile',
  menuLine: 'Porcelain, ceramic and stone on a bed made for clay',
  hero: {
    heading: 'Tile Floor Installation in Austin and Central Texas',
    lead: 'Tile is cool in July and indifferent to water. What cracks it is the slab underneath. We set ceramic, porcelain and natural stone on a bed made for clay soil, and say where that bed is needed.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Most floors', value: '$6-12 per sq ft' },
    { label: 'Duration', value: '3-7 days' },
    { label: 'Warranty', value: '10 years' },
  ],
  image: 'cafe-floor',
  detail: { image: 'hall-console', caption: 'Slate tile in an entry hall.' },
  introduction: {
    heading: 'Half of a tile floor is out of sight',
    body: [
      'A box of porcelain may cost $3 a square foot and outlast the roof. The labor costs more than that, because the work lies in the bed: cleaning the concrete, making it flat, separating it from the tile and leaving room for heat.',
      'On the Blackland side of the region, from Taylor to Lockhart, slabs shift with the rain. A tile glued straight to them copies every crack. On the limestone around Lakeway the ground lies quieter, and money saved on membrane can go into the tile.',
      'Choose tile for baths, entries, laundries, sunrooms and kitchens that open to a patio. It is hard on the knees of a cook, so plan a mat at the stove.',
    ],
  },
  benefits: {
    heading: 'Where tile beats every other floor',
    items: [
      {
        title: 'Standing water',
        body: 'A flooded laundry can be mopped, dried and used the next day. The tile itself takes no harm.',
      },
      {
        title: 'A cool surface',
        body: 'From April on it draws warmth from bare feet and from a dog on its belly.',
      },
      {
        title: 'Sun without fading',
        body: 'Porcelain is fired above 2,000°F. A west window in Bee Cave will not change its color.',
      },
      {
        title: 'Grit from the yard',
        body: 'Caliche and creek sand scratch finishes. On matte porcelain they are something to sweep.',
      },
      {
        title: 'A long life',
        body: 'Thirty years is common and fifty is possible, if nothing moves underneath.',
      },
    ],
  },
  options: {
    heading: 'Materials and what they cost laid',
    intro: 'Tile, setting materials, grout and labor over a sound slab. Taking up an old floor and leveling are quoted apart.',
    items: [
      {
        name: 'Ceramic',
        image: 'sample-ceramic',
        price: '$6-12 per sq ft',
        description: 'A clay body with a glazed face. Sensible in baths, laundries and rental kitchens.',
        features: ['Many sizes up to 18 in.', 'Easy to cut around fixtures', 'Chips show the clay color'],
      },
      {
        name: 'Porcelain',
        image: 'sample-porcelain',
        price: '$9-20 per sq ft',
        description:
          'Denser and nearly waterproof, in stone, concrete and wood looks. Plain formats start low; large panels cost more.',
        features: [
          'Absorbs 0.5% water or less',
          'Indoors or under a porch roof',
          '12x24 in. up to 24x48 in.',
          'Color often runs through',
        ],
      },
      {
        name: 'Natural stone',
        image: 'sample-slate',
        price: '$12-32 per sq ft',
        description: 'Limestone, travertine, slate or marble. Each piece is its own, and each needs sealing.',
        features: ['Sealer every 1-3 years', 'Cleaners without acid', 'Stiffer floor below over joists'],
      },
    ],
  },
  sections: [
    {
      kind: 'project',
      heading: 'Marble underfoot, quietly laid',
      body: 'The picture, a rendering, shows a bath floor of large white marble tiles with gray veins, run past a free-standing tub to a wooden vanity. Rows are staggered, joints stay narrow, and a baseboard covers the gap at the wall. Porcelain in the same pattern gives this look without the sealer.',
      image: 'bathroom-marble',
    },
    {
      kind: 'points',
      heading: 'What goes under the tile, from the bottom up',
      points: [
        {
          title: 'A clean slab',
          body: 'Old adhesive and paint come off until water soaks in. Mortar does not hold to a film.',
        },
        {
          title: 'Flatness',
          body: 'Tiles with a side of 15 inches or more want no more than 1/8 inch in 10 feet. We pour or grind to get there.',
        },
        {
          title: 'Uncoupling membrane',
          body: 'A grooved plastic sheet lets concrete slide a little without pulling on the tile. It adds about $2 per sq ft.',
        },
        {
          title: 'Full mortar',
          body: 'At least 80% contact in dry rooms and 95% in wet ones. We lift a tile now and then to check.',
        },
        {
          title: 'Soft joints',
          body: 'Color-matched sealant replaces grout at least every 25 feet, sooner beside big windows, and all around the walls.',
        },
      ],
    },
    {
      kind: 'solutions',
      heading: 'When existing tile has already cracked',
      pairs: [
        {
          problem: 'One long line through several rows, level on both sides',
          solution:
            'A shrinkage crack in the slab came through. We lift the row, bridge the line with membrane and reset from your spare tiles.',
        },
        {
          problem: 'One edge of the crack stands higher',
          solution: 'The slab is moving up and down. No membrane stops that. An engineer looks first, and we come back after.',
        },
        {
          problem: 'A broad patch that sounds hollow when tapped',
          solution:
            'The bond has let go, often because walls left no room to expand. That area comes out, and the new one gets its gap.',
        },
      ],
    },
  ],
  process: {
    heading: 'Day by day',
    steps: [
      {
        title: 'Survey and layout',
        description:
          'We tap, measure and map, then draw the tile on your plan so that slivers end up under cabinets and full pieces at the door.',
      },
      {
        title: 'Demolition and bed',
        description: 'Old flooring goes out behind plastic sheeting. Patching and membrane follow on day one or two.',
      },
      {
        title: 'Setting',
        description:
          'Tiles are back-buttered where large and leveled with clips. Stay off for about 24 hours while the mortar hardens.',
      },
      {
        title: 'Grout and return',
        description:
          'Joints are filled, washed and sealed if the grout needs it. Walk on it after a day; bring the refrigerator back a day or two later.',
      },
    ],
  },
  faq: [
    {
      question: 'Which tile is safe when wet?',
      answer:
        'Look for a wet DCOF of 0.42 or higher on the data sheet and a matte face. For a shower floor take small tiles as well, because the joints give your feet something to grip.',
    },
    {
      question: 'Can you lay new tile on top of old?',
      answer:
        'Sometimes. The old floor must be bonded, flat and low enough for the doors. On clay we would rather remove it, because that is our only chance to see the slab.',
    },
    {
      question: 'Why do some of your prices go past $12?',
      answer:
        'Plain ceramic and simple porcelain floors come to $6-12. Large panels, patterns and stone take more hours and dearer goods, so their ranges reach higher.',
    },
    {
      question: 'Does grout have to be sealed?',
      answer:
        'Cement grout does, every year or two. Epoxy and most ready-mixed grouts do not. With our hard water we often suggest epoxy in showers.',
    },
  ],
  closing: {
    heading: 'Have your slab checked before you buy tile',
    body: 'We tap the floor, check the slab and quote membrane and tile as separate lines. The visit carries no obligation.',
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
    title: 'Tile Flooring Austin, TX | Porcelain, Ceramic & Stone',
    description:
      'Tile floors for Austin slabs: ceramic $6-12, porcelain $9-20, stone $12-32 per sq ft, membranes for clay soil, 3-7 days, 10-year warranty, free estimate.',
    keywords: ['tile flooring Austin', 'tile installation Austin TX', 'porcelain tile Austin', 'cracked tile slab repair'],
  },
} satisfies ServicePageEntry;
