import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'kitchen-flooring-austin',
  name: 'Kitchen Flooring',
  menuLine: 'Porcelain, vinyl plank or engineered wood that takes cooking',
  hero: {
    heading: 'Kitchen Flooring in Austin',
    lead: 'Hot oil, dropped skillets, a leaking ice maker, a dog at the back door. We lay porcelain, vinyl plank and engineered wood around the cabinets you have and tell you beforehand which nights you cook elsewhere.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Price', value: '$4-15 per sq ft' },
    { label: 'Working time', value: '1-7 days by material' },
    { label: 'Warranty', value: '15 years vinyl, 10 years tile' },
  ],
  image: 'kitchen-ceramic',
  detail: { image: 'kitchen-sink', caption: 'Ceramic tile between the sink and the island.' },
  introduction: {
    heading: 'First decide where the kitchen ends',
    body: [
      'Houses built here since the 1990s seldom give the kitchen four walls. Its floor meets the breakfast corner, the hall and the family room, and each meeting point needs a strip, a step or one continuous material. A 150 sq ft kitchen can turn into a 600 sq ft job on that question alone. We price both, side by side.',
      'Older kitchens hide layers. In a Windsor Park ranch we may find two sheet vinyls over an earlier tile. In a Bouldin Creek cottage on piers, the boards below the sink have often been wet before. We pull the bottom drawer or the dishwasher and look at the edge before we commit to a figure.',
      'The last question is how you cook. Someone who stands at the range for hours feels the floor in the knees. Someone who reheats and runs can choose by looks.',
    ],
  },
  benefits: {
    heading: 'How we treat a kitchen in use',
    items: [
      {
        title: 'Cabinets stay put',
        body: 'A flush-cut saw trims toe kicks and casings, so the new floor slides under them and needs no quarter-round.',
      },
      {
        title: 'Appliances ride on boards',
        body: 'Refrigerator and range roll over hardboard in both directions. The finished floor never sees a wheel.',
      },
      {
        title: 'Dust stays at the tool',
        body: 'Old tile comes off with a vacuum on the chisel, behind plastic, with the return-air grille covered.',
      },
      {
        title: 'Spare pieces from the same lot',
        body: 'You keep a labeled box. In ten years it is the only exact match for a cracked tile or a burned plank.',
      },
    ],
  },
  options: {
    heading: 'Three floors for a kitchen',
    intro: 'Each price covers the product and its installation over a floor that is ready for it.',
    items: [
      {
        name: 'Porcelain Tile',
        image: 'sample-porcelain',
        price: '$8-15 per sq ft',
        description: 'Hard, cool and indifferent to grease. Choose it when you mean to keep the kitchen for fifteen years.',
        features: ['Hot pans leave no mark', 'Stain-resistant grout', 'Limestone and plank looks', 'Soft joints at the walls'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Vinyl Plank',
        image: 'sample-lvp-wood',
        price: '$4-8 per sq ft',
        description: 'The family choice: kind to feet and dropped glasses, and quick to carry on into the next room.',
        features: ['20 mil wear layer', 'Usually 1-3 days', 'Goes over sound, filled tile'],
        href: '/services/lvp-flooring-austin',
      },
      {
        name: 'Engineered Wood',
        image: 'sample-oak',
        price: '$8-14 per sq ft',
        description: 'Real oak or hickory on a layered core that holds still over concrete better than solid boards do.',
        features: ['Glued to the slab', 'Matte finish hides scratches', 'Oak joins the living room'],
        href: '/services/engineered-hardwood-austin',
      },
    ],
  },
  sections: [
    {
      kind: 'solutions',
      heading: 'Five kitchen problems and what we do about them',
      pairs: [
        {
          problem: 'A slow leak behind the refrigerator or dishwasher',
          solution:
            'We check both lines while the machines are out, and can set a shallow drain pan with a leak alarm under each.',
        },
        {
          problem: 'A dishwasher trapped by a thicker floor',
          solution:
            'We measure the opening under the counter first. If tile would lock the machine in, we lower its feet and floor beneath it, or pick a thinner material.',
        },
        {
          problem: 'A slab that cracked where a wall was taken out',
          solution:
            'The chase is filled, ground level with the old concrete and read for moisture. Tile gets a membrane across the patch.',
        },
        {
          problem: 'Afternoon sun through a west-facing patio door',
          solution:
            'Heat lengthens a floating plank. Along that glass we glue it, or lay porcelain, and keep the gap the maker asks for.',
        },
        {
          problem: 'Three old floors that meet at three heights',
          solution:
            'We bring the low side up with plywood or leveling compound and leave one flush joint in place of stacked metal strips.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The same accident on three floors',
      columns: ['What happens', 'Porcelain', 'Vinyl plank', 'Engineered wood'],
      rows: [
        ['Puddle overnight', 'No harm', 'No harm unless it finds an edge', 'Joints may swell'],
        ['Cast iron dropped', 'Tile may chip', 'Small dent', 'Dent, can be steamed or filled'],
        ['Hot pan lands', 'No harm', 'Melts a ring', 'Scorch, local sanding'],
        ['Two hours standing', 'Use a mat', 'Comfortable', 'Comfortable'],
        ['One bad piece', 'Chisel out, reset', 'Swap if glued, unlock if floating', 'Cut out and glue in'],
      ],
    },
  ],
  process: {
    heading: 'Four steps, with a date for the stove',
    steps: [
      {
        title: 'Visit and heights',
        description: 'We measure the room, the counter opening and each doorway, test the slab and bring full-size samples.',
      },
      {
        title: 'Empty and open up',
        description:
          'You clear the pantry floor and lower shelves; we move the machines. The old surface comes out or is filled and primed.',
      },
      {
        title: 'Lay from the sight line',
        description: 'Rows follow the longest view through the house. Cuts fall under the toe kick, where they are least seen.',
      },
      {
        title: 'Reconnect and hand over',
        description: 'Appliances return once mortar or glue has set. We run the water, look for drips and go over care with you.',
      },
    ],
  },
  faq: [
    {
      question: 'Can you replace the floor and keep my island?',
      answer:
        'Yes. Tile and glued floors are cut to the base of the island. A floating floor stops short of it, and a shoe molding covers the gap.',
    },
    {
      question: 'Who disconnects a gas range?',
      answer:
        'A licensed plumber. Electric ranges and refrigerators we roll out ourselves. Tell us about gas at the first visit so that both appointments fall on one morning.',
    },
    {
      question: 'How many nights without a kitchen?',
      answer:
        'Vinyl plank often costs you one. Engineered wood takes two to three with the glue time. Porcelain means about four before a refrigerator may roll back, and removal of old tile can add two.',
    },
    {
      question: 'Which grout color should I pick?',
      answer:
        'A middle tone near that of the tile. Limestone dust lightens dark grout and cooking darkens white, so both ends of the scale need more scrubbing.',
    },
  ],
  closing: {
    heading: 'Plan the floor before the cabinets arrive',
    body: 'Heights are easy to change on paper. Ask for a visit and get two free prices, one for the kitchen alone and one for the open plan.',
    button: 'Schedule Free Consultation',
  },
  related: ['engineered-hardwood-austin', 'lvp-flooring-austin', 'tile-flooring-austin', 'shower-tile-backsplash-austin'],
  articles: [
    'kitchen-flooring-trends-pflugerville',
    'lvp-vs-hardwood-central-texas',
    'pet-friendly-flooring-georgetown',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['pflugerville', 'cedar-park', 'buda', 'manor', 'leander', 'bee-cave', 'hutto', 'cedar-creek'],
  seo: {
    title: 'Kitchen Flooring in Austin: Porcelain, Vinyl, Engineered',
    description:
      'Kitchen floors in Austin at $4-15 per sq ft: porcelain, vinyl plank, engineered wood. Five common kitchen problems solved, dust control, free consultation.',
    keywords: ['kitchen flooring Austin', 'kitchen tile Austin TX', 'waterproof kitchen floor Austin'],
  },
} satisfies ServicePageEntry;
