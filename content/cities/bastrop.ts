import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'Bastrop',
  slug: 'bastrop',
  county: 'Bastrop',
  population: '9,688 (2020 census)',
  zipCodes: ['78602'],
  description:
    "Flooring for Bastrop's old pine houses downtown, hillside homes in Tahitian Village, and new slabs in Hunters Crossing and Adelton.",
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
    "Sawmills in the Lost Pines cut lumber for early Austin, and some of it stayed in Bastrop. You can still walk on it in the old houses around Pecan and Wilson streets. Up on the ridges, a lot of homes were rebuilt after the 2011 fire, and Adelton and The Colony are still adding streets. So your subfloor might be century-old boards, plywood, or new concrete, and each takes different fasteners. Tell us what you can see, and we'll find out the rest when we visit.",
  local: {
    soil: "The ridges around Bastrop are Edge soil, about a foot of fine sandy loam over dense red clay. Rain drains through the sand, hits the clay, and runs downhill underground. That's why a crawl space halfway down a Tahitian Village lot can drip for a week after the yard looks dry. The same water can wash sand out from under a footing. If a door starts to stick after heavy rain, have a foundation company look. Down by the Colorado River, the soil is silt. It's easy to build on, but check the flood map before you put down wood.",
    climate:
      'The September 2011 fire took more than 1,600 homes and about 34,000 acres. In May 2015, heavy rain broke the state park dam, and fire came back that October. Most days, though, the problem is shade. Ground under the pines stays damp into July, and that dampness works its way up into joists and floorboards. Boards set too tight in a dry spell have no room to swell when the rain returns, so they buckle. We leave a little space, and we wait for the joists to dry before we nail.',
    housing:
      'Bastrop was founded in 1832 and has more than a hundred buildings and sites on the National Register. Many are wood-frame houses on brick or cedar piers. Under the carpet you may find linoleum, then oak from the 1920s, then pine. Floor tile or black adhesive from before the mid-1980s may contain asbestos, so a lab tests a piece before anyone pries it up. Hunters Crossing and Pecan Park are slab neighborhoods from this century. In Tahitian Village and Pine Forest, houses on tall posts stand next to houses dug into the hill.',
  },
  flooringChallenges: [
    {
      title: 'Historic pine floors downtown',
      answer:
        'Pine is soft, so it dents under chair legs and takes stain unevenly. We scrape by hand where a big sander would dig in. If you like the worn look, we can stop at an oil finish and leave the marks.',
    },
    {
      title: 'Moisture under hillside houses',
      answer:
        'Before we install wood on a slope, we look for plastic over the dirt, open vents or a fan, and joists below 14 percent moisture. Sometimes the cheapest floor repair is a drain trench uphill of the house.',
    },
    {
      title: 'Durability on sandy ground',
      answer:
        'Quartz sand is harder than any floor finish. In Pine Forest, choose porcelain or a factory finish with aluminum oxide, which is a very hard mineral. A mat big enough for two full steps will catch most of the sand.',
    },
    {
      title: 'Affordable floors over old builder tile',
      answer:
        "If your tile is flat and nothing is loose, we can often float vinyl plank right over it. You skip the dust and the tear-out bill. The floor comes up about 1/4 inch, so we'll check your doors and dishwasher first.",
    },
  ],
  popularStyles: ['Site-finished pine hardwood', 'Waterproof vinyl plank', 'Brick-look porcelain tile', 'Engineered hickory'],
  floors: {
    vinyl:
      "A natural fit for the slabs in Hunters Crossing. A 6 mm plank with an attached pad smooths over small ripples, and a wet mop won't hurt it. We still check the concrete for moisture before we start.",
    hardwood:
      "On the old streets, we nail down pine and finish it in place, but out in the woods, engineered hickory does better. In a raised house with wide plank decking, we add 1/2-inch plywood first so the new boards don't move with every old one.",
    tile: 'Brick-look and matte hexagon tile look right in the older houses near Main Street. Floor joists there are often too small for tile, so we brace them first. Otherwise, your grout will crack.',
    laminate:
      "Fine for cabins by the state park and upstairs rooms in Adelton, at $4-8 per sq ft. Over dry plywood it holds up well. Don't put it above a crawl space that sweats.",
    refinishing:
      "Soft pine needs a light sander, a patient hand, and 60- to 100-grit paper. You probably won't need stain, because a hundred years of light has already turned these boards amber.",
  },
  reasons: [
    {
      title: 'We start in the crawl space',
      body: "We go under with a light and a moisture meter before we talk about colors. If a sill is rotten or a vent is blocked, you'll hear about it before you've paid for a floor.",
    },
    {
      title: 'Your old boards stay with you',
      body: 'When we pull sound boards out of a closet or an addition, we take out the nails and use them to patch the same house. Anything left over is yours.',
    },
    {
      title: 'Help after smoke or water',
      body: `We write up the damage room by room, with square feet, wood species, and thickness, so you can send it to your insurer. You can call us for emergency repair ${business.hours.emergencyTime}, anywhere in Bastrop County.`,
    },
  ],
  areaServed:
    "We cover old Bastrop on both sides of Chestnut Street, and SH 71 from The Colony to Alum Creek. We also take SH 21, SH 95 up to Camp Swift, and SH 304 south. Live down a narrow forest road? Tell us, and we'll leave the trailer at home.",
  articles: ['emergency-flooring-repair-austin', 'hardwood-flooring-austin-tx-guide', 'eco-friendly-flooring-austin-families'],
  seo: {
    title: 'Flooring Installation in Bastrop, TX',
    description:
      "Bastrop flooring for old pine houses, damp crawl spaces, and new slabs: refinishing, repair, vinyl plank, and tile. We're insured, and estimates are free.",
  },
} satisfies CityEntry;
