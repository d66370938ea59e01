import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Taylor',
  slug: 'taylor',
  county: 'Williamson',
  population: '16,267 (2020 census)',
  zipCodes: ['76574'],
  description:
    'Longleaf pine near Main Street, new slabs by the chip plant, and plenty of Taylor homes with some of each. We price both halves on one quote.',
  neighborhoods: [
    'Downtown Taylor',
    'Doak Addition',
    'Murphy Park',
    'Castlewood',
    'Castlewood South',
    'Summerfield',
    'Avery Glen',
  ],
  coordinates: { lat: 30.5708, lng: -97.4094 },
  distanceFromAustin: '36 miles',
  localInfo:
    'Geologists named a whole belt of Texas clay after Taylor, so you can guess what it does to old houses here. A Victorian off Main Street may have longleaf pine under three layers of linoleum, on piers that have settled one at a time. A house off FM 973, built fast as the Samsung plant went up, has builder plank on a slab. Plenty of homes are both: old in front, with an addition on concrete in back. We do either kind.',
  local: {
    soil: "The Taylor Marl is clay mixed with lime mud. On the flat land around town, it breaks down into heavy black Houston and Burleson soils. Under an old house, each pier rises and drops on its own, which is why a marble may roll toward your dining room. We can shim half an inch across a room or build it up with plywood. Two inches is a job for a foundation company first. Where a pier house meets a slab addition, the two halves never move together, so don't run one floor tight across that line.",
    climate:
      "In September 1921, a rain gauge at Taylor caught 23 inches in one day, and Thrall had more than 36 inches in 18 hours. Nothing since has come close. But Bull Branch and Mustang Creek still rise quickly, and the dirt under a house on piers stays damp for a while after. Upstairs, you get the reverse. A room under a hot attic dries out in August until a dime fits between the boards. Don't fill those gaps then, because the wood will swell later and push the filler out.",
    housing:
      'Just west of Main, houses from the 1880s to 1940 range from polished to propped up. Longleaf pine was the everyday floor, and oak meant a good cotton year. Linoleum and carpet got stacked on top later, and every layer adds to the tear-out. Brick ranches from the 1950s to the 1970s run out toward Murphy Park. Avery Glen, Summerfield, and Castlewood came much later. Those are all concrete underneath, with plank, tile, and carpet chosen by the builder.',
  },
  flooringChallenges: [
    {
      title: 'Historic pine below old linoleum',
      answer:
        "Please don't scrape it yourself. Sheet flooring and black glue from before the mid-1980s can contain asbestos. We stop, get a sample to a lab, and plan around the result, which may be covering it instead.",
    },
    {
      title: 'Where a pier house meets a slab addition',
      answer:
        "We change floors at that doorway and cover the joint with a strip that's fastened on one side only. The front can rise and fall a little without tearing up the floor in back.",
    },
    {
      title: 'Traffic in Main Street storefronts',
      answer:
        "Boots, strollers, and hand trucks all cross the same ten feet inside the door. We'd use dense porcelain or commercial vinyl there, and do half the shop at a time so you can stay open.",
    },
    {
      title: 'High-end baths in hundred-year-old houses',
      answer:
        "Marble cracks on a floor that flexes. We measure the joists and add blocking and plywood until they meet L/720, the limit for stone. That's twice as stiff as ceramic needs, so budget for the lumber.",
    },
  ],
  popularStyles: ['Restored longleaf pine', 'Site-finished oak hardwood', 'Hexagon porcelain tile', 'Glue-down vinyl plank'],
  floors: {
    vinyl:
      "It suits rental cottages and the slab houses around Wesley Miller Lane. It can also go right over old sheet vinyl that's flat and stuck tight, which means nobody has to disturb what's under it.",
    hardwood:
      'We fit antique pine where a flue used to come through, or nail new 3/4-inch oak over your board subfloor. If the new boards would run the same way as the old ones, we add plywood between.',
    tile: "In Castlewood, porcelain is a good swap for the builder's vinyl in a bath, at $6-12 per sq ft. In a 1910 house, small hexagons look at home, and a tub that runs over won't hurt them.",
    laminate:
      "We'd use it in the back bedrooms of a 1960s ranch with a solid slab. It takes 1-2 days and costs about half of what hardwood does, so you can save the oak money for the front rooms.",
    refinishing:
      'Dustless sanding runs $3-5 per sq ft, compared with $8-15 for a new wood floor. Pine is soft, so we use a matte finish and leave some of the dents instead of sanding away good wood.',
  },
  reasons: [
    {
      title: 'One quote for both halves of the house',
      body: 'We treat the 1920s front and the 1990s addition as two jobs on one page. Each has its own prep, its own fasteners, and its own price, with the joint drawn between them.',
    },
    {
      title: 'Old boards get priced first',
      body: "We lift a vent cover, count the layers, and measure the pine at the bottom. If it can be saved, that's the first price you'll see. A new floor is listed second.",
    },
    {
      title: 'You get the slope in inches',
      body: "For each room, we note the high corner and the low one and how far apart they are. You'll see what carpentry can fix and what needs a foundation crew before us.",
    },
  ],
  areaServed:
    "We cover Taylor and the country around it. That's Thrall and Thorndale on US 79, Circleville and Granger up SH 95, Coupland, Rice's Crossing, and the farm roads to Beyersville. If you've pulled up a corner and found something odd, send a picture before you go any further.",
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'professional-vs-diy-flooring',
    'hardwood-maintenance-central-texas-summer',
    'commercial-flooring-austin-businesses',
  ],
  seo: {
    title: 'Flooring Installation in Taylor, TX',
    description:
      'Old pine and oak restored in Taylor, TX, plus tile, vinyl plank, and floors for new slabs. We price pier and slab rooms on one quote. Free estimates.',
  },
} satisfies CityEntry;
