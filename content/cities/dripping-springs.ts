import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Dripping Springs',
  slug: 'dripping-springs',
  county: 'Hays',
  population: '4,650 (2020 census)',
  zipCodes: ['78620'],
  image: 'hillcountry-hickory',
  description:
    'Floors for Dripping Springs ranch homes, barndominiums, and new streets in Caliterra and Headwaters, in colors and finishes that hide caliche dust.',
  neighborhoods: [
    'Caliterra',
    'Headwaters',
    'Arrowhead Ranch',
    'Founders Ridge',
    'Big Sky Ranch',
    'Bunker Ranch',
    'Sunset Canyon',
    'Heritage',
  ],
  coordinates: { lat: 30.1902, lng: -98.0867 },
  distanceFromAustin: '25 miles',
  localInfo:
    "The white dust on your driveway is the first thing to plan for when you choose a floor in Dripping Springs. Caliche stands out on dark boards and scratches shiny ones. If you're on a well, the hard water can leave a cloudy film every time you mop. The ground itself is easy on floors, because most houses here sit on solid rock. So we'll spend the visit on color, shine, and what's just inside your back door. Those three choices decide how much sweeping you do.",
  local: {
    soil: "Dripping Springs is about 600 feet higher than downtown Austin, on ledges of Glen Rose limestone. A backhoe hits stone within a foot or two, so slabs stay put. That lets you use floors that crack on clay, such as Saltillo, stained concrete, and big porcelain tile. Water is the thing to watch. After a long rain, it can run along a buried ledge and come out against your house. If one wall of the slab reads damp and the rest is dry, that's the likely cause. Have a drain put in outside before you replace the floor there.",
    climate:
      "Nights are cooler here than in the city, and the first freeze comes sooner. If you heat with a wood stove, the air in January can get down to 20 percent humidity. Solid boards near the stove will open gaps you can slide a card into, and they'll close again in April when the doors are open. You can live with that, choose engineered boards, or set tile around the stove. Check the stove's manual for how far the tile has to reach. Onion Creek drains most of town, so near a low crossing, plan on tile downstairs as well.",
    housing:
      "The city had 1,788 people in 2010 and 4,650 in 2020, and thousands more live just outside the limits. Big Sky Ranch, Headwaters, and Caliterra are mostly slab houses. Between them you'll find acreage homes with Saltillo and carpet, and metal barns turned into houses with stained concrete. Near Mercer Street, some stone and frame houses still have planks over joists. Two neighbors on one road can have nothing in common, so we lift a threshold and look before we write your quote.",
  },
  flooringChallenges: [
    {
      title: 'Durability against caliche grit',
      answer:
        'Skip anything glossy. Wire-brushed hickory, matte porcelain, or a textured plank hides what a smooth floor will show by Christmas. A stone landing in the mudroom, about six feet deep, catches the rest.',
    },
    {
      title: 'Pet claws and ranch boots',
      answer:
        'Hickory is about 40 percent harder than red oak, so it dents less. Scratches depend more on the finish than on the wood. Ask for a low-sheen coat that we can touch up one board at a time.',
    },
    {
      title: 'Moisture in a slab poured for a barn',
      answer:
        'It may have no plastic sheet below it to hold back ground moisture. We grind off the old sealer, test the concrete, and roll on an epoxy barrier. Glue over shiny sealer usually lets go.',
    },
    {
      title: 'High-end tasting rooms and wedding venues',
      answer:
        "A hall off US 290 may see 200 pairs of heels on Saturday and a pallet jack on Tuesday. We work between your bookings with sealed stone or a commercial plank that's rated for rolling loads.",
    },
  ],
  popularStyles: ['Wire-brushed hickory hardwood', 'Slate-look porcelain tile', 'Textured laminate plank', 'Sealed Saltillo'],
  floors: {
    vinyl:
      'A good way to replace the carpet that came with a house in Big Sky Ranch. Pick a textured plank in a medium brown, because white dust fades into it and glares on a dark espresso.',
    hardwood:
      'Hickory and rustic white oak suit the houses out here. We keep the boards indoors until two readings a day apart agree. If your rooms get dry in winter, go with engineered.',
    tile: 'Well water leaves lime, so a light grout with a stain blocker saves you scrubbing. Already have Saltillo? We can often strip and reseal it instead of hauling it off.',
    laminate:
      'A good floor for upstairs or a bunkhouse. A water-resistant core can handle wet boots if you wipe up the same day, and the price leaves room for real wood downstairs.',
    refinishing:
      'Cottages near Mercer Street have wider planks than most stores sell today. We sand them gently, keep the saw marks you like, and fill the nail holes from old carpet strips.',
  },
  reasons: [
    {
      title: 'Samples you can test with your water',
      body: 'Keep a few for a day or two. Wipe them with your own tap water, let them dry by a window, and see which ones spot.',
    },
    {
      title: "We're careful with septic and wells",
      body: 'Rinse water from grout and thinset goes into barrels and leaves with us. None of it goes down your drain, into a cistern, or onto the grass where the goats are.',
    },
    {
      title: 'Honest about stained concrete',
      body: "Sometimes a bare slab only needs a good cleaning and a new sealer. If that's all yours needs, that's what we'll quote.",
    },
  ],
  areaServed:
    "Our crew works along US 290 from Sunset Canyon to Henly, and on RR 12 from Hamilton Pool Road down toward Wimberley. We're on Creek Road, FM 150, and Fitzhugh Road, too, and in Belterra and Driftwood. Send us a photo of your back door and the floor behind it, and we'll start there.",
  articles: ['hardwood-flooring-austin-tx-guide', 'pet-friendly-flooring-georgetown', 'commercial-flooring-austin-businesses'],
  seo: {
    title: 'Flooring in Dripping Springs, TX',
    description:
      'Dripping Springs flooring that hides caliche dust: hickory, porcelain, Saltillo, and vinyl plank for homes, barns, and venues. Get a free estimate.',
  },
} satisfies CityEntry;
