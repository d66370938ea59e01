import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'West Lake Hills',
  slug: 'westlake-hills',
  county: 'Travis',
  population: '3,444 (2020 census)',
  zipCodes: ['78746'],
  description:
    'Custom houses on acre lots above Lake Austin, where one plank may cross rock-cut concrete, framed wings and a bridge between.',
  neighborhoods: [
    'Terrace Mountain',
    'Yaupon Valley',
    'Laurel Valley',
    'Redbud Trail',
    'Toro Canyon',
    'Camp Craft',
    'Westwood',
    'Rob Roy',
  ],
  coordinates: { lat: 30.2919, lng: -97.8083 },
  distanceFromAustin: '6 miles',
  localInfo:
    'Neighbors say Westlake. The sign says West Lake Hills: 3.6 square miles of ridge and ravine, founded in 1953 and zoned for lots of an acre or more. Hardly two houses share a plan. A single home can hold concrete cut into rock, a framed wing on posts and a bridge between them. Each part wants its own fastening method under the same boards, and the owner should never notice where the method changes.',
  local: {
    soil: 'These hills are the Balcones Escarpment itself: Edwards limestone along the crests, older Glen Rose ledges down in the draws, a skin of stony clay over both. Ground like this does not swell. Slope is the difficulty. Rain travels along a ledge until it meets a buried wall, so the uphill edge of a lower story reads damper than the view side, and we probe the two separately. Where a timber deck joins masonry, the pair moves at different rates, and we plan a joint there.',
    climate:
      'Repeated floods in 2015 led the city to a drainage master plan and then a design manual of its own, because bigger roofs and drives shed more water onto whoever lives below. A walkout den at the foot of such a lot deserves a floor that forgives a wet corner. The ice of early February 2023 did another sort of harm: trees down all over town, homes dark and cold for days. Solid strip that sits cold and is then heated in a hurry tends to open at the seams.',
    housing:
      'The city had 714 residents in 1960 and 2,166 by 1980. From those decades come low stone and cedar houses with quarry tile, cork, parquet squares and red oak finished on site. Others have made way for new work with heated baths and walls of steel and glass. In the older kind we meet sunken living rooms, two floors stacked one on another, and 9-inch tiles over black adhesive. Those tiles go to a laboratory for an asbestos test before anyone scrapes.',
  },
  flooringChallenges: [
    {
      title: 'High-end rooms where every line shows',
      answer:
        'Flush registers, shadow gaps, boards centered on a fireplace 40 feet away: we snap the layout in chalk, you walk it, then we cut.',
    },
    {
      title: 'Moisture along hillside retaining walls',
      answer:
        'A calcium chloride or probe test beside the buried wall tells whether a coating is due. If readings stay high, polished concrete or stone is the honest answer for that room.',
    },
    {
      title: 'Restoration of parquet and midcentury oak',
      answer:
        'Loose fingers are re-glued one at a time, missing squares milled from matching stock, and old wax stripped, since no modern coat will bond over it.',
    },
    {
      title: 'Steep drives and lanes too tight for a truck',
      answer:
        'We look at the approach when measuring. Where a truck cannot turn, pallets are split at the street and carried in smaller loads, clear of your live oaks.',
    },
  ],
  popularStyles: ['Rift-sawn white oak hardwood', 'Honed limestone', 'Walnut herringbone', 'Large-format porcelain tile'],
  floors: {
    vinyl:
      'Rarely the star in Westlake, yet useful: guest quarters, pool baths and hobby rooms get a glued plank with a matte face that nobody mistakes for a bargain.',
    hardwood:
      'Rift or quartered oak and walnut are the usual wishes. Nailed on the framed levels, glued on the rock-cut ones, from the same milling lot so color stays even from end to end.',
    tile: 'Porcelain slabs up to 24 by 48 inches run from kitchen to terrace at one level when a recess allows. We check deflection on posted wings before promising stone.',
    laminate: 'Seldom requested for main rooms. It earns its keep in a guest suite, a workshop loft or a room above the carport.',
    refinishing:
      'Site-finished red oak of the 1970s sands up well. A hardwax oil or waterborne coat takes out the orange, and test patches on your own boards settle the stain.',
  },
  reasons: [
    {
      title: 'Color judged on the hill',
      body: 'North ridge light is cool, a ravine under cedars is green. We leave full boards on your floor for a few days so the choice is made where it will live.',
    },
    {
      title: 'Respect for existing craft',
      body: 'Hand-set stone, built-in benches and original stair rails are masked and boxed before work starts, and dust is captured at the machine.',
    },
    {
      title: 'Comfortable with a design team',
      body: 'A schedule shared with the cabinetmaker keeps a remodel moving. If you have no designer, a tape and a plain conversation do as well.',
    },
  ],
  areaServed:
    'Redbud Trail and Westlake Drive, Terrace Mountain and Yaupon Valley, Camp Craft Road, the offices on Bee Caves Road, and the rest of 78746: Rollingwood, Lost Creek, Davenport Ranch. Tell us about the driveway and we bring the right vehicle.',
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'flooring-resale-value-austin-homes',
    'hardwood-maintenance-central-texas-summer',
  ],
  seo: {
    title: 'Flooring in West Lake Hills, TX',
    description:
      'Rift oak, walnut, stone and refinishing for hillside homes in West Lake Hills: layouts drawn first, damp walls tested, old parquet saved. Free estimates.',
    keywords: ['flooring West Lake Hills TX', 'Westlake hardwood refinishing', 'custom wood floors 78746'],
  },
} satisfies CityEntry;
