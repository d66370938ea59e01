import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'bathroom-flooring-austin',
  name: 'Bathroom Flooring',
  menuLine: 'Porcelain, vinyl, stone or heated floors for wet rooms',
  hero: {
    heading: 'Bathroom Flooring in Austin',
    lead: 'A bathroom floor gives out at its edges: around the toilet, along the tub, at the threshold. We fix what is under those edges first, then lay porcelain, vinyl, stone or a heated floor that grips when wet.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Price', value: '$4-25 per sq ft' },
    { label: 'Working time', value: '1-3 days vinyl, 3-7 days tile' },
    { label: 'Warranty', value: '15 years vinyl, 10 years tile' },
  ],
  image: 'bathroom-marble',
  detail: { image: 'bathroom-vanity', caption: 'Large-format porcelain tile in front of a double vanity.' },
  introduction: {
    heading: 'A small room with many edges',
    body: [
      'Most hall bathrooms have 30 to 50 sq ft of floor, and no spot is far from a fixture. Water seldom soaks through the middle of a tile. It slips in where the floor stops, so our bid covers the toilet, the tub joint and the door as well as the surface.',
      'Downstairs you usually stand on a slab. On the clay east of I-35 we put an uncoupling membrane between concrete and tile. Upstairs rooms and pier and beam houses stand on wood, so we check how far the joists bend under load. Tile allows 1/360 of the span, natural stone half of that.',
      'Ranches of the 1950s in Crestview and Allandale often have an inch or more of mortar under the old mosaic. Once it is out, the level has to be built back up. That line belongs in the first price.',
    ],
  },
  benefits: {
    heading: 'Included in a bathroom job',
    items: [
      {
        title: 'Toilet pulled and reset',
        body: 'We lift it, bring the flange up to the new floor and set it on a fresh seal. Nothing is cut around the base.',
      },
      {
        title: 'Grip you can look up',
        body: 'The tile we suggest has a wet friction value (DCOF) of 0.42 or more. Small mosaics grip best beside a tub.',
      },
      {
        title: 'Joints that can move',
        body: 'Where floor meets tub, silicone in the color of the grout takes the movement. Cement grout in that corner cracks.',
      },
      {
        title: 'Plan for a one-bath house',
        body: 'With vinyl the toilet is normally back by evening. Tile keeps it out for two or three nights, and you hear which ones.',
      },
    ],
  },
  options: {
    heading: 'Four bathroom floors and their prices',
    intro: 'Per square foot with material and laying. Demolition and subfloor repair have lines of their own.',
    items: [
      {
        name: 'Porcelain Tile',
        image: 'sample-porcelain',
        price: '$8-15 per sq ft',
        description: 'Takes up almost no water and stays cool in August. The safe choice for a bath that children share.',
        features: ['0.5% water absorption or less', 'Hexagon, 12x24 and mosaic', 'Matte faces for wet feet'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Luxury Vinyl',
        image: 'sample-lvp-stone',
        price: '$4-8 per sq ft',
        description: 'Softer underfoot and quiet above a bedroom. Thin enough to leave the door alone.',
        features: ['Waterproof core', 'Adds about 1/4 inch', 'Perimeter sealed with silicone'],
        href: '/services/lvp-flooring-austin',
      },
      {
        name: 'Natural Stone',
        image: 'sample-marble',
        price: '$12-25 per sq ft',
        description: 'Marble, travertine or limestone for a primary bath whose owners accept a little care.',
        features: ['Honed for grip', 'Sealed before and after grouting', 'Needs a stiff subfloor'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Heated Floor',
        image: 'sample-ceramic',
        price: '$15-20 per sq ft',
        description: 'An electric mat in the mortar below porcelain. It also dries the floor after a shower.',
        features: ['Thermostat with floor sensor', 'Insulating board over slabs', 'Needs a GFCI circuit by an electrician'],
        href: '/services/shower-tile-backsplash-austin',
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'What 40 sq ft comes to',
      intro: 'Our price ranges worked out for a common hall bath.',
      columns: ['Floor', 'Laid', 'Working days', 'Upkeep'],
      rows: [
        ['Porcelain', '$320-600', '3-5', 'Seal cement grout yearly'],
        ['Vinyl', '$160-320', '1', 'Renew silicone when it lifts'],
        ['Stone', '$480-1,000', '4-7', 'Reseal every 1-3 years, no vinegar'],
        ['Heated', '$600-800', '4-6', 'As porcelain'],
      ],
      note: 'A small room needs the same trip and set-up as a large one. Expect the upper half of a range, and ask about doing two baths together.',
    },
    {
      kind: 'prose',
      heading: 'Steam, Gulf air and the fan',
      body: [
        'In May and June an open window dries nothing, because the air outside is as damp as the air in the room. A fan that moves at least 50 cubic feet a minute, left on for 20 minutes after the shower, saves baseboards and grout. Hold a square of toilet paper to the grille. If it falls, the fan or its duct is the repair to make first.',
        'Damp wood beside the toilet tells a different story. We press it with an awl, and a soft spot means opening the floor down to sound decking.',
      ],
    },
  ],
  process: {
    heading: 'From old floor to first shower',
    steps: [
      {
        title: 'Measure and probe',
        description: 'We read moisture, check the slope and the joists, and look at the flange. You get a written price by line.',
      },
      {
        title: 'Clear the room',
        description:
          'Toilet, trim and old floor come out behind a zip wall. Sheet vinyl from before the mid-1980s goes to a lab for an asbestos test first.',
      },
      {
        title: 'Build and lay',
        description:
          'Soft decking is replaced, low spots are filled, the membrane goes down. Cuts are planned so that no sliver ends at the door.',
      },
      {
        title: 'Reset and check',
        description:
          'The toilet goes back and is flushed several times while we watch its base. Then silicone, baseboard and a walk-through with you.',
      },
    ],
  },
  faq: [
    {
      question: 'Does a heated floor make sense in Austin?',
      answer:
        'For comfort, roughly December to February. A 25 sq ft mat draws about 300 watts, so four hours use 1.2 kilowatt-hours. It will not heat the room by itself in a hard freeze.',
    },
    {
      question: 'Is vinyl plank safe around a tub full of children?',
      answer:
        'Yes, if the gap at tub, toilet and wall is sealed. The plank itself ignores water, but a puddle that reaches an open edge can sit below it for weeks.',
    },
    {
      question: 'Will the door still open?',
      answer:
        'Tile with a membrane usually adds 1/2 to 5/8 inch where nothing is removed. We measure the gap at the first visit and price trimming the door if it needs it.',
    },
    {
      question: 'Do you move drains or vents?',
      answer: 'No, plumbing changes belong to a licensed plumber and may need a permit. We time the floor around that visit.',
    },
  ],
  closing: {
    heading: 'Start beside the toilet',
    body: `That is where trouble shows first. Send a photo of the spot and the room size. We contact you within ${business.promisedContact}; the visit and the price are free.`,
    button: 'Schedule Free Consultation',
  },
  related: ['shower-tile-backsplash-austin', 'tile-flooring-austin', 'lvp-flooring-austin', 'kitchen-flooring-austin'],
  articles: ['tile-trends-bell-county-2024', 'foundation-flooring-central-texas', 'flooring-cost-guide-austin-2025'],
  cities: ['austin', 'round-rock', 'leander', 'lakeway', 'kyle', 'killeen', 'hutto', 'cedar-creek'],
  seo: {
    title: 'Bathroom Flooring in Austin: Tile, Vinyl, Stone, Heated',
    description:
      'Bathroom floors in Austin from $4 per sq ft: porcelain, vinyl, stone or heated tile. Toilet reset, subfloor check and sealed edges. Free consultation.',
    keywords: ['bathroom flooring Austin', 'bathroom tile floor Austin TX', 'heated bathroom floor Austin'],
  },
} satisfies ServicePageEntry;
