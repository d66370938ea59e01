import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Georgetown',
  slug: 'georgetown',
  county: 'Williamson',
  population: '67,176 (2020 census)',
  zipCodes: ['78626', '78628', '78633'],
  description:
    'Queen Anne houses near the Square, thousands of one-level homes in Sun City and two river forks between them. Each asks for its own floor.',
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
    "A day's work in Georgetown can begin with a flashlight under a house on Elm Street and end in Sun City over the height of a doorstep. The first has square nails, cedar piers and pine that was milled before 1900. The second has a level slab, a little dog and a knee that does not like edges. We would rather spend an hour looking than replace wood that could have been kept.",
  local: {
    soil: 'Reddish stony clay and still thinner Eckrant soil lie on hard limestone around the lake, in Serenada and in Sun City, and slabs have a firm seat there. Cross the interstate toward SH 130 and you drive onto the Blackland, where farm clay feeds corn and lifts driveways. Old Town sits near that change. Piers on one side of a parlor may have sunk an inch, which is a job for jacks and shims before it is one for flooring.',
    climate:
      'The North and South San Gabriel join at the foot of downtown. On July 5, 2025 the South Fork climbed more than 30 feet in a morning; in 2010 Hermine had filled houses beside SH 29. Silt from the river carries bacteria, so porous goods that it covered leave the building, and we lay nothing until framing dries below 15 percent. Up on the plateau the usual complaint is the opposite one: joints that open each January.',
    housing:
      "Charles Belford's lumber company built much of the Belford district, and five large Victorian houses stand on University and Elm. Inside are edge-grain pine, oak borders and the odd kitchen in four layers of linoleum. Ranch houses of the 1970s fill River Ridge and Serenada. Sun City, begun in the 1990s by Del Webb for residents 55 and older, has grown to several thousand slab homes, with Wolf Ranch and others still rising in the west.",
  },
  flooringChallenges: [
    {
      title: 'Historic pine in the Belford district',
      answer:
        'We pull one board by hand to see its tongue and thickness. With 1/8 inch left above the tongue it can be sanded; with less we clean, oil and let the marks stay.',
    },
    {
      title: 'Small dogs, walkers and pet doors in Sun City',
      answer:
        'Textured vinyl gives paws and rubber tips a grip that polished stone does not. Transitions are ramped to 1/4 inch or less, and the bathroom doorway is flush.',
    },
    {
      title: 'Moisture below raised parlors',
      answer:
        'Blocked vents and a dripping hose bib do more harm than rain. We photograph the joists for you, cover the ground with 10 mil sheeting, and sand nothing until the boards have settled.',
    },
    {
      title: 'Luxury stone tired of golf shoes',
      answer:
        'Cimarron Hills and Berry Creek entries have travertine that lost its fill. It can be refilled and honed in place, or give way to large porcelain slabs.',
    },
  ],
  popularStyles: ['Longleaf pine restoration', 'Slip-resistant vinyl plank', 'Red oak hardwood', 'Hexagon mosaic tile'],
  floors: {
    vinyl:
      'Suits Sun City: warm to bare feet, kind to knees with a 1.5 mm pad, and quick enough that two rooms are done while you are out on the course.',
    hardwood:
      'Near Southwestern University we weave new red oak into old, staggered by at least 6 inches and stained after sanding. Out in Wolf Ranch it is glued, engineered and pale.',
    tile: 'One-inch hexagons with a dark border suit a 1910 bathroom, set over backer board on stiffened joists. For showers without a curb we drop the floor between them or build a gentle slope.',
    laminate:
      'A practical answer for guest rooms that see grandchildren twice a year. We pick planks with a rough print; shiny ones worry people who use a cane.',
    refinishing:
      'This is refinishing country. Parlors off University Avenue get hand-scraped corners and a drum run no coarser than needed, and hardwax oil where owners want to mend spots themselves.',
  },
  reasons: [
    {
      title: 'Saving comes before replacing',
      body: 'A Dutchman patch, a spliced joist, longleaf taken from a hall closet: the quote shows the repair price beside the new floor, and the choice is yours.',
    },
    {
      title: 'Patient with one-level living',
      body: 'We move china cabinets, keep a clear path to the bathroom each evening and show you how the floor is cleaned before we leave.',
    },
    {
      title: 'Flood work by the numbers',
      body: 'After the San Gabriel comes up, you receive the readings of every wall and joist we tested. They help with the adjuster and show when building can start.',
    },
  ],
  areaServed:
    'From the Courthouse Square we cover Williams Drive to Lake Georgetown, SH 29 out to Cimarron Hills, Sun City Boulevard, and the east side past Southwestern. Weir, Walburg and Jarrell are part of the round.',
  articles: ['pet-friendly-flooring-georgetown', 'hardwood-flooring-austin-tx-guide', 'emergency-flooring-repair-austin'],
  seo: {
    title: 'Flooring & Refinishing in Georgetown, TX',
    description:
      'Pine and oak restoration near the Square, low thresholds and pet-proof floors in Sun City. Licensed, insured, and the Georgetown estimate is free.',
    keywords: ['floor refinishing Georgetown TX', 'Sun City flooring', 'pet-friendly flooring Georgetown'],
  },
} satisfies CityEntry;
