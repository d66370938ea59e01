import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'hardwood-flooring-austin',
  name: 'Hardwood',
  menuLine: 'Oak and hickory, nailed to wood or glued to a slab',
  hero: {
    heading: 'Hardwood Floor Installation in Austin, TX',
    lead: "When hardwood wears out, you can sand it instead of replacing it. We nail solid oak and hickory over wood subfloors and glue engineered boards to slabs, and we don't start until the moisture readings are right.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Boards and labor', value: '$8-15 per sq ft' },
    { label: 'Installation, most jobs', value: '2-5 days' },
    { label: 'Warranty', value: '25 years' },
  ],
  image: 'dining-hickory',
  detail: { image: 'jobsite-threshold', caption: 'Walnut meets slate at a flush threshold.' },
  introduction: {
    heading: 'Solid or engineered? Your subfloor decides',
    body: [
      "In the older streets of Hyde Park, many houses have joists and plank sheathing under the carpet, so we can nail solid boards right to them. Farther out, around Circle C, most homes are on a concrete slab. You can't nail boards to it, and it gives off a little moisture for as long as it's there.",
      "That's why we look underneath before we talk about color. We'll go into the crawl space with a flashlight or put a meter on your slab, and those readings are free. Most slabs poured here since the 1980s have steel cables in them, so we don't drill until we know where they are. After that we'll tell you if you can have solid boards, or if engineered boards (real wood on top of crossed layers) are the safer choice.",
      "Hardwood is a good fit for living rooms, halls, studies, and bedrooms. We don't put it in full baths or laundry rooms, and in a kitchen it depends on how fast spills get wiped up at your house.",
    ],
  },
  benefits: {
    heading: 'Why homeowners choose hardwood',
    items: [
      {
        title: 'You can sand it and start over',
        body: 'A 3/4 inch board can be sanded four to six times, and even oak from the 1940s often has one or two sandings left.',
      },
      {
        title: 'It helps when you sell',
        body: "We estimate that new hardwood returns 70-90 percent of its cost at resale. You'll rarely get all of it back, but tile and vinyl usually return less.",
      },
      {
        title: "It doesn't hold pollen",
        body: 'Cedar pollen stays on the surface in January, so one pass with a microfiber mop picks it up.',
      },
      {
        title: 'We can replace one bad board',
        body: "If a board gets burned or soaked, we cut it out and weave in a new one. Once it's finished, you'd have a hard time finding the patch.",
      },
    ],
  },
  options: {
    heading: 'Hardwood floor options and prices',
    intro:
      'These prices include the boards and the labor. Tear-out, joist repair, and new baseboards are separate lines on your quote.',
    items: [
      {
        name: 'Prefinished solid, nailed',
        image: 'sample-oak',
        price: '$8-12 per sq ft',
        description: 'Red or white oak with a factory finish, for homes with a plywood or plank subfloor.',
        features: ['3/4 in. thick, 2 1/4 to 5 in. wide', 'Walk on it the same evening', 'Small bevel at each edge'],
      },
      {
        name: 'Engineered, glued to slab',
        image: 'sample-hickory',
        price: '$8-15 per sq ft',
        description: 'The wood floor we recommend for concrete, with a glue that also slows moisture from the slab.',
        features: [
          'Stays flatter at 7 in. and wider',
          'No plywood layer needed',
          'Can be sanded if the top layer is 3 mm or more',
        ],
        href: '/services/engineered-hardwood-austin',
      },
      {
        name: 'Sanded and finished on site',
        image: 'sample-walnut',
        price: '$11-15 per sq ft',
        description: 'We install raw boards, sand them flat, and finish them in your house, in any stain and without bevels.',
        features: [
          'Color matched to stairs or old rooms',
          'Water-based or oil finish',
          '7-14 days with drying',
          'Dust extraction while we sand',
        ],
      },
    ],
  },
  sections: [
    {
      kind: 'prose',
      heading: 'Check for hardwood under your carpet first',
      body: [
        "Before you buy new boards, open a closet and lift the corner of the carpet. Houses in Crestview, Clarksville, and old Georgetown often have oak or longleaf pine that's been covered since the seventies. If those boards are sound, we can refinish them for $3-5 per sq ft and you won't need a new floor at all.",
        "If a wall came out, we'll weave new boards into the old floor one at a time. Your closets are the best place to get matching wood because it's the same age and the same color.",
      ],
    },
    {
      kind: 'table',
      heading: 'Hardwood for slabs, plywood, and joists',
      columns: ['Your subfloor', 'Hardwood that works', 'How we fasten it'],
      rows: [
        ['Joists with plank sheathing', 'Solid or engineered', 'Nailed, often over new plywood'],
        ['Plywood, upstairs', 'Solid or engineered', 'Nailed or stapled over felt paper'],
        ['Slab, dry and flat', 'Engineered', 'Glued over the whole surface'],
        ['Slab, with height to spare', 'Solid on a plywood layer', 'Nailed; the floor rises about 1 1/2 inches'],
        ['Slab that reads damp', "None until it's sealed", 'Sealer first, or choose vinyl plank or tile'],
      ],
    },
    {
      kind: 'points',
      heading: 'Board width, sheen, and cut',
      points: [
        {
          title: 'Width',
          body: "Wider boards open wider gaps when winter air dries them out. At 2 1/4 inches you'll barely notice after a January norther, but at 7 inches in solid oak you will.",
        },
        {
          title: 'Sheen',
          body: 'Satin and matte finishes hide paw prints, but high gloss shows every one of them from the front door.',
        },
        {
          title: 'Cut',
          body: "Quarter-sawn oak moves about half as much as plain-sawn. It costs more, but next to a big south window it's usually worth it.",
        },
      ],
    },
  ],
  process: {
    heading: 'How your hardwood floor gets installed',
    steps: [
      {
        title: 'Measure and check moisture',
        description: `We check the crawl space, the subfloor or slab, and the air in your house. You'll have an itemized quote by email within ${business.quoteTime}.`,
      },
      {
        title: 'Let the boards adjust',
        description:
          "The boards rest 48-72 hours in the rooms where they'll go, with your AC at its normal setting, and if the meter says they need longer, we wait.",
      },
      {
        title: 'Install the floor',
        description:
          'We start from your longest sight line, stagger the ends, and leave a gap at the walls so the wood can swell a little in a damp May.',
      },
      {
        title: 'Finish and walk-through',
        description:
          'We put on the trim, the stair noses, and any finish you ordered, then walk the floor with you. You keep the readings, a care sheet, and some spare boards.',
      },
    ],
  },
  faq: [
    {
      question: 'Is $8-15 the whole price of a hardwood floor?',
      answer:
        "That's our usual price for boards and installation. If your subfloor needs work, that's extra, and you'll see it on the quote. Herringbone, wide walnut, or a custom finish can take a floor up to the $23 in our cost guide.",
    },
    {
      question: 'How humid can my house be?',
      answer:
        'Keep it at 30-50 percent humidity, with the thermostat at 70-75 °F. A $15 hygrometer on a shelf will show you where you are. Leaving the windows open in a wet May does more harm than the heat of August.',
    },
    {
      question: 'Can I stay in the house during the work?',
      answer:
        "With prefinished boards, yes, because we do a few rooms at a time. If we're finishing the floor on site, plan to spend three or four nights somewhere else, and take your pets along.",
    },
    {
      question: 'Will my big dog ruin it?',
      answer:
        'Claws will scratch any wood, but hickory or wire-brushed white oak with a matte finish hides it best. Urine that sits is what stains for good, so think about tile by the back door.',
    },
  ],
  closing: {
    heading: 'Get a hardwood floor quote',
    body: `Tell us which rooms and whether you're on a slab. We'll contact you within ${business.promisedContact} to set up a visit, and you'll get prices for solid, engineered, or refinished wood. The visit and the quote are free.`,
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
    title: 'Hardwood Flooring in Austin, TX: Oak & Hickory',
    description:
      'Hardwood flooring in Austin at $8-15 per sq ft, boards and labor. Solid oak nailed down, or engineered boards for slabs. 25-year warranty, free quote.',
    keywords: [
      'hardwood flooring Austin',
      'hardwood installation Austin TX',
      'oak floors Austin',
      'solid hardwood pier and beam',
    ],
  },
} satisfies ServicePageEntry;
