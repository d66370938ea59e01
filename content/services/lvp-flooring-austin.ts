import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'lvp-flooring-austin',
  name: 'Luxury Vinyl Plank',
  menuLine: 'Waterproof planks that ride over a moving slab',
  hero: {
    heading: 'Luxury Vinyl Plank Flooring in Austin, TX',
    lead: 'Plank for kitchens, dog runs and whole ground floors on clay-country slabs. We test the concrete, flatten it and lay most jobs in one to three days.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Installed', value: '$5-10 per sq ft' },
    { label: 'Time on site', value: '1-3 days' },
    { label: 'Warranty', value: '15 years' },
  ],
  image: 'kitchen-island',
  detail: { image: 'mudroom-door', caption: 'Stone-look vinyl at a patio door, where shoes come in wet.' },
  introduction: {
    heading: 'What plank is, and why slabs suit it',
    body: [
      'Luxury vinyl plank, LVP for short, is a printed vinyl sheet under a clear wear layer, bonded to a core. The core of most is rigid, pressed from limestone powder and vinyl and sold as SPC. The planks are 4 to 8 mm thick, click together at the edges and lie loose on the floor below.',
      'Lying loose is the advantage here. From Manor down to Kyle, clay lifts a slab a little in a wet spring and lets it down in August. A floating floor slides over a quiet hairline crack that would break grout.',
      'It is the wrong floor for a glass sunroom without cooling, and for anyone who hopes to sand out a scratch in ten years.',
    ],
  },
  benefits: {
    heading: 'What you get for the money',
    items: [
      {
        title: 'A core that cannot swell',
        body: 'An ice maker drip or a knocked-over water bowl leaves the plank as it was. Water that runs underneath still has to be dried.',
      },
      {
        title: 'Little height to lose',
        body: 'At 5 to 8 mm it often goes over sound, flat tile. Doors keep their clearance and the kitchen stays in one piece.',
      },
      {
        title: 'Rooms back the same evening',
        body: 'A click floor needs no drying time. Two ordinary bedrooms take a day, furniture included.',
      },
      {
        title: 'A face for claws and caliche',
        body: 'Twenty mils of wear layer with a textured print hides the fine lines that limestone grit leaves on glossy floors.',
      },
      {
        title: 'Repairs by the piece',
        body: 'Keep one spare carton. A glued plank is warmed, lifted and replaced in under an hour; a clicked one takes a little longer.',
      },
    ],
  },
  options: {
    heading: 'Three ways to lay plank, with prices',
    intro: 'Prices per sq ft with labor, over a slab that is dry and flat. Low spots cost $2-6 per sq ft of the area we treat.',
    items: [
      {
        name: 'Click-lock, 12 mil',
        image: 'sample-lvp-wood',
        price: '$5-7 per sq ft',
        description: 'The economical floor for bedrooms, studies and houses without big dogs.',
        features: ['SPC core, 4-5 mm', 'Floats, no adhesive', 'Stocked colors within days'],
      },
      {
        name: 'Click-lock, 20 mil',
        image: 'sample-lvp-stone',
        price: '$6-9 per sq ft',
        description: 'What we lay most often in kitchens, halls and open downstairs plans.',
        features: [
          'SPC core, 6-8 mm',
          'Attached acoustic pad',
          'Embossing that follows the grain',
          'Often meets condominium sound rules',
        ],
      },
      {
        name: 'Glue-down, 20 mil',
        image: 'office-desks',
        price: '$6-10 per sq ft',
        description: 'For walls of west glass, rental units and rooms with desk chairs on casters.',
        features: ['Holds still in direct sun', 'Single planks can be swapped', 'No hollow sound', 'Needs a tested slab'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'How thick should the wear layer be?',
      intro: 'The clear coat on top is measured in mils, thousandths of an inch. It decides how many years the print survives.',
      columns: ['Wear layer', 'Use', 'Our advice'],
      rows: [
        ['6-8 mil', 'Guest rooms, a house about to be sold', 'Skip it at the garage door'],
        ['12 mil', 'Bedrooms, couples, cats', 'Enough where people go barefoot'],
        ['20 mil', 'Kitchens, children, dogs, tenants', 'Our usual choice'],
        ['28 mil and up', 'Shops, salons, waiting rooms', 'Seldom needed at home'],
      ],
      note: 'A thicker plank sounds better underfoot. It does not scratch less.',
    },
    {
      kind: 'solutions',
      heading: 'Why plank floors fail in Austin, and what prevents it',
      pairs: [
        {
          problem: 'Joints open beside a west-facing patio door.',
          solution:
            'Vinyl grows in the sun. In such rooms we glue it, pick a lighter color and ask you to keep the shade down in July.',
        },
        {
          problem: 'The floor humps in the middle of the room.',
          solution:
            'Something pins it, often an island set on top. Cabinets go in first, and the planks stop 1/4 inch short of everything.',
        },
        {
          problem: 'Locking edges snap over a dip.',
          solution: 'We check with a 10-foot straightedge and fill whatever is more than 3/16 inch low before the first row.',
        },
        {
          problem: 'A damp smell comes from below.',
          solution:
            'A probe in the concrete tells us its humidity. Above the limit of the product, the slab gets a film or a sealer, or it waits.',
        },
      ],
    },
  ],
  process: {
    heading: 'From slab to last baseboard',
    steps: [
      {
        title: 'Measure and test',
        description: 'We draw the rooms, meter the concrete and map high and low spots. You get the readings with the estimate.',
      },
      {
        title: 'Clear and flatten',
        description:
          'Old flooring comes up, or stays if it is sound. Humps are ground under a vacuum shroud, hollows filled and left to cure.',
      },
      {
        title: 'Lay the planks',
        description:
          'Cartons are mixed so that repeats do not sit together. Rows follow the longest wall, and door frames are undercut instead of caulked.',
      },
      {
        title: 'Trim and hand over',
        description: 'Shoe molding, transitions and stair noses go on, appliances go back, and we walk every room with you.',
      },
    ],
  },
  faq: [
    {
      question: 'How many years does vinyl plank last?',
      answer:
        'In a family house, 15 to 20 years with a 20 mil wear layer. Thin grades in a busy hall can look tired after six or seven. Grit does the damage, so lay a mat at each outside door.',
    },
    {
      question: 'Can plank go over the tile I already have?',
      answer:
        'Yes, if no tile is loose and the surface is flat. We skim the grout joints first so they do not show through. A cracked or hollow area is opened up first.',
    },
    {
      question: 'Why does your cost guide go up to $12?',
      answer:
        'The guide covers everything on the market, including extra-long planks, herringbone layouts and premium prints. Ordinary rooms in straight rows stay between $5 and $10 per sq ft. Stairs are priced by the step.',
    },
    {
      question: 'May I leave the air conditioning off while I travel?',
      answer:
        'Set it to 85°F or lower instead of switching it off. A closed house in August gets hot enough to push planks past the range most makers allow, which is 55 to 85°F.',
    },
  ],
  closing: {
    heading: 'Bring a sample home before you decide',
    body: 'We measure for free, show planks on your own floor in your own light, and send a price with every line on it.',
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
    title: 'LVP Flooring Austin, TX: Vinyl Plank $5-10 Installed',
    description:
      'Luxury vinyl plank for Austin slabs: click-lock and glue-down from $5-10 per sq ft installed, wear layers explained, 1-3 days, 15-year warranty, free estimate.',
    keywords: [
      'LVP flooring Austin',
      'vinyl plank installation Austin TX',
      'waterproof flooring Austin',
      'glue-down vinyl plank',
    ],
  },
} satisfies ServicePageEntry;
