import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Lockhart',
  slug: 'lockhart',
  county: 'Caldwell',
  population: '14,379 (2020 census)',
  zipCodes: ['78644'],
  description:
    'Smoke on the square, wavy old boards a few blocks off it, fresh slabs by the toll road: floors for the seat of Caldwell County.',
  neighborhoods: ['Courthouse Square', 'San Antonio Street', 'Vintage Springs', 'Summerside', 'Lockhart Farms'],
  coordinates: { lat: 29.8849, lng: -97.67 },
  distanceFromAustin: '32 miles',
  localInfo:
    'Visitors come to Lockhart for brisket and the 1894 courthouse. We look down: worn pine in the storefronts, narrow oak in the big houses on San Antonio Street, carpet over plywood patches in cottages that were rented for decades, clean concrete out by SH 130. Buyers priced out of Austin have been opening up kitchens all over town, and every removed wall leaves a strip of floor that matches nothing.',
  local: {
    soil: 'Plum Creek and its Clear Fork run through a border country. Toward Maxwell and Uhland lies blackland, mapped as Houston Black, Heiden and Branyon clay, and concrete poured on it wants a careful look at cracks. Toward Luling and McMahan, sandy loam and post oaks take over. The sand drains nicely, but a tight clay layer below holds rain. A house there may be dry at the front and damp behind, so we probe corner by corner before trusting one number.',
    climate:
      'From May into October, Gulf air makes for muggy nights, and a house on piers breathes it through every gap in the skirting. Window units, still common in older cottages, chill one bedroom and leave the hall at 85 °F; oak that crosses such a doorway cups on one side only. Town Branch threads the center and can leave its banks in a cloudburst. On the few low streets beside it we speak for tile, or plank that does not mind a bath.',
    housing:
      "The courthouse historic district takes in 67 buildings, many of them brick shops with wood floors upstairs. Victorian and Greek Revival houses fill the streets beside it. Roughly a quarter of the town's dwellings date from 1940 to 1969: small, square, on piers or early slabs, with oak, asphalt tile or both. New chapters are Vintage Springs on Mockingbird Lane, Summerside off FM 1322 and Lockhart Farms out SH 142, where everything stands on concrete.",
  },
  flooringChallenges: [
    {
      title: 'Restoration around the courthouse square',
      answer:
        'Upper stories often have plank floors that served as subfloor and finish in one. We tighten them with screws from above, plug the holes, and sand no more than the eye requires.',
    },
    {
      title: 'Grease and foot traffic in food rooms',
      answer:
        'Quarry or structured porcelain with epoxy grout and a coved edge suits the mop and the health inspector. Work is fitted into the days you are closed.',
    },
    {
      title: 'Budget for buyers of a first house',
      answer:
        'Spend on the rooms you stand in. A good plank for kitchen and hall, carpet remnants with decent pad in bedrooms, and the bath last when tile can be done properly.',
    },
    {
      title: 'Floor gaps where a wall came out',
      answer:
        'The strip under a removed partition is 4 to 5 inches wide. We weave in boards from a closet, feather the height, then finish the joined rooms together.',
    },
  ],
  popularStyles: ['Oiled longleaf pine', 'Wide hickory hardwood', 'Quarry tile', 'Loose-lay vinyl plank'],
  floors: {
    vinyl:
      'Most of it goes into rent houses and the newer parts of Summerside. Old plywood patches would show through, so we feather them smooth ahead of the planks.',
    hardwood:
      'Five-inch hickory or white oak, nailed across a cleaned board deck in a Victorian. In Vintage Springs an engineered version on adhesive gives the same look.',
    tile: 'Unglazed quarry for restaurants, cement-look porcelain for kitchens at home. Allow 3-7 days, most of which is drying time and grout.',
    laminate:
      'Handy above shops, where each box climbs a steep stair: it weighs little, clicks together dry and brings no glue smell into the store below.',
    refinishing:
      'Pine that went orange under sixty years of varnish comes back the shade of honey. A hardwax oil suits it and lets you mend one spot alone.',
  },
  reasons: [
    {
      title: 'Limits named in advance',
      body: 'Some boards are past saving: stains that go clear through, rot at the joist, nail heads already showing. We chalk them during the estimate.',
    },
    {
      title: 'Restaurant hours respected',
      body: 'Dust walls, sealed vents and a finish low in odor matter when food is served next door. They are written into the plan.',
    },
    {
      title: 'A fast road from Austin',
      body: 'SH 130 has the highest posted speed limit in the country. One odd threshold is no reason to put off a second visit.',
    },
  ],
  areaServed:
    'From the square we go out US 183 to Mustang Ridge and Luling, SH 142 to Maxwell and Martindale, FM 2001 toward Niederwald, and the farm roads that reach Dale, McMahan and Fentress.',
  articles: [
    'flooring-resale-value-austin-homes',
    'hardwood-maintenance-central-texas-summer',
    'commercial-flooring-austin-businesses',
  ],
  seo: {
    title: 'Flooring Installation in Lockhart, TX',
    description:
      'Lockhart wood floor restoration, restaurant tile and new plank, from the courthouse square to Summerside and Vintage Springs. Get a free written estimate.',
  },
} satisfies CityEntry;
