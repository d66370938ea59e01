import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'engineered-hardwood-austin',
  name: 'Engineered Hardwood',
  menuLine: 'Real wood on crossed plies, made for concrete',
  hero: {
    heading: 'Engineered Hardwood Floors for Austin Slabs',
    lead: 'Real oak, hickory, maple or walnut on top, crossed layers of wood below. That build keeps wide boards flat on concrete through a wet spring and a dry January. Prices run from $6 to $16 per sq ft.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Range', value: '$6-16 per sq ft' },
    { label: 'Typical job', value: '2-5 days' },
    { label: 'Wood on top', value: '1-6 mm' },
  ],
  image: 'dining-floor',
  detail: { image: 'living-floor', caption: 'Engineered walnut, glued to the slab of a living room.' },
  introduction: {
    heading: 'The same tree, built differently',
    body: [
      'Wood swells across the grain and hardly at all along it. Engineered boards use that: each layer lies crosswise to its neighbor, so the layers hold one another in check. A 7-inch plank built this way moves a fraction of what a solid one does.',
      'That matters because most Austin houses since the 1960s stand on concrete. Solid boards would need a plywood deck first. Engineered ones go straight down, 1/2 to 5/8 inch in all, and often meet a tiled kitchen without a step.',
      'Laminate, which looks similar on a shelf, wears a printed paper. Here you walk on sawn or sliced wood that can be recoated and, with enough thickness, sanded.',
    ],
  },
  benefits: {
    heading: 'What the layers do for you',
    items: [
      {
        title: 'Wide boards that stay flat',
        body: 'Widths of 7 to 9 inches are ordinary in this construction. In solid wood we would advise against them in our climate.',
      },
      {
        title: 'Bonded without a nail',
        body: 'Nothing is shot into the concrete, which is what you want over a post-tensioned slab with steel cables in it.',
      },
      {
        title: 'Prefinished in quiet colors',
        body: 'Factory coats cure under UV light. The house sees no sanding dust and you sleep at home.',
      },
      {
        title: 'Less hardwood per floor',
        body: 'One oak log faces several times the area it would cover as solid strip.',
      },
    ],
  },
  options: {
    heading: 'Three constructions, three price bands',
    intro:
      'Boards and laying on a slab that has passed its test. Where vapor readings call for barrier adhesive, add $1-2 per sq ft.',
    items: [
      {
        name: '3-Layer',
        image: 'sample-oak',
        price: '$8-15 per sq ft',
        description: 'A thick sawn face, a softwood middle and a balancing back. The board for people who mean to stay.',
        features: [
          'Face of 3-4 mm',
          'Two sandings, sometimes three',
          'Looks and ages like solid oak',
          'Lengths of 6 ft and more',
        ],
      },
      {
        name: 'Multi-Layer',
        image: 'sample-hickory',
        price: '$6-12 per sq ft',
        description: 'Hardwood face on a plywood core of five to nine plies. Very steady, and the lowest entry to real wood.',
        features: ['Face of 1-3 mm', 'Holds still on slabs with seasonal damp', 'Screen and recoat instead of deep sanding'],
      },
      {
        name: 'Wire-Brushed',
        image: 'sample-walnut',
        price: '$9-16 per sq ft',
        description: 'Steel brushes take out the soft grain and leave a fine relief. Scratches lose themselves in it.',
        features: ['Matte by nature', 'Forgiving with dogs and caliche grit', 'Oak or hickory', 'Touch up with oil or pen'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Oak, hickory, maple or walnut',
      intro:
        'The number is Janka hardness, the force in pounds that drives a small steel ball halfway in. More means fewer dents.',
      points: [
        {
          title: 'Oak (white, 1,360)',
          body: 'Takes any stain and matches most trim. Spare boards are easy to find years later, which makes it the safe pick for the undecided.',
        },
        {
          title: 'Hickory (1,820)',
          body: 'Pale sapwood beside brown heartwood in one plank. It suits limestone fireplaces and ranch kitchens, and a dropped pan marks it less than the others.',
        },
        {
          title: 'Maple (hard, 1,450)',
          body: 'Creamy and calm, good in rooms that get little sun. Leave it natural; dark stain turns cloudy on it.',
        },
        {
          title: 'Walnut (1,010)',
          body: 'Chocolate brown and soft enough to dent under a heel. Put it in a study or bedroom with curtains, because sun bleaches it.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Read the top layer before the label',
      intro: 'Two boards of equal thickness can differ by decades.',
      columns: ['Face', 'Later sanding', 'Where we use it'],
      rows: [
        ['Under 2 mm', 'None, recoat only', 'Guest rooms, rentals'],
        ['2-3 mm', 'Once, by careful hands', 'Bedrooms, upstairs halls'],
        ['3-4 mm', 'Two times, perhaps three', 'Living areas, kitchens'],
        ['6 mm', 'Nearly as often as solid', 'Houses kept for a generation'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Glued or floating?',
      body: [
        'On Austin concrete we usually glue. The board feels solid underfoot, makes no hollow click, and the adhesive doubles as a vapor brake. It asks for a slab at 75% internal humidity or below, or a barrier rated for more.',
        'Floating over a pad makes sense upstairs, in condominiums with a sound rule, and where you may want the floor out again. It then needs a gap at every wall and no kitchen island on top of it.',
      ],
    },
  ],
  process: {
    heading: 'What happens, in order',
    steps: [
      {
        title: 'Slab survey',
        description:
          'Probes sit in the concrete for about a day. On a post-tensioned slab we use surface dishes instead of drilling.',
      },
      {
        title: 'Order and rest',
        description:
          'Boards, noses and transitions arrive together, then rest 48-72 hours beside your own air conditioner at its everyday setting.',
      },
      {
        title: 'Spread and set',
        description:
          'The floor is ground or patched to tolerance. Adhesive goes down with the notched trowel its maker names, and boards are set into it while it is wet.',
      },
      {
        title: 'Cure and close',
        description:
          'Straps hold tight joints overnight. Next day we fit the trim, clean with the right product and show you how to.',
      },
    ],
  },
  faq: [
    {
      question: 'Does engineered wood count as hardwood when I sell?',
      answer:
        'Listings call it hardwood and buyers treat it so, since the surface is hardwood. Hand over the invoice that names the face thickness; an inspector or a careful buyer will ask.',
    },
    {
      question: 'Is it safe in a kitchen?',
      answer:
        'Yes, if spills are wiped up when they happen. A dishwasher that leaks overnight lifts edges, so put a leak sensor behind it and a mat at the sink.',
    },
    {
      question: 'What life can I expect from these boards?',
      answer: 'With a thin face, 20 to 30 years of ordinary life. With 3 mm or more and a sanding or two, 40 and upward.',
    },
    {
      question: 'Can it go in a lake house that stands empty?',
      answer:
        'If the air conditioning stays on, yes. Around Lakeway, Horseshoe Bay and Marble Falls, leave the thermostat at 80°F or below with the humidity held under 50%, and have somebody look in during August.',
    },
  ],
  closing: {
    heading: 'Hold the boards in your hand',
    body: 'A consultation at your house costs nothing. We show cut ends so you can see the layers, read the slab and name the construction that fits.',
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
    title: 'Engineered Hardwood Austin, TX | Wood Floors for Slabs',
    description:
      'Engineered hardwood for Austin concrete: 3-layer $8-15, multi-layer $6-12, wire-brushed $9-16 per sq ft. Oak, hickory, maple, walnut. Free consultation.',
    keywords: [
      'engineered hardwood Austin',
      'wood floor on concrete slab',
      'wire-brushed oak Austin',
      'wide plank flooring Austin TX',
    ],
  },
} satisfies ServicePageEntry;
