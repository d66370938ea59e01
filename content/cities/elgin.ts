import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Elgin',
  slug: 'elgin',
  county: 'Bastrop',
  population: '9,784 (2020 census)',
  zipCodes: ['78621'],
  description:
    'A town that burns clay into brick knows what raw clay can do. Elgin floors, from depot-era bungalows to County Line Road.',
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
    'Elgin made its name by firing clay, and local brick still frames downtown around the Union Depot. For floors the unfired kind matters more. Blackland ends here and post oak sand begins; the city lies mostly in Bastrop County with a growing piece in Travis. A bungalow near Avenue C and a new house on County Line Road are minutes apart, yet one rests on piers, the other on concrete, and they dry at different speeds.',
  local: {
    soil: 'North of US 290 the plowed fields are black, sticky and quick to crack. Going south on SH 95 the surface pales to sandy loam over a hard clay pan. Five miles east, at Butler, brickmakers began digging the deeper clay in the 1870s. For concrete the difference is one of timing. Blackland lots heave and settle by season. On claypan, rainwater perches above the pan and feeds vapor upward for weeks, so we test slabs even after a dry month.',
    climate:
      'A normal year brings some 37 inches of rain, most of it in late spring and again in fall, with a furnace of a summer in between. Boards drink in May and give it back by August. Masonry adds a local twist: solid brick walls downtown soak up a blowing rain and release part of it indoors, and the first foot of flooring along them reads wetter than the middle of the room. We leave that edge open to air until the numbers agree.',
    housing:
      "Downtown's brick blocks were built between 1872 and 1947, and frame bungalows gather around them. Growth was slow afterwards; the census found only 5,700 people in 2000. Saratoga Farms, Eagles Landing, Harvest Ridge and Trinity Ranch have changed that with slab houses by the hundred. Out on acreage stand manufactured homes and metal-sided barndominiums. Within a single week we may fasten into oak joists, glue to concrete and replace particleboard.",
  },
  flooringChallenges: [
    {
      title: 'Moisture perched above the clay pan',
      answer:
        'A probe set into drilled holes tells more than a surface meter. If the slab reads high, an epoxy vapor coat goes on first, and its cost is in the quote.',
    },
    {
      title: 'Historic brick buildings by the depot',
      answer:
        'Walls are seldom square and joists seldom equal. We snap a center line, lay outward from it, and hide the taper under base at the masonry.',
    },
    {
      title: 'Pet-proof rooms at the end of a gravel drive',
      answer:
        'Crushed rock rides in on paws and soles. Wire-brushed or embossed surfaces hide what a glossy one displays, and a tiled mudroom catches the rest.',
    },
    {
      title: 'Soft spots in manufactured homes',
      answer:
        'Swollen particleboard near tubs and doors is cut out and replaced with plywood. Light floating planks follow, because the frame was never meant for stone.',
    },
  ],
  popularStyles: ['Brick-look porcelain tile', 'Hickory hardwood', 'Cork-backed vinyl plank', 'Berber carpet'],
  floors: {
    vinyl:
      "Cork backing makes it warmer in January than bare plank on concrete, and quiet enough for Eagles Landing bedrooms. It also suits a manufactured home's deck.",
    hardwood:
      'Hickory grain hides sand better than smooth maple does. It is nailed down in the bungalows and comes as an engineered plank for slab houses.',
    tile: "Brick-look porcelain in herringbone nods to the town's trade and needs no sealer. Plain large squares keep the bathrooms behind it simple to clean.",
    laminate:
      'A reasonable pick for Harvest Ridge game rooms or a guest room over the garage, where feet are dry and $4-8 per sq ft sounds better than $8-15.',
    refinishing:
      'Bungalows off Main Street often hide oak in front and pine behind. Where the boards have grown thin we screen and recoat, as long as the scratches stay within the finish.',
  },
  reasons: [
    {
      title: 'Two counties, same rules',
      body: 'Your street may pay taxes to Bastrop or to Travis. Prices, workmanship warranty and hours are the same on either side of County Line Road.',
    },
    {
      title: 'Thought given to old stairs and joists',
      body: 'Mortar and porcelain weigh five pounds or more per sq ft. Before proposing them for a second story downtown we measure the span.',
    },
    {
      title: 'Comfortable with odd subfloors',
      body: "Particleboard, diagonal planks, pier blocks, a barndominium's polished slab: each gets its own fastener, primer or patch, listed by name.",
    },
  ],
  areaServed:
    'We drive US 290 between Littig and McDade, SH 95 up to Coupland and down to Sayersville, FM 1100, FM 1704 to Utley, and the acreage lanes behind County Line Road.',
  articles: ['foundation-flooring-central-texas', 'pet-friendly-flooring-georgetown', 'flooring-cost-guide-austin-2025'],
  seo: {
    title: 'Flooring Installation in Elgin, TX',
    description:
      'Flooring for Elgin brick storefronts, bungalows, new slabs and acreage homes. Vapor tests for claypan lots, hickory, tile and plank, free estimate at home.',
  },
} satisfies CityEntry;
