import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'kitchen-flooring-austin',
  name: 'Kitchen Flooring',
  menuLine: 'Porcelain, vinyl plank, or engineered wood for kitchens',
  hero: {
    heading: 'Kitchen Flooring in Austin',
    lead: "Your kitchen floor has to handle hot oil, dropped skillets, and a leaky ice maker. We install porcelain, vinyl plank, and engineered wood without moving your cabinets, and we'll tell you ahead of time which nights you can't cook.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Price', value: '$4-15 per sq ft' },
    { label: 'Working time', value: '1-7 days, depending on the floor' },
    { label: 'Warranty', value: '15 years vinyl, 10 years tile' },
  ],
  image: 'kitchen-ceramic',
  detail: { image: 'kitchen-sink', caption: 'Ceramic tile between the sink and the island.' },
  introduction: {
    heading: 'Kitchen only, or the rooms around it too?',
    body: [
      'In most Austin houses built since the 1990s, the kitchen opens to the breakfast area, the hall, and the family room. You can end the new floor there with a transition strip, or you can run it all the way through. That choice can turn a 150 sq ft kitchen into a 600 sq ft job, so we can price both for you side by side.',
      "Older kitchens often have several floors on top of each other. In a Windsor Park ranch, there may be two layers of sheet vinyl over an older tile. In a Bouldin Creek cottage on piers, the wood under the sink has often been wet before. We'll pull out the bottom drawer or the dishwasher and look before we give you a price.",
      "It also matters how much you cook. If you're at the stove for hours, you'll feel a hard floor in your knees, so think about vinyl or engineered wood. If you mostly reheat leftovers, you can choose whichever floor you like to look at.",
    ],
  },
  benefits: {
    heading: "What's included in a kitchen floor job",
    items: [
      {
        title: 'Your cabinets stay where they are',
        body: "We trim the toe kicks and the door casings so the new floor slides under them, and you don't need quarter round everywhere.",
      },
      {
        title: 'Your appliances get moved safely',
        body: 'We roll the refrigerator and the range over hardboard both ways, so the wheels never touch your new floor.',
      },
      {
        title: 'Less dust in the house',
        body: 'If we take out old tile, we keep a vacuum on the chisel, hang plastic, and cover the air return so dust stays out of your ducts.',
      },
      {
        title: 'Spare pieces that match',
        body: 'We leave you a labeled box from the same batch. If a tile cracks in ten years, you may not find an exact match anywhere else.',
      },
    ],
  },
  options: {
    heading: 'Kitchen flooring options and prices',
    intro:
      "These prices include the material and the labor over a subfloor that's ready for it. Tear-out, leveling, and a membrane under tile are separate lines on your quote.",
    items: [
      {
        name: 'Porcelain Tile',
        image: 'sample-porcelain',
        price: '$8-15 per sq ft',
        description:
          "It's hard and cool, and grease wipes right off, so choose it if you plan to keep this kitchen for 15 years.",
        features: ["Hot pans don't mark it", 'Stain-resistant grout', 'Limestone and wood looks', 'Flexible joints at the walls'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Vinyl Plank',
        image: 'sample-lvp-wood',
        price: '$4-8 per sq ft',
        description: "It's easy on your feet, dropped glasses are less likely to break, and we can run it into the next room.",
        features: ['20 mil wear layer', 'Usually 1-3 days', 'Can go over solid old tile'],
        href: '/services/lvp-flooring-austin',
      },
      {
        name: 'Engineered Wood',
        image: 'sample-oak',
        price: '$8-14 per sq ft',
        description: 'Real oak or hickory over a layered core, which stays flatter on concrete than solid boards do.',
        features: ['Glued to the slab', 'Matte finish hides scratches', 'Can match oak in the living room'],
        href: '/services/engineered-hardwood-austin',
      },
    ],
  },
  sections: [
    {
      kind: 'solutions',
      heading: 'Five kitchen floor problems and how we fix them',
      pairs: [
        {
          problem: 'A slow leak behind the refrigerator or dishwasher',
          solution:
            'We check both water lines while the appliances are out, and we can also put a shallow drain pan with a leak alarm under each one.',
        },
        {
          problem: 'A dishwasher that gets trapped by a thicker floor',
          solution:
            'We measure the opening under your counter first. If tile would lock the dishwasher in, we lower its feet and tile underneath it, or we suggest a thinner floor.',
        },
        {
          problem: 'A patched slab where a wall was taken out',
          solution:
            'We fill the patch, grind it level with the old concrete, and check it for moisture, and if you choose tile, we put a membrane over the patch.',
        },
        {
          problem: 'Afternoon sun through a west-facing patio door',
          solution:
            'Heat makes a floating vinyl floor expand, so next to that glass we glue the planks down or set porcelain, and we leave the gap the maker calls for.',
        },
        {
          problem: 'Three old floors at three different heights',
          solution: 'We raise the low side with plywood or leveling compound, so you get one flush joint and nothing to trip on.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Porcelain, vinyl, or wood: how each handles accidents',
      columns: ['What happens', 'Porcelain', 'Vinyl plank', 'Engineered wood'],
      rows: [
        ['Puddle overnight', 'No harm', 'No harm unless it runs under an edge', 'Joints may swell'],
        ['Cast iron dropped', 'Tile may chip', 'Small dent', 'Dent, can be steamed or filled'],
        ['Hot pan dropped', 'No harm', 'Melts a ring', 'Scorch, sanded in that spot'],
        ['Two hours standing', 'Use a mat', 'Comfortable', 'Comfortable'],
        ['One damaged piece', 'Chisel out, reset', 'Swap if glued, unlock if floating', 'Cut out and glue in'],
      ],
    },
  ],
  process: {
    heading: 'How your kitchen floor gets installed',
    steps: [
      {
        title: 'Measure and check heights',
        description: `We measure the room, the opening under the counter, and each doorway, and we check the slab for moisture. You'll have an itemized quote by email within ${business.quoteTime}.`,
      },
      {
        title: 'Clear the kitchen',
        description:
          'You empty the pantry floor and the lower shelves, and we move the appliances. Then we take out the old floor, or fill and prime it if it can stay.',
      },
      {
        title: 'Install the floor',
        description:
          'We line up the rows with the longest view through your house, and the cut pieces go under the toe kick, where you hardly see them.',
      },
      {
        title: 'Appliances back and walk-through',
        description:
          'Once the thinset or glue has set, the appliances go back. We run the water, check for drips, and do a walk-through with you.',
      },
    ],
  },
  faq: [
    {
      question: 'Can you replace the floor and keep my island?',
      answer:
        'Yes. We cut tile and glued floors right up to the base of the island. A floating floor has to stop short of it, so we cover that gap with shoe molding.',
    },
    {
      question: 'Who disconnects a gas range?',
      answer:
        "A licensed plumber does. We can roll out electric ranges and refrigerators ourselves. Tell us about gas at the first visit, and we'll schedule both for the same morning.",
    },
    {
      question: 'How many nights will I be without a kitchen?',
      answer:
        "With vinyl plank, it's often just one night. Engineered wood takes two or three with the glue time. With porcelain, plan on about four before the refrigerator can roll back, and tear-out of old tile can add two more.",
    },
    {
      question: 'Which grout color should I pick?',
      answer:
        'A medium shade close to the color of your tile is the easiest to keep clean. Limestone dust shows on dark grout, and cooking stains show on white, so both take more scrubbing.',
    },
  ],
  closing: {
    heading: 'Get a kitchen floor quote',
    body: `Send us the size of your kitchen and a photo of the floor you have now. We'll contact you within ${business.promisedContact} to set up a visit, and we can price the kitchen alone and the open rooms around it. The visit and the quote are free.`,
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
      'Kitchen flooring in Austin at $4-15 per sq ft: porcelain, vinyl plank, or engineered wood. Cabinets stay put and appliances go back. Free consultation.',
    keywords: ['kitchen flooring Austin', 'kitchen tile Austin TX', 'waterproof kitchen floor Austin'],
  },
} satisfies ServicePageEntry;
