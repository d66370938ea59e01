import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Dripping Springs',
  slug: 'dripping-springs',
  county: 'Hays',
  population: '4,650 (2020 census)',
  zipCodes: ['78620'],
  description:
    'Ranch compounds, barn-style builds and brand-new streets on hard limestone, where caliche dust and well water pick the finish.',
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
    'West of Sunset Canyon the driveways are white, the dirt is a hand deep, and many kitchens run on a well or on rain from the roof. All of it lands on the floor. Caliche grinds like fine sandpaper; hard water dries to a film that shows on every dark plank. The ground itself is a friend, since concrete poured on bedrock rarely shifts. A visit in Dripping Springs is mostly about texture, sheen and the back door.',
  local: {
    soil: 'Town sits near 1,150 feet, some 600 above the Capitol lawn, on ledges of the Glen Rose. A backhoe meets stone within a foot or two. Builders level pads with crushed base, and trouble, when it comes, comes from the low corner of that base or from water that travels along a buried ledge and surfaces under the uphill wall. That corner gets our meter first. Shrinkage cracks in young concrete are common and mostly harmless; we fill them, then watch for a week with a pencil line across each.',
    climate:
      'Nights are cooler than in the city and the first freeze comes sooner. Propane heat and wood stoves can pull January rooms down to 20 percent humidity, and solid boards answer with gaps you can slide a card into. In April the doors stand open and the wood swells back. The ice of February 2021 broke lines in wellhouses and vacant cabins. Onion Creek drains most of town; houses on the ledges escape its floods, the low crossings do not.',
    housing:
      'Inside the limits the census found 1,788 people in 2010; the city put its outer planning area near 35,000 in 2021. That growth reads as slab houses in Big Sky Ranch, Headwaters and Caliterra. Around them lie older acreage places with Saltillo and carpet, metal barns turned into homes with stained concrete, and old stone and frame houses near Mercer Street with planks over joists. Each asks for another way of fastening, so we lift a threshold before writing numbers.',
  },
  flooringChallenges: [
    {
      title: 'Durability against caliche grit',
      answer:
        'Gloss is the enemy. Wire-brushed hickory, matte porcelain or an embossed plank hides what a smooth face would show by Christmas, and a six-foot stone landing inside the mudroom catches the rest.',
    },
    {
      title: 'Pet claws, ranch boots and muddy retrievers',
      answer:
        'Hickory tests about 40 percent harder than red oak, which helps with dents. For scratches the finish matters more, so we use low-sheen coats that can be touched up one board at a time.',
    },
    {
      title: 'Moisture readings on stained concrete',
      answer:
        'A barn conversion may have no vapor sheet below its slab. We grind off the old sealer, test, and roll an epoxy barrier before any adhesive; plank over shiny sealer lets go within a year.',
    },
    {
      title: 'High-end tasting rooms and wedding halls',
      answer:
        'A hall off US 290 may see 200 pairs of heels on Saturday and a pallet jack on Tuesday. We fit the work between bookings and use sealed stone or commercial plank rated for rolling loads.',
    },
  ],
  popularStyles: ['Wire-brushed hickory hardwood', 'Slate-look porcelain tile', 'Textured laminate plank', 'Sealed Saltillo'],
  floors: {
    vinyl:
      'Big Sky Ranch buyers use it to replace the carpet that came with the house. Pick an embossed, mid-brown board; white dust fades on it and glares on espresso.',
    hardwood:
      'Hickory and rustic white oak lead. We hold boards indoors until two readings a day apart agree, and recommend a humidifier for anyone who burns wood all winter.',
    tile: 'Well water leaves lime, so pale grout with a stain blocker saves scrubbing. Old Saltillo in the acreage houses can be stripped and resealed instead of hauled away.',
    laminate:
      'A good second-floor or bunkhouse answer. Water-resistant cores put up with rain from boots for a day, and the price leaves room for real wood downstairs.',
    refinishing:
      "Mercer Street cottages have planks wider than today's standard. We sand gently by grain, keep the saw marks worth keeping, and fill nail holes from lost carpet tack strips.",
  },
  reasons: [
    {
      title: 'Measured for the long driveway',
      body: 'From downtown it is 25 miles out US 290. We count boxes, nosings and underlayment twice, because a forgotten tube of adhesive costs an hour on the road.',
    },
    {
      title: 'Septic, wells and low wash water',
      body: 'Grout and thinset rinse goes into barrels and leaves with us. None of it reaches a drain field, a cistern line or the grass where the goats are.',
    },
    {
      title: 'Straight talk on stained concrete',
      body: 'Sometimes the bare slab only needs cleaning and a new sealer. If that is the answer, the free estimate will say so.',
    },
  ],
  areaServed:
    'US 290 from Sunset Canyon to Henly, RR 12 north toward Hamilton Pool Road and south toward Wimberley, Creek Road, FM 150 and Fitzhugh Road. Belterra and Driftwood lie on our way and get the same visit.',
  articles: ['hardwood-flooring-austin-tx-guide', 'pet-friendly-flooring-georgetown', 'commercial-flooring-austin-businesses'],
  seo: {
    title: 'Flooring in Dripping Springs, TX',
    description:
      'Hickory, Saltillo, porcelain and plank that stand up to caliche grit and hard water in Dripping Springs. Barn slabs tested, venues scheduled, free estimates.',
  },
} satisfies CityEntry;
