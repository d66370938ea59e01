import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Taylor',
  slug: 'taylor',
  county: 'Williamson',
  image: 'bungalow-chair',
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
    "Plenty of houses in Taylor are really two houses: a Victorian or bungalow on piers in front, and an addition on concrete in back. Geologists named the clay under them after the town, the Taylor Marl. It moves the two halves at different times, so they need different floors and a good joint between them. If yours is all old, or all new like the ones going up around the Samsung plant, that's simpler, and we do those, too.",
  local: {
    soil: "The Taylor Marl is clay mixed with lime mud. On the flat land around town, it breaks down into heavy black Houston and Burleson soils. Under an old house, each pier rises and drops on its own, which is why a marble may roll toward your dining room. We can shim half an inch across a room or build it up with plywood. If it's two inches, call a foundation company first. A newer slab addition moves as one piece, and hardly ever in step with the piers next to it.",
    climate:
      "In September 1921, a rain gauge at Taylor caught 23 inches in one day, and Thrall had more than 36 inches in 18 hours. Nothing since has come close, but Bull Branch and Mustang Creek still rise quickly. Most years, heat does more to the floors than water. In an upstairs room under a hot attic, boards dry out by August and open gaps you can see from the door. Putty won't fix that for long. More attic insulation keeps the room cooler and the gaps smaller, so do that before you refinish.",
    housing:
      'Just west of Main, houses from the 1880s to 1940 range from polished to propped up. Longleaf pine was the everyday floor, and oak meant a good cotton year. Linoleum and carpet usually went on top later. Brick ranches from the 1950s to the 1970s run out toward Murphy Park. Avery Glen, Summerfield, and Castlewood came much later. Those are all concrete underneath, with plank, tile, and carpet chosen by the builder.',
  },
  flooringChallenges: [
    {
      title: 'Historic pine below old linoleum',
      answer:
        "Please don't scrape it yourself. Sheet flooring and black glue from before the mid-1980s can contain asbestos. We stop, have it sampled and tested, and plan around the result. Covering it may be the better choice.",
    },
    {
      title: 'Where a pier house meets a slab addition',
      answer:
        "We change floors at that doorway and cover the joint with a strip that's fastened on one side only. The front can rise and fall a little without tearing up the floor in back.",
    },
    {
      title: 'Traffic in Main Street storefronts',
      answer:
        "Boots, strollers, and hand trucks all cross the same ten feet inside the door. We'd put dense porcelain there and end it at a strip. When that part wears out, you replace ten feet and keep the rest.",
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
      'We nail new 3/4-inch oak over your board subfloor, and fit antique pine where a flue used to come through. If the new boards would run the same way as the old ones, we add plywood between.',
    tile: "In Castlewood, porcelain is a good upgrade from the builder's vinyl in a bath, at $6-12 per sq ft. It raises the floor, so ask your plumber about a ring to bring the toilet flange up to match.",
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
      title: 'We go easy on old plaster',
      body: 'Nailing down a floor shakes the whole frame, and that can crack a plaster ceiling below. In a two-story house, we use screws or adhesive upstairs, and we take pictures of the ceiling first.',
    },
    {
      title: 'The right place in your remodel',
      body: "Foundation work, plumbing, wiring, and plaster all come before the floor. If you're fixing up an old place, show us your contractor's schedule, and we'll tell you when to book us.",
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
