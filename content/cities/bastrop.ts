import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'Bastrop',
  slug: 'bastrop',
  county: 'Bastrop',
  population: '9,688 (2020 census)',
  zipCodes: ['78602'],
  description:
    'Pine ridges of sand over red clay, flats beside the Colorado, and a downtown of nineteenth-century houses with their own lumber in the floor.',
  neighborhoods: [
    'Historic downtown',
    'Tahitian Village',
    'Hunters Crossing',
    'Pecan Park',
    'Riverside Grove',
    'Pine Forest',
    'The Colony',
    'Adelton',
    'Circle D',
  ],
  coordinates: { lat: 30.1105, lng: -97.3153 },
  distanceFromAustin: '33 miles',
  localInfo:
    'Sawmills in the Lost Pines cut lumber for early Austin, and houses around Pecan and Wilson Streets kept a share of those boards for themselves. Out on the ridges stand homes rebuilt after 2011. Adelton and The Colony, meanwhile, keep adding streets. Bastrop gives us three subfloors within ten miles: old joists, raised plywood among pines, fresh slab. No two take the same fastener, and we settle that before the first sample comes out.',
  local: {
    soil: 'The ridge soil has a name, Edge: roughly a foot of fine sandy loam, then dense red clay. Rain drops through the sand, meets the clay and slides downhill sideways. That is why a crawl space halfway down a Tahitian Village lot can drip for a week after the yard looks dry. The clay swells, though not as fiercely as the Blackland farther west. Beside the Colorado lie silts the river left, easier to build on and lower than owners would like. Footings can fail here from washed-out sand as well as from heave.',
    climate:
      'September 2011 took more than 1,600 homes and some 34,000 acres of forest. Rain in late May 2015 broke the state park dam, and fire returned that same October. People here plan floors with both in mind. Under the pines the daily enemy is shade: ground that never sees sun keeps joists damp into July, nails rust, and boards laid too tight in a dry spell crown when the rain comes.',
    housing:
      'Founded in 1832, Bastrop lists over a hundred historic structures, many of them frame houses on brick or cedar piers. We often meet pine on the bottom, oak strip from the 1920s above it, then linoleum and carpet. Nine-inch tiles or black mastic from before 1980 may hold asbestos, so they are tested before anyone pries. Hunters Crossing and Pecan Park are slab subdivisions of this century. In Tahitian Village and Pine Forest, houses on posts stand next to houses dug into the hill.',
  },
  flooringChallenges: [
    {
      title: 'Historic pine downtown',
      answer:
        'Local pine dents under a chair leg and drinks stain unevenly. We patch from closets, hand-scrape where a drum would dig, and stop at a penetrating sealer if you like the wear.',
    },
    {
      title: 'Moisture under hillside houses',
      answer:
        'Before wood goes down on a Tahitian Village slope we want ground sheeting, open vents or a fan, and joists below 14 percent. Sometimes the cheapest floor repair is a trench above the house.',
    },
    {
      title: 'Durability where sand comes in',
      answer:
        'Quartz sand is harder than any varnish. Pine Forest halls do better with an aluminum oxide finish or porcelain, plus a recessed mat frame big enough for two full steps.',
    },
    {
      title: 'Affordable starts in growing subdivisions',
      answer:
        'New owners off FM 1209 and SH 71 often replace only the living areas first. We order extra cartons from one dye lot so the bedrooms can follow next year and match.',
    },
  ],
  popularStyles: ['Site-finished pine hardwood', 'Waterproof vinyl plank', 'Brick-look porcelain tile', 'Engineered hickory'],
  floors: {
    vinyl:
      'A natural choice for the slabs of Hunters Crossing. A 6 mm plank with attached pad bridges small ripples and survives an overflowing dishwasher; the concrete still gets its moisture test.',
    hardwood:
      'Nailed strip in the old streets, engineered hickory in the woods. For raised houses we add 1/2-inch plywood when the original decking is boards wider than six inches.',
    tile: 'Brick-look and matte hexagon suit the age of the houses near Main Street. Joists there are often undersized, so bracing comes before cement board, or the grout will tell.',
    laminate:
      'For cabins by the state park and upstairs rooms in Adelton. Keep it away from crawl spaces that sweat; above a dry deck it lasts as promised.',
    refinishing:
      'Soft pine wants a light drum, a slow hand and 60 to 100 grit. Bastrop floors rarely need stain at all, since a century has turned them amber already.',
  },
  reasons: [
    {
      title: 'The crawl space comes first',
      body: 'A light and a pin meter go below before anyone admires the parlor. You get photographs of sills and vents with the quote, useful even if you hire someone else.',
    },
    {
      title: 'Old boards stay in town',
      body: 'Sound planks we lift from a closet or an addition are denailed and used for patches in the same house. Anything left over remains yours.',
    },
    {
      title: 'After smoke and after water',
      body: `We write room-by-room scopes your adjuster can read, with square feet, species and thickness, and the ${business.hours.emergencyTime} emergency service covers Bastrop County nights too.`,
    },
  ],
  areaServed:
    'Old Town on both sides of Chestnut Street, SH 71 from The Colony to Alum Creek, SH 21, SH 95 up to Camp Swift and SH 304 south. Forest roads off Park Road 1C are fine if a pickup can turn around.',
  articles: ['emergency-flooring-repair-austin', 'hardwood-flooring-austin-tx-guide', 'eco-friendly-flooring-austin-families'],
  seo: {
    title: 'Flooring Installation in Bastrop, TX',
    description:
      'Old pine saved downtown, dry floors for Tahitian Village crawl spaces, plank and tile for new Bastrop slabs. Licensed, insured, free estimate at your house.',
  },
} satisfies CityEntry;
