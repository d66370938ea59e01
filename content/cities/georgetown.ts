import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Georgetown',
  slug: 'georgetown',
  county: 'Williamson',
  image: 'den-oak',
  population: '67,176 (2020 census)',
  zipCodes: ['78626', '78628', '78633'],
  description:
    'Flooring and wood refinishing in Georgetown, from Victorian houses near the Square to one-story homes in Sun City. We look for wood worth saving first.',
  neighborhoods: [
    'Old Town',
    'Sun City',
    'Berry Creek',
    'Georgetown Village',
    'Wolf Ranch',
    'Serenada',
    'River Ridge',
    'University Park',
    'Cimarron Hills',
  ],
  coordinates: { lat: 30.6333, lng: -97.678 },
  distanceFromAustin: '28 miles',
  localInfo:
    "A morning in Georgetown can start with a flashlight under a house on Elm Street and end with a tape measure in Sun City. The old house has cedar piers, square nails, and pine milled before 1900. The newer one has a level slab, a small dog, and a china cabinet nobody wants to lift. You'll get different advice in each. In Old Town, we'll look hard for a way to keep your wood. In Sun City, we'll help you find a floor that's warm, quiet, and easy to walk on.",
  local: {
    soil: "Old Town sits near the line where limestone gives way to prairie clay, and the old houses show it. Piers on one side of a parlor may have sunk an inch while the other side stayed put. That calls for a foundation company with jacks and shims, and their work comes before ours. Around the lake, in Serenada, and in Sun City, thin, stony soil covers hard rock, so slabs stay level. Toward SH 130, you're on farm clay. If your driveway has lifted out there, let us check the slab before you pick a large tile.",
    climate:
      "On July 5, 2025, the South San Gabriel rose more than 30 feet in one morning. River silt carries bacteria, so any carpet, pad, laminate, vinyl, or wood it covered has to go. Then the framing dries below 15 percent moisture before anything new goes down. Tile on a sound slab can usually be cleaned and kept, and that's why we suggest it for the lowest streets. Up on the plateau, the usual worry is smaller: gaps between boards that open each January. They often close by spring, so wait before you fill them.",
    housing:
      "Charles Belford's lumber company built much of the Belford district, and big Victorian houses still stand on University and Elm. Inside, you may find edge-grain pine, oak borders, and a kitchen with four layers of linoleum. Ranch houses from the 1970s fill River Ridge and Serenada. Del Webb began Sun City in the 1990s for residents 55 and older, and it now has several thousand slab homes. Wolf Ranch is still adding streets. If your house is that new, ask what your builder's warranty covers before you change the floor.",
  },
  flooringChallenges: [
    {
      title: 'Historic pine in the Belford district',
      answer:
        'We lift one board by hand to see how much wood is left above the tongue, the lip that locks boards together. With 1/8 inch, we can sand. With less, we clean it, oil it, and leave the marks.',
    },
    {
      title: 'Pet paws and walkers in Sun City',
      answer:
        'Textured vinyl gives paws and rubber tips more grip than polished stone does. Choose one you can leave bare, because loose throw rugs slide, and their edges are easy to catch with a cane.',
    },
    {
      title: 'Moisture under raised parlors',
      answer:
        "A blocked vent or a leaky outdoor faucet does more harm than rain. Fix those first and cover the dirt with 10 mil plastic. We don't sand until the boards have settled, because cupped wood often flattens as it dries.",
    },
    {
      title: 'Squeaky stairs in old two-story houses',
      answer:
        "Most squeaks come from a step rubbing against the piece behind it. If we can get under the stairs, we glue in wedges and small blocks. If we can't, we fasten from above and fill the holes.",
    },
  ],
  popularStyles: ['Longleaf pine restoration', 'Slip-resistant vinyl plank', 'Red oak hardwood', 'Hexagon mosaic tile'],
  floors: {
    vinyl:
      "A good match for Sun City. It's warm under bare feet, and a 1.5 mm pad is easier on the knees. Most jobs take 1-3 days, so you can spend them on the course.",
    hardwood:
      "Near Southwestern University, we weave new red oak into old, with joints at least 6 inches apart, and stain it all after sanding. In Wolf Ranch, it's engineered oak glued to the slab.",
    tile: 'One-inch hexagons suit a 1910 bathroom, over backer board on stiffened joists. If you want a shower without a curb, tell us early. The floor has to slope to the drain, so the work starts below the tile.',
    laminate:
      'Practical for guest rooms that see grandkids twice a year. Pick a textured plank. A shiny one can look wet, and that makes people with a cane nervous.',
    refinishing:
      'This is a great town for it. In parlors off University Avenue, we scrape the corners by hand and sand no harder than we have to. Hardwax oil lets you touch up a spot yourself.',
  },
  reasons: [
    {
      title: 'We try to save it first',
      body: 'A patch, a strengthened joist, or a few longleaf boards from a closet may be all you need. Your quote shows that price beside the new floor, and you choose.',
    },
    {
      title: 'We plan around your furniture',
      body: "Show us the china cabinet when we measure, and we'll work out how to move it. We keep a clear path to the bathroom each night, and before we leave we show you how to clean the floor.",
    },
    {
      title: 'Moisture numbers after a flood',
      body: "You get our reading for every wall and joist we test, so you can see for yourself when it's dry enough to rebuild.",
    },
  ],
  areaServed:
    "From the Courthouse Square, we cover Williams Drive out to Lake Georgetown and SH 29 to Cimarron Hills. Sun City Boulevard and the east side past Southwestern, too. We also come to Weir, Walburg, and Jarrell. If you've found old wood under the carpet, call us before you cover it again.",
  articles: ['pet-friendly-flooring-georgetown', 'hardwood-flooring-austin-tx-guide', 'emergency-flooring-repair-austin'],
  seo: {
    title: 'Flooring & Refinishing in Georgetown, TX',
    description:
      "Georgetown floor refinishing and new flooring: old pine near the Square, vinyl plank and tile in Sun City. We're insured, and your estimate is free.",
    keywords: ['floor refinishing Georgetown TX', 'Sun City flooring', 'pet-friendly flooring Georgetown'],
  },
} satisfies CityEntry;
