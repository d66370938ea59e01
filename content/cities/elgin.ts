import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'Elgin',
  slug: 'elgin',
  county: 'Bastrop',
  image: 'ranch-bench',
  population: '9,784 (2020 census)',
  zipCodes: ['78621'],
  description:
    "Flooring for Elgin's brick storefronts, old bungalows, and new streets in Saratoga Farms and Trinity Ranch, on both sides of the county line.",
  neighborhoods: [
    'Downtown Elgin',
    'Saratoga Farms',
    'Trinity Ranch',
    'Harvest Ridge',
    'Eagles Landing',
    'Homestead Estates',
    'Elm Creek',
  ],
  coordinates: { lat: 30.3497, lng: -97.3703 },
  distanceFromAustin: '25 miles',
  localInfo:
    "Elgin has made brick from local clay since the 1870s, and you can still see it in the blocks around the Union Depot. If your place is one of those, the wood floor can pick up damp from the walls. A bungalow near Avenue C sits over a crawl space. A new house on County Line Road has a slab that may hold water you can't see. We'll meter any of them when we visit, show you the numbers, and tell you if it needs more time to dry.",
  local: {
    soil: "South along SH 95, the ground around Elgin turns from black clay to pale, sandy loam over a hard layer called a claypan. Rain soaks through the sand and stops there, so a slab can have wet ground under it for weeks after the grass turns brown. That's why we take readings even in a dry month. If your new floor gets glued down and the readings run high, we'll suggest a timed test. On a newer slab with steel cables in it, we use a kit that sits on the surface instead of drilling. It takes about three days, costs $200-500, and is listed separately.",
    climate:
      "Most of Elgin's rain comes in late spring and again in fall, and downtown brick soaks up a share of it. When a storm blows hard against a solid brick wall, some of that water comes out on the inside. The first foot of flooring along the wall can read wetter than the middle of the room. We leave that edge open, let it dry, and nail down the last boards when the readings match. If the wall gets wet in every storm, call a mason to fix the joints before you spend money on wood.",
    housing:
      "The brick blocks downtown went up between 1872 and 1947, and wood-frame bungalows fill the streets around them. Growth was slow after that, and Elgin had only about 5,700 people in 2000. Since then, Saratoga Farms, Eagles Landing, Harvest Ridge, and Trinity Ranch have added slab houses by the hundred. Out on acreage, there are manufactured homes and barndominiums, many with polished concrete. If yours is hard on your feet, we can float a cork-backed plank over it. There's no glue, so the polish is still there if you want it back.",
  },
  flooringChallenges: [
    {
      title: 'Damp slabs above the claypan',
      answer:
        "You've got two good choices. We can roll on an epoxy coat that holds the vapor back before we glue down wood or vinyl. Or you can have tile, which a damp slab doesn't hurt. We'll price both.",
    },
    {
      title: 'Historic brick buildings by the depot',
      answer:
        'The walls are seldom square, and the joists are seldom the same size. We snap a line down the center, work outward from it, and hide the uneven edge under the baseboard along the brick.',
    },
    {
      title: 'Pet claws in loop carpet',
      answer:
        "A claw can catch one loop of Berber and pull out a whole row. If you've got cats or a digger, choose cut pile or a hard floor, and keep Berber for rooms with a door you can close.",
    },
    {
      title: 'Heavy tile on old second floors',
      answer:
        "Porcelain and thinset weigh five pounds or more per square foot. Before we put that upstairs downtown, we measure the joists and how far they span. Some need bracing first, and a few shouldn't carry it at all.",
    },
  ],
  popularStyles: ['Brick-look porcelain tile', 'Hickory hardwood', 'Cork-backed vinyl plank', 'Berber carpet'],
  floors: {
    vinyl:
      "With a cork back, it's warmer in January than plain plank on concrete, and it keeps Eagles Landing bedrooms quiet. It's light, so it also suits a manufactured home.",
    hardwood:
      'Hickory has a busy grain that hides sand better than smooth maple does. We nail down solid boards in the bungalows and use an engineered version on slabs.',
    tile: "Brick-look porcelain in a herringbone pattern fits right in here, and it doesn't need sealing. In the bathroom, plain large squares leave you less grout to scrub.",
    laminate:
      "A reasonable pick for a game room in Harvest Ridge or a guest room over the garage. It's $4-8 per sq ft installed, next to $8-15 for wood.",
    refinishing:
      'Bungalows off Main Street often have oak in front and pine in back. If your boards are too thin to sand, we can screen and recoat them, as long as the scratches are only in the finish.',
  },
  reasons: [
    {
      title: 'Two counties, one price list',
      body: "Part of Elgin is in Bastrop County, and part is in Travis. You'll pay the same prices and get the same workmanship warranty on either side of County Line Road.",
    },
    {
      title: 'An itemized quote by email',
      body: `After the visit, your quote arrives within ${business.quoteTime}. Drying time, coatings, and prep are all listed, so you can see what the floor itself costs.`,
    },
    {
      title: 'Comfortable with odd subfloors',
      body: "Particleboard, diagonal planks, pier blocks, polished concrete: each one needs its own fastener, primer, or patch. We'll tell you which, and why.",
    },
  ],
  areaServed:
    "We drive US 290 between Littig and McDade, and SH 95 up to Coupland and down to Sayersville. We're also on FM 1100, FM 1704 to Utley, and the acreage lanes behind County Line Road. Tell us what's on the floor now and about when it went in.",
  articles: ['foundation-flooring-central-texas', 'pet-friendly-flooring-georgetown', 'flooring-cost-guide-austin-2025'],
  seo: {
    title: 'Flooring Installation in Elgin, TX',
    description:
      'Flooring installation in Elgin, TX for brick storefronts, bungalows, and new slabs: hickory, tile, and vinyl plank. Moisture readings and free estimates.',
  },
} satisfies CityEntry;
