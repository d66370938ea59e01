import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Smithville',
  slug: 'smithville',
  county: 'Bastrop',
  population: '3,922 (2020 census)',
  zipCodes: ['78957'],
  description:
    'A Katy railroad town on the Colorado: fifty blocks of National Register houses with longleaf and oak over open crawl spaces.',
  neighborhoods: [
    'Main Street and the old downtown',
    'Residential Historic District',
    'The Prairie',
    'Keller Farms',
    'Alum Creek',
  ],
  coordinates: { lat: 30.0086, lng: -97.1594 },
  distanceFromAustin: '45 miles',
  localInfo:
    'When the Katy line put its central shops here in 1894, Smithville built houses quickly, and it built them of wood. About 50 blocks around Main Street now form a National Register district, most of it dating from 1887 to 1945. Nearly every one of those houses has a crawl space. So work in this town starts flat on our backs with a lamp, looking at sills and piers; the boards above come second.',
  local: {
    soil: 'Old Smithville stands on the high south bank of the Colorado, on terraces of silt and sandy loam. Such ground drains well and swells little, which is how a house of 1905 can still be close to level. What gives way is the pier: a cedar post rots at the collar, a brick stack leans, and the parlor dips toward one window. Toward Gazley Creek the flats turn heavier and wetter. Over the river, around Buescher State Park, the sand and pines begin. Slabs in the newer tracts get tested as they would anywhere.',
    climate:
      'Gulf air reaches this bend of the river before it reaches the Hill Country. Below a shaded bungalow in May, a gauge can sit at 80 percent for days while the air-conditioned room overhead shows 50, and boards trapped between the two cup upward at the edges. High water visited Bastrop County in May of 2015 and again in 2016. During Harvey, in August 2017, a shelter opened in town for neighbors cut off by creeks and low crossings.',
    housing:
      'The survey for the district counted 199 contributing properties: cottages of railroad men, porches with turned posts, and many bungalows. Front rooms usually show narrow oak or longleaf; kitchens and sleeping porches got cheaper pine, later buried under linoleum and particle board. Postwar ranches fill the edges of the grid. The Prairie and gated Keller Farms are new, on concrete, and outside them come small farms whose houses have been added to by every generation.',
  },
  flooringChallenges: [
    {
      title: 'Historic strip floors near the depot',
      answer:
        'A 3/4-inch board has only about 1/4 inch above its tongue. We measure what earlier sandings left at a register opening, and choose a screen and coat if a full cut would expose nails.',
    },
    {
      title: 'River humidity below raised houses',
      answer:
        'Screened vents on opposite sides, a 6 mil ground cover lapped 12 inches, dryer hose led outdoors. With those done, cupped oak often lies down by itself over one winter.',
    },
    {
      title: 'Affordable repair, board by board',
      answer:
        'Five rotted strips at a bathroom door need no new room. We lace in reclaimed pieces of equal width, tone them to the old color, and price the patch alone.',
    },
    {
      title: 'Rooms that roll like a deck',
      answer:
        'Up to an inch of slope over a room can be kept as character or shimmed out with tapered sleepers. More than that is a job for a foundation firm before ours begins.',
    },
  ],
  popularStyles: ['Refinished longleaf pine', 'Red oak strip hardwood', 'Hexagon mosaic tile', 'Patterned stair carpet'],
  floors: {
    vinyl:
      'Good in a laundry porch, a rental cottage or the slab houses at The Prairie. Over plank decking it needs 1/4-inch underlayment, or each gap will telegraph through by autumn.',
    hardwood:
      'Red oak in 2 1/4 inches is the native tongue of these bungalows. New strip can be woven into old so that the seam disappears beneath the first coat.',
    tile: 'One-inch hexagon with a dark border is right for a 1920s bath. We stiffen joists to L/360 first; a bouncing floor breaks small tile faster than large.',
    laminate:
      'Useful in back bedrooms, in manufactured homes on acreage and in additions with an odd step. We trim doors and set a wood threshold so it does not look like an afterthought.',
    refinishing:
      'The main event in an old railroad town. Longleaf is so full of resin that it clogs paper in minutes, so the machines run slow and coarse, and two waterborne or oil coats follow.',
  },
  reasons: [
    {
      title: 'Slow where slow is right',
      body: 'Square-cut nails get set by hand, gaps wider than a dime are splined instead of puttied, and medallions or borders are drawn on paper before any sanding begins.',
    },
    {
      title: 'One trip, fully loaded',
      body: 'Forty-five miles of SH 71 teach a person to pack. Spare belts, oak in two widths and three stain testers ride along, so lunch is the only reason to leave.',
    },
    {
      title: 'Porches, shops and church halls',
      body: 'Besides houses we lay and refinish floors for Main Street storefronts, bed-and-breakfast rooms and parish halls, working around Sunday and festival weekends.',
    },
  ],
  areaServed:
    'First Street to Loop 230, both banks of the Colorado, SH 95 south of town, Park Road 1C, and SH 71 from Alum Creek nearly to West Point. Farm lanes off FM 153 count as next door.',
  articles: ['hardwood-flooring-austin-tx-guide', 'hardwood-maintenance-central-texas-summer', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Smithville, TX',
    description:
      'Longleaf, oak strip and hexagon tile for Smithville bungalows on piers, plank for newer slabs. Crawl space checked first. Free estimate, licensed and insured.',
  },
} satisfies CityEntry;
