import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Kyle',
  slug: 'kyle',
  county: 'Hays',
  population: '45,697 (2020 census)',
  zipCodes: ['78640'],
  description:
    'Young subdivisions east and west of I-35, Plum Creek porches, low ground by the Blanco. Floors for rentals, first homes and lasting ones.',
  neighborhoods: [
    'Plum Creek',
    'Hometown Kyle',
    'Steeplechase',
    'Waterleaf',
    'Amberwood',
    'Bunton Creek',
    'Silverado',
    'Crosswinds',
  ],
  coordinates: { lat: 29.9891, lng: -97.8772 },
  distanceFromAustin: '22 miles',
  localInfo:
    'Ask in Kyle what is wrong with a floor and the answer depends on the exit. East of the highway people point at a line across the tile that opened last summer. On the Plum Creek side they point at fifteen-year-old laminate with swollen ends by the sink. Down Old Stagecoach Road they point at the river. Three causes, three remedies, and we would sooner name the right one at the first visit than sell the wrong floor twice.',
  local: {
    soil: 'The Balcones faults pass through town, and Hill Country limestone begins a few miles behind the old depot. Waterleaf, Steeplechase and Crosswinds lie on the plain to the east, where Heiden and Branyon clays run many feet deep. Local news has shown sunken corners in Kyle and Buda, so people worry at each hairline. We shoot elevations with a laser from the middle of the house. Up to an inch across is ours to work with; beyond that, a foundation report comes first.',
    climate:
      'On Memorial Day weekend 2015 the Blanco came down from Wimberley and spread across the low fields west of town, and it rose again that October. Plum Creek, the stream, drains everything else and backs up in slow rains. Between such days Kyle is hot and breezy. Air conditioning set to 80 °F in an empty house lets floors expand more than the label allows; 75 through vacation is cheaper than relaying a buckled hall.',
    housing:
      "In 2000 Kyle had 5,314 residents and a small grid around Center Street, where a few wooden houses date from the 1880s, Katherine Anne Porter's childhood home among them. Plum Creek added alleys and front porches on 2,200 acres. Amberwood, Silverado and Hometown Kyle filled in during the 2000s with modest plans, entry-grade finishes and, often, a landlord. Second owners are redoing them now, room after room.",
  },
  flooringChallenges: [
    {
      title: 'Cracked tile over eastern clay',
      answer:
        'We map the line, remove a row on either side and see whether the concrete below has shifted up or only sideways. Sideways can be bridged; a step cannot, and we say so.',
    },
    {
      title: 'Budget floors that must last past the first lease',
      answer:
        'For rented houses in Silverado we use one plank in a mid-brown throughout, glued, with four cartons kept back. A ruined piece is heated, lifted and swapped without touching its neighbors.',
    },
    {
      title: 'River moisture off Old Stagecoach Road',
      answer:
        'Lower stories near the Blanco do best in porcelain with epoxy joints and a tile base in place of wood trim. It can be hosed, disinfected and lived on again.',
    },
    {
      title: 'Family dogs on Plum Creek porches',
      answer:
        'Paws come straight from the alley gate to the sofa. A foot of slate-look tile behind each door, level with the planks, catches wet prints and keeps claws from pushing off on wood.',
    },
  ],
  popularStyles: ['Glue-down vinyl plank', 'Slate-look porcelain tile', 'Hickory hardwood', 'Loop-pile carpet'],
  floors: {
    vinyl:
      'Landlords like it because single planks can be exchanged, first buyers because a downstairs takes 1-3 days. East of I-35 choose the flexible sort over stiff board.',
    hardwood:
      'Best in the larger Plum Creek homes, glued down, and on acreage past Mountain City, where rock lies close below. Hickory in mixed widths looks right behind a deep porch.',
    tile: 'Kitchens get a slate or handmade look, $6-12 per sq ft. On the plain we divide big rooms into panels, with a color-matched flexible joint at each division instead of grout.',
    laminate:
      'If the sink side has already swollen once, put something else there. In the upstairs halls of Hometown Kyle a fresh AC4 board is quick to lay and hard to scratch.',
    refinishing:
      'A small trade around Center Street: shiplap subfloors, pine with paint at the edges. That paint is tested for lead before any sanding starts.',
  },
  reasons: [
    {
      title: 'Diagnosis with a laser',
      body: 'You keep the sheet with heights for each room. It tells you, and the next buyer, what the slab was doing on that date.',
    },
    {
      title: 'Fast turns for landlords',
      body: 'Send the keypad code and the lease dates. We measure between tenants, order ahead and hand back photos that suit a deposit file.',
    },
    {
      title: 'Used to the drive south',
      body: 'Tools and trim for the whole job come down in one load, early, before the interstate slows at Slaughter, so your day begins on schedule.',
    },
  ],
  areaServed:
    'Both sides of I-35: Kohlers Crossing, FM 1626 and FM 150, Dacy Lane, Goforth Road and Bunton Creek Road. We also reach Mountain City, Uhland and Niederwald, and farms between the Blanco and SH 21.',
  articles: ['foundation-flooring-central-texas', 'flooring-cost-guide-austin-2025', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Kyle, TX',
    description:
      'Cracked tile, swollen laminate or a rental to turn around: Kyle floors checked by laser, repaired or replaced. Vinyl, tile and hickory with a free estimate.',
    keywords: ['flooring Kyle TX', 'cracked tile repair Kyle', 'rental flooring Hays County'],
  },
} satisfies CityEntry;
