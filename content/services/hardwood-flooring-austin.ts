import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'hardwood-flooring-austin',
  name: 'Hardwood',
  menuLine: 'Oak and hickory, nailed over joists or glued to concrete',
  hero: {
    heading: 'Hardwood Floor Installation in Austin, TX',
    lead: 'A wood floor is the only one you can make new again. We install oak, hickory and walnut in bungalows on piers and in houses on slabs, and we let a moisture meter set the starting date.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Boards and labor', value: '$8-15 per sq ft' },
    { label: 'Working days', value: '2-5 days' },
    { label: 'Warranty', value: '25 years' },
  ],
  image: 'dining-hickory',
  detail: { image: 'den-books', caption: 'Walnut boards in a den with a fireplace.' },
  introduction: {
    heading: 'Your subfloor picks the board',
    body: [
      'Between Hyde Park and Circle C the ground rules change. In the old streets, joists and plank sheathing wait under the carpet, and a solid board can be nailed straight to them. Farther out, the house stands on concrete that gives off water vapor all its life, and nails are no use.',
      'So we begin below. A flashlight in the crawl space or a probe in the slab tells us more than any sample. From that comes the board: solid strip, or a real wood face on crossed plies, the kind we describe under engineered hardwood.',
      'Wood belongs in living rooms, halls, studies and bedrooms. We do not put it in full baths or laundries, and in a kitchen we ask who wipes up the spills.',
    ],
  },
  benefits: {
    heading: 'Why people still pay for wood',
    items: [
      {
        title: 'Sanding resets it',
        body: 'A 3/4-inch board takes four to six sandings. Oak laid in the 1940s often has one or two left in it.',
      },
      {
        title: 'Money comes back',
        body: 'At resale hardwood returns 70-90% of its cost, more than any other floor we install.',
      },
      {
        title: 'No dust trap',
        body: 'Cedar pollen lies on top, where a microfiber mop takes it in January.',
      },
      {
        title: 'Single boards can be replaced',
        body: 'A burned or soaked strip is cut out and a new one laced in. After finishing, the patch is hard to find again.',
      },
    ],
  },
  options: {
    heading: 'Installed prices',
    intro: 'Boards and labor. Tear-out, joist repair and new baseboards are separate lines.',
    items: [
      {
        name: 'Prefinished solid, nailed',
        image: 'sample-oak',
        price: '$8-12 per sq ft',
        description: 'Red or white oak with a factory coat, for plywood or plank subfloors.',
        features: ['3/4 in. thick, 2 1/4 to 5 in. wide', 'Walk on it the same evening', 'Small bevel at each edge'],
      },
      {
        name: 'Engineered, glued to slab',
        image: 'sample-hickory',
        price: '$8-15 per sq ft',
        description: 'The wood floor for concrete, with an adhesive that also holds back vapor.',
        features: ['Steadier at 7 in. and wider', 'No plywood layer to build up', 'Sandable with a face of 3 mm or more'],
        href: '/services/engineered-hardwood-austin',
      },
      {
        name: 'Finished in the room',
        image: 'sample-walnut',
        price: '$11-15 per sq ft',
        description: 'Raw boards, sanded flat and coated after laying. Any stain, no bevels.',
        features: [
          'Color matched to stairs or old rooms',
          'Waterborne or oil finish',
          '7-14 days with drying',
          'Dust extraction while sanding',
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Look before you buy new boards',
      body: [
        'Open a closet and lift the corner of the carpet. Houses in Crestview, Clarksville or old Georgetown often hide oak or longleaf pine that nobody has seen since the seventies. If the tongues are intact, refinishing costs $3-5 per sq ft and spares you the new floor altogether.',
        'Where a wall came out, we weave new strips into the old run one board at a time. Closets are the best source of matching wood: same age, same color.',
      ],
    },
    {
      kind: 'table',
      heading: 'What lies below, and what goes on it',
      columns: ['Below', 'Wood that suits', 'Fastening'],
      rows: [
        ['Joists with plank sheathing', 'Solid or engineered', 'Nailed, often over new plywood'],
        ['Plywood, upper story', 'Solid or engineered', 'Nailed or stapled over felt paper'],
        ['Slab, dry and flat', 'Engineered', 'Full-spread adhesive'],
        ['Slab, height to spare', 'Solid on a plywood layer', 'Nailed; the floor rises about 1 1/2 in.'],
        ['Slab that reads damp', 'None until sealed', 'Sealer first, or choose plank or tile'],
      ],
    },
    {
      kind: 'points',
      heading: 'Choices that outlast the color',
      points: [
        {
          title: 'Width',
          body: 'Wide boards show the seasons. At 2 1/4 inches you barely notice a January norther; at 7 inches in solid oak you will see gaps.',
        },
        {
          title: 'Sheen',
          body: 'Satin and matte hide dog tracks. High gloss displays every one from the front door.',
        },
        {
          title: 'Cut',
          body: 'Quarter-sawn oak moves about half as much as plain-sawn. It costs more, and beside a big south window it is worth it.',
        },
      ],
    },
  ],
  process: {
    heading: 'How the work runs',
    steps: [
      {
        title: 'Readings first',
        description:
          'Crawl space, subfloor or slab, and indoor air are measured. Bare soil under the house may need a ground cover before wood is ordered.',
      },
      {
        title: 'Boards move in',
        description:
          'Cartons lie open in cooled rooms for 48-72 hours, longer if the meter says so. Strips 3 inches and wider go down only within two points of the subfloor.',
      },
      {
        title: 'Laying',
        description:
          'We square off the longest sight line, stagger the ends, and leave the gap at the walls that a Texas May will ask for.',
      },
      {
        title: 'Finish and papers',
        description: 'Trim, stair noses and coats as ordered. You keep the readings, the care sheet and a bundle of spares.',
      },
    ],
  },
  faq: [
    {
      question: 'Is $8-15 the whole price of a hardwood floor?',
      answer:
        'It is our usual price for boards and installation. Preparation comes on top where the subfloor needs it, and herringbone, wide premium walnut or custom finishing can take a floor up to the $23 that stands in our cost guide.',
    },
    {
      question: 'How humid may my house be?',
      answer:
        'Keep it at 30-50% relative humidity, with summer temperatures between 68 and 75°F. A $15 hygrometer on a shelf shows where you stand. Open windows in a wet May do more harm than the heat of August.',
    },
    {
      question: 'Can I stay in the house during the work?',
      answer:
        'With prefinished boards, yes, a few rooms at a time. For a site finish plan on three or four nights elsewhere, and take the pets along.',
    },
    {
      question: 'Will my big dog ruin it?',
      answer:
        'Claws will mark any wood. Hickory or wire-brushed white oak in a matte coat shows it least. What stains for good is urine left standing, so a tiled spot by the back door is money well spent.',
    },
  ],
  closing: {
    heading: 'Find out what your rooms can carry',
    body: 'One visit answers it: solid or engineered, new or refinished, and the price of each on paper. It costs you nothing.',
    button: 'Get Free Estimate',
  },
  related: ['engineered-hardwood-austin', 'floor-refinishing-austin', 'lvp-flooring-austin'],
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'hardwood-maintenance-central-texas-summer',
    'flooring-resale-value-austin-homes',
    'flooring-installation-timeline-cedar-park',
  ],
  cities: ['austin', 'westlake-hills', 'georgetown', 'taylor', 'lockhart', 'smithville', 'bee-cave', 'dripping-springs'],
  seo: {
    title: 'Hardwood Flooring Austin, TX | Oak & Hickory Installed',
    description:
      'Hardwood floors in Austin at $8-15 per sq ft: solid boards nailed over joists, engineered oak on slabs, moisture readings, 25-year warranty, free estimate.',
    keywords: [
      'hardwood flooring Austin',
      'hardwood installation Austin TX',
      'oak floors Austin',
      'solid hardwood pier and beam',
    ],
  },
} satisfies ServicePageEntry;
