import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'bathroom-flooring-austin',
  name: 'Bathroom Flooring',
  menuLine: 'Porcelain, vinyl, stone, or heated floors for wet rooms',
  hero: {
    heading: 'Bathroom Flooring in Austin',
    lead: "Most bathroom floors fail at the edges: around the toilet, along the tub, and at the door. We fix what's wrong underneath first, then install tile, vinyl, stone, or a heated floor that isn't slick when it's wet.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Price', value: '$4-25 per sq ft' },
    { label: 'Working time', value: '1-3 days vinyl, 3-7 days tile' },
    { label: 'Warranty', value: '15 years vinyl, 10 years tile' },
  ],
  image: 'bathroom-marble',
  detail: { image: 'grouting-float', caption: 'Grouting new tile. The sponge takes the haze off before it dries.' },
  introduction: {
    heading: 'Why bathroom floors fail in Austin homes',
    body: [
      "A typical hall bath has only 30 to 50 sq ft of floor, and every foot of it is close to water. Water rarely soaks through the tile itself, but it does get in at the edges. That's why our quote covers the toilet, the tub joint, and the doorway, and not just the part you see.",
      "What's underneath matters, too. If you're on a slab and on the clay east of I-35, we recommend a membrane between the concrete and the tile so a crack below doesn't come through. Upstairs bathrooms and pier-and-beam houses have a wood subfloor, so we check that the joists are stiff enough for tile. Natural stone needs them twice as stiff.",
      "If you've got a 1950s ranch in Crestview or Allandale, there may be an inch or more of mortar under that old tile. Once it's out, we have to build the floor back up, and you'll see that on your quote before we start.",
    ],
  },
  benefits: {
    heading: "What's included in a bathroom floor job",
    items: [
      {
        title: 'We pull and reset the toilet',
        body: "We never cut the floor around the toilet. We bring the flange up to the new floor and put in a new seal, and it's a separate line on your quote.",
      },
      {
        title: 'A floor that grips when wet',
        body: "We recommend tile with a wet slip rating (DCOF) of 0.42 or higher. Next to a tub, small mosaic tile grips best because there's more grout to hold on to.",
      },
      {
        title: 'Caulk where the floor meets the tub',
        body: 'Grout cracks in that corner because the tub and the floor move separately, so we use silicone caulk in the color of your grout.',
      },
      {
        title: 'A plan if you only have one bath',
        body: "With vinyl, your toilet is usually back that evening. With tile, it's out for two or three nights, and we'll tell you ahead of time which ones.",
      },
    ],
  },
  options: {
    heading: 'Bathroom flooring options and prices',
    intro:
      'These prices include the material and the labor. Tear-out, a membrane, the toilet, and any subfloor repair are separate lines on your quote.',
    items: [
      {
        name: 'Porcelain Tile',
        image: 'sample-porcelain',
        price: '$8-15 per sq ft',
        description:
          "It absorbs almost no water and it's easy to keep clean, so it's our first choice for a bathroom that kids share.",
        features: ['0.5% water absorption or less', 'Hexagon, 12x24, and mosaic', 'Matte finish for grip'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Luxury Vinyl',
        image: 'sample-lvp-stone',
        price: '$4-8 per sq ft',
        description:
          "It's softer, quieter, and less expensive than tile, and it's thin enough that we don't usually have to trim the door.",
        features: ['Waterproof core', 'Adds about 1/4 inch', 'Edges sealed with silicone'],
        href: '/services/lvp-flooring-austin',
      },
      {
        name: 'Natural Stone',
        image: 'sample-marble',
        price: '$12-25 per sq ft',
        description: "Marble, travertine, or limestone for a primary bath, if you don't mind a little upkeep.",
        features: ['Honed for grip', 'Sealed before and after grouting', 'Needs a stiff subfloor'],
        href: '/services/tile-flooring-austin',
      },
      {
        name: 'Heated Floor',
        image: 'sample-ceramic',
        price: '$15-20 per sq ft',
        description:
          'An electric mat under porcelain tile keeps your feet warm in January, and the floor dries faster after a shower.',
        features: ['Thermostat with floor sensor', 'Insulation board on a slab', 'Needs a GFCI circuit from an electrician'],
        href: '/services/shower-tile-backsplash-austin',
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Cost to floor a 40 sq ft bathroom',
      intro: "Here's what those prices mean for a typical hall bath, floor and labor only.",
      columns: ['Floor', 'Installed', 'Working days', 'Upkeep'],
      rows: [
        ['Porcelain', '$320-600', '3-5', 'Seal cement grout every 1-2 years'],
        ['Vinyl', '$160-320', '1', 'Redo the caulk when it peels'],
        ['Stone', '$480-1,000', '4-7', 'Reseal every 1-3 years, no vinegar'],
        ['Heated', '$600-800', '4-6', 'Same as porcelain'],
      ],
      note: `Small rooms cost more per square foot because the trip and the setup are the same. Our minimum for any job is ${business.minimumCharge}, so ask about doing two baths at once.`,
    },
    {
      kind: 'prose',
      heading: 'Bathroom fans, humidity, and your new floor',
      body: [
        "Opening a window won't dry out your bathroom in May because the air outside is just as damp. What protects your grout and baseboards is an exhaust fan that moves at least 50 cubic feet a minute, left on for 20 minutes after every shower. To test yours, hold a square of toilet paper up to it. If the paper falls, get the fan or its duct fixed before you spend money on the floor.",
        "Soft or dark wood next to the toilet usually means water has been leaking for a while. We'll check it with an awl at the visit, and if it's soft, we'll cut back to solid wood and replace it before the new floor goes in.",
      ],
    },
  ],
  process: {
    heading: 'How your bathroom floor gets installed',
    steps: [
      {
        title: 'Measure and check',
        description: `We check for moisture, look at the joists and the toilet flange, and measure the room. You'll have an itemized quote by email within ${business.quoteTime}.`,
      },
      {
        title: 'Clear the room',
        description:
          'We hang plastic to keep the dust in, then take out the toilet, the trim, and the old floor. If you have sheet vinyl from before the mid-1980s, a lab tests it for asbestos first.',
      },
      {
        title: 'Prep and install',
        description:
          "We replace soft wood, fill low spots, and put down the membrane if your floor needs one. Before we set anything, we plan the layout so you don't end up with a sliver of tile at the door.",
      },
      {
        title: 'Reset and walk-through',
        description:
          'We reset the toilet, flush it several times, and check for leaks. After the caulk and baseboards, we do a walk-through with you, and anything on your punch list gets fixed.',
      },
    ],
  },
  faq: [
    {
      question: 'Is a heated bathroom floor worth it in Austin?',
      answer:
        "If you hate cold tile, it is, and you'll probably use it from December to February. A 25 sq ft mat draws about 300 watts, so four hours a day uses about 1.2 kilowatt-hours. It's for comfort, though, and it won't heat the whole room in a hard freeze.",
    },
    {
      question: 'Is vinyl plank OK around a tub full of kids?',
      answer:
        "Yes, as long as the edges are sealed at the tub, the toilet, and the walls. Water won't hurt the plank itself, but a puddle that runs under an open edge can sit there for weeks.",
    },
    {
      question: 'Will my bathroom door still open?',
      answer:
        "Tile and a membrane add about 1/2 to 5/8 inch if we don't take anything out. We'll measure the gap under the door at the visit, and if it needs trimming, you'll see that on your quote.",
    },
    {
      question: 'Do you move drains or vents?',
      answer:
        "We don't, because that's a job for a licensed plumber and may need a permit. We're happy to schedule the floor around the plumber's visit.",
    },
  ],
  closing: {
    heading: 'Get a bathroom floor quote',
    body: `Send us the size of the room and a photo of the floor around the toilet. We'll contact you within ${business.promisedContact} to set up a visit. The visit and the quote are free.`,
    button: 'Schedule Free Consultation',
  },
  related: ['shower-tile-backsplash-austin', 'tile-flooring-austin', 'lvp-flooring-austin', 'kitchen-flooring-austin'],
  articles: ['tile-trends-bell-county-2024', 'foundation-flooring-central-texas', 'flooring-cost-guide-austin-2025'],
  cities: ['austin', 'round-rock', 'leander', 'lakeway', 'kyle', 'killeen', 'hutto', 'cedar-creek'],
  seo: {
    title: 'Bathroom Flooring in Austin: Tile, Vinyl, Stone, Heated',
    description:
      'Bathroom flooring in Austin from $4 per sq ft: porcelain, vinyl, stone, or heated floors. We check the subfloor and reset the toilet. Free consultation.',
    keywords: ['bathroom flooring Austin', 'bathroom tile floor Austin TX', 'heated bathroom floor Austin'],
  },
} satisfies ServicePageEntry;
