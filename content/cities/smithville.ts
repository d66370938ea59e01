import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'Smithville',
  slug: 'smithville',
  county: 'Bastrop',
  population: '3,922 (2020 census)',
  zipCodes: ['78957'],
  description:
    "Longleaf pine and oak refinished and repaired in Smithville's railroad bungalows, plus tile and plank for newer slabs. We start in the crawl space.",
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
    "The Katy railroad built its shops in Smithville in 1894, and the wood houses that went up for its workers are still here. About 50 blocks around Main Street are on the National Register, and nearly every house has a crawl space. So that's where our visit starts, with a flashlight. We look at the beams, the piers, and the dirt. If those are sound, your longleaf pine or oak can usually be brought back, and we'll tell you how.",
  local: {
    soil: "Old Smithville sits on high terraces of silt and sandy loam above the south bank of the Colorado. That ground drains well and doesn't swell much, so a house from 1905 can still be nearly level. When a floor does sink, it's usually one pier. A cedar post has rotted where it meets the dirt, or a stack of bricks has leaned, and the parlor dips toward one window. That's a repair for a pier-and-beam company, and it comes first. Toward Gazley Creek the flats are heavier and wetter, so we spend more time underneath.",
    climate:
      "Gulf air reaches this bend of the river early. By May, the air under a shady bungalow can sit at 80 percent humidity for days while your AC keeps the rooms near 50. The boards in between swell on the bottom and cup, so you can feel their edges with a bare foot. Don't let anyone sand them yet. Dry out the crawl space first, and they may flatten on their own over a winter. If you sand too soon, they'll dry with a hump in the middle.",
    housing:
      "The historic district goes back to 1887-1945: railroad cottages, porches with turned posts, and a lot of bungalows. Front rooms usually have narrow oak or longleaf pine. Kitchens and sleeping porches got cheaper pine, later covered by linoleum and particleboard. That top layer has to come off before we can see what you own. Ranch houses from after the war fill in the edges of town. The Prairie and Keller Farms are new, and they're on concrete.",
  },
  flooringChallenges: [
    {
      title: 'Historic strip floors near the depot',
      answer:
        'A 3/4-inch board has only about 1/4 inch of wood above its tongue. We pull a floor register to see how much past sandings have left. If a full sanding would reach the nails, we clean and coat instead.',
    },
    {
      title: 'River humidity below raised houses',
      answer:
        'Open the vents on opposite sides, and make sure the dryer hose ends outdoors. Then cover the dirt with 6 mil plastic, with its seams lapped 12 inches. Do all that before you pay for refinishing.',
    },
    {
      title: 'Affordable repair, board by board',
      answer: `Five rotted boards at a bathroom door don't mean a new floor. We weave in old boards of the same width, at $8-15 per sq ft for that patch alone. Our minimum for any job is ${business.minimumCharge}.`,
    },
    {
      title: 'Sloping rooms in old bungalows',
      answer:
        "An inch of slope across a room is easy to live with, or we can level it with tapered wood strips under the new floor. If it's more than that, have the piers looked at first.",
    },
  ],
  popularStyles: ['Refinished longleaf pine', 'Red oak strip hardwood', 'Hexagon mosaic tile', 'Patterned stair carpet'],
  floors: {
    vinyl:
      "Good for a laundry porch, a rental cottage, or a slab house at The Prairie. Over old plank decking, it needs 1/4-inch plywood first, or you'll see every gap by fall.",
    hardwood:
      "Many of these bungalows have red oak in 2 1/4-inch strips, and you can still buy it. We lace new strips into the old rows, so the patch doesn't end in a straight line.",
    tile: 'One-inch hexagons with a dark border look right in a 1920s bath. Small tile cracks when a floor bounces, so we stiffen the joists to L/360 first, which is the usual limit for ceramic.',
    laminate:
      "It's useful in a back bedroom, an add-on, or a manufactured home outside town. We trim the doors to clear it and use a wood threshold where it meets the old floor.",
    refinishing:
      'Longleaf is so full of resin that it clogs sandpaper in minutes. We run coarse grit, go slow, and change belts often, and then it gets two coats of oil or water-based finish.',
  },
  reasons: [
    {
      title: 'We look for old wood to match old wood',
      body: "New pine is softer and paler than what's in your house. For patches, we'd rather use a reclaimed board of the same width or borrow one from your own closet.",
    },
    {
      title: 'Some of it is done by hand',
      body: "We set cut nails one at a time. Gaps wider than a dime get a thin strip of wood, called a spline, because putty falls out. If you'd like a border, you'll see a drawing first.",
    },
    {
      title: 'Shops, guest rooms, and parish halls',
      body: "We also work on Main Street storefronts, bed-and-breakfasts, and church halls. Give us your Sundays and festival weekends up front, and we'll plan around them.",
    },
  ],
  areaServed:
    "We serve Smithville from First Street to Loop 230, both banks of the Colorado, SH 95, and FM 153. We also cover SH 71 from Alum Creek nearly to West Point. In your request, tell us whether there's a way into the crawl space.",
  articles: ['hardwood-flooring-austin-tx-guide', 'hardwood-maintenance-central-texas-summer', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Smithville, TX',
    description:
      'Hardwood refinishing and repair in Smithville, TX, plus tile and vinyl plank for newer homes. We check the crawl space first. Ask for a free estimate.',
  },
} satisfies CityEntry;
