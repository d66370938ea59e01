import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Cedar Creek',
  slug: 'cedar-creek',
  county: 'Bastrop',
  population: 'Unincorporated; 3,154 in the census-designated place (2020 census)',
  zipCodes: ['78612'],
  description:
    'Acreage homes between SH 71 and SH 21 on clay, sand and river silt: level the subfloor first, then pick a tough plank.',
  neighborhoods: [
    'Double Eagle Ranch',
    'Colorado Crossing',
    'The Forest at Colorado Crossing',
    'Pope Bend',
    'Union Chapel',
    'Wyldwood',
  ],
  coordinates: { lat: 30.0864, lng: -97.5014 },
  distanceFromAustin: '23 miles',
  localInfo:
    'Cedar Creek has schools, churches and a post office but no city hall. Homes sit on two, five or fifty acres around the crossing of SH 21 and FM 535, and the dirt changes more than once on the way to the mailbox: black clay, red sand, river silt. With no municipal inspector to look under the house, checking the subfloor falls to you and whoever lays the floor. We crawl under, take pictures and explain them at the kitchen table.',
  local: {
    soil: 'Addison Litton, the first settler in 1832, received a league of black prairie here, and that clay still cracks open every summer in the western fields toward FM 812. Closer to the pines the surface turns to fine sandy loam above a tight claypan, soils of the Crockett and Axtell sort. The top looks harmless; the layer beneath swells all the same. Blocks under a house tilt one by one. Shims come before flooring, because a plank laid over a hump of 1/2 inch will click apart.',
    climate:
      'About 36 inches of rain arrive in a year, with peaks in May and October, and low ground along the creek turns to soup twice. Under a skirted house that water evaporates upward. Then August sends 97 °F afternoons and the same joists shrink. In September 2011 the Union Chapel fire burned some 900 acres and 27 homes here while the larger fire crossed the Lost Pines. Houses rebuilt since then may have concrete below; their older neighbors often do not.',
    housing:
      'Three kinds make up most calls. Manufactured homes on acreage have particleboard decking that crumbles wherever a water heater once leaked. Ranch houses and metal-sided barn homes stand on monolithic slabs, some poured by the owner. Old farmhouses rest on cedar posts or concrete blocks. Double Eagle Ranch, on Old 71 above the Colorado, adds streets of new construction where the first carpet is barely broken in. Septic tanks and wells are normal, so grout water never goes down a drain.',
  },
  flooringChallenges: [
    {
      title: 'Clay movement under pier and block houses',
      answer:
        'A laser across the rooms shows which corner has dropped. We work after your foundation contractor has shimmed, and pick floating or nailed floors that allow a later adjustment.',
    },
    {
      title: 'Moisture under a manufactured home',
      answer:
        'Torn belly wrap lets ground damp into the decking. Soft panels are cut back to the joists and replaced with 3/4 inch plywood, screwed, before anything decorative is opened.',
    },
    {
      title: 'Whole-house jobs on a fixed budget',
      answer:
        'Laminate at $4-8 per sq ft throughout, or plank in the wet half only: we price both versions line by line, and you may remove the old carpet yourself.',
    },
    {
      title: 'Family dogs, boots and gravel drives',
      answer:
        'Crushed rock travels indoors on every sole. A brick-look entry six feet deep plus a mid-tone embossed surface hides scratches that a glossy dark board would advertise.',
    },
  ],
  popularStyles: ['Water-resistant laminate', 'Rigid-core vinyl plank', 'Brick-look tile', 'Prefinished oak'],
  floors: {
    vinyl:
      'A rigid core is light enough for manufactured-home joists and does not mind a muddy hound. Expansion gaps are left wide at the marriage line of a double-wide.',
    hardwood:
      'Prefinished oak nails down well in farmhouses once posts are trued. In barn homes with big roll-up doors the air swings too much, and we say so.',
    tile: 'Reserved for slabs and stiffened bath floors. On movable decking grout would craze within a season, so we offer a stone-pattern sheet there instead.',
    laminate:
      'The most requested floor for a whole acreage home: quick to lay over plywood, hard against claws, easy on the wallet when 1,800 square feet must be done together.',
    refinishing:
      'A few farmhouses off FM 535 keep their pine under linoleum. If the boards are sound we lift, clean, drum-sand lightly and finish with a penetrating oil.',
  },
  reasons: [
    {
      title: 'We start below the floor',
      body: 'Joists, blocks, belly wrap and vapor cover are photographed at the estimate. You learn what is wrong even if you decide to fix it alone.',
    },
    {
      title: 'Split the labor with us',
      body: 'Handy owners are welcome to tear out, haul and paint. The estimate lists each task separately, so your own Saturday has a dollar value.',
    },
    {
      title: 'Long driveways expected',
      body: 'Gates, cattle guards, loose dogs and no cell signal: tell us once. Material comes on a trailer that can turn around on caliche or grass.',
    },
  ],
  areaServed:
    'Zip code 78612 and its edges: SH 71 past McKinney Roughs and the Hyatt Lost Pines resort, SH 21 both ways, FM 535 toward Rockne, FM 812 to the Travis County line, and FM 1209 north of the highway.',
  articles: ['foundation-flooring-central-texas', 'affordable-flooring-leander', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Cedar Creek, TX',
    description:
      'Laminate, rigid plank and subfloor repair for acreage and manufactured homes in Cedar Creek, Bastrop County. We check below first; free estimates.',
    keywords: ['flooring Cedar Creek TX', 'mobile home subfloor repair Bastrop County', 'laminate flooring 78612'],
  },
} satisfies CityEntry;
