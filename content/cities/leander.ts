import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Leander',
  slug: 'leander',
  county: 'Williamson',
  population: '59,202 (2020 census)',
  zipCodes: ['78641'],
  description:
    'New streets on hard Hill Country rock at the end of the Red Line. Builder carpet goes, and something tougher takes its place.',
  neighborhoods: [
    'Crystal Falls',
    'Travisso',
    'Bryson',
    'Mason Hills',
    'Palmera Ridge',
    'Larkspur',
    'Benbrook Ranch',
    'North Creek',
    'Vista Ridge',
  ],
  coordinates: { lat: 30.5788, lng: -97.8531 },
  distanceFromAustin: '26 miles',
  localInfo:
    'Leander counted 7,596 people in 2000 and nearly eight times as many twenty years later. So the usual patient is a house between two and fifteen years old, sound in its bones, with the thinnest carpet the builder could order. It needs no repair. It needs a plan for spending $6,000 well. We start with the rooms that get walked on, reuse good trim, and leave closets for another year if the sum says so.',
  local: {
    soil: 'Brackett and Eckrant soils, the gravelly kind, are so shallow around Crystal Falls that trenchers break teeth. Slabs on cut rock barely stir. Travisso climbs steep ground, and many of its lots are benched: front half in limestone, rear half on fill held by a block wall. A diagonal crack in tile often follows that seam. Low lots along the South San Gabriel and upper Brushy Creek have deeper dark clay, and there we check each room twice, at the center and by the outside wall.',
    climate:
      'At nearly 1,000 feet Leander gets wind, big swings between noon and dawn, and sun that reaches far through west windows. Vinyl behind bare glass can pass 120 °F and lift at its ends, so we ask which shades are closed when you are at work. Big Sandy Creek west of town showed in July 2025 how fast a hillside sheds rain. In ordinary storms the trouble is smaller: a patio poured too high that sends water under the back door.',
    housing:
      'Old Town has a handful of houses from 1882 onward, when the railroad bypassed Bagdad and a new depot town was platted. Growth stayed slow until subdivisions spread along Bagdad Road and around the Crystal Falls golf course. Bryson, Larkspur and Palmera Ridge belong to the 2010s and later. Concrete in a brand-new house still gives off water: six months is not too long to wait before gluing wood, and a floating floor with film can go in sooner.',
  },
  flooringChallenges: [
    {
      title: 'Affordable upgrades from builder carpet',
      answer:
        'A 900 sq ft downstairs in good laminate comes to about $3,600-7,200 installed. We quote that beside vinyl and beside hardwood, so the step in price is plain before you choose.',
    },
    {
      title: 'Sun and heat through tall west windows',
      answer:
        'Glued-down planks hold where floating ones buckle. For a wall of glass in Travisso we also propose porcelain, or wood tones that are already the color sunlight would turn them.',
    },
    {
      title: 'Family rooms above walk-out levels',
      answer:
        'Wood joists on sloping lots let footsteps through. A rubber underlayment below the planks, with perimeter foam, keeps a playroom from being heard in the office downstairs.',
    },
    {
      title: 'Residual moisture in brand-new slabs',
      answer:
        'We ask for the pour date and read the concrete with a meter instead of a calendar. If the number is too high, you hear it, with a month to try again.',
    },
  ],
  popularStyles: ['Water-resistant laminate', 'Rigid-core vinyl plank', 'Plush bedroom carpet', 'Cement-look tile'],
  floors: {
    vinyl:
      'Rigid-core suits the young slabs of Bryson and Larkspur. Pick 6.5 mm or thicker, because a thin plank lets every trowel mark of the concrete finisher show through.',
    hardwood:
      'Worth it in Crystal Falls homes meant for a long stay. We suggest 5-inch oak over hickory on these dry ridges, since it moves less when the furnace comes on.',
    tile: 'A cement-gray porcelain keeps entries in Mason Hills cool and hides chalky mud. Where the slab bridges rock and fill we shift a soft joint onto that line.',
    laminate:
      'The way to do a whole upper floor at once. Modern edges are waxed against mop water; leave the 72-hour spill claims to the brochure and wipe promptly.',
    refinishing:
      'Few floors here are old enough. Exceptions are site-finished oak from the early 2000s and the depot-era cottages, where a light abrade and one new coat usually do.',
  },
  reasons: [
    {
      title: 'Prices shown as steps',
      body: 'You see three levels on one sheet, with the difference per room. Laminate upstairs and oak at the entry is a fine answer.',
    },
    {
      title: 'Builder warranty kept intact',
      body: 'We photograph the bare slab and note cracks by room. If something falls to your builder inside the first years, you have the record to show.',
    },
    {
      title: 'Steep driveways are in the price',
      body: 'In Travisso and upper Crystal Falls a pallet cannot always be set at the door. We look at the drive, the gate and the stairs when we measure, so the carry is no later surprise.',
    },
  ],
  areaServed:
    'You will find us on Crystal Falls Parkway, Bagdad Road and Hero Way, up Ronald Reagan Boulevard, and west on RM 1431 to Travisso, Jonestown and Lago Vista. Liberty Hill is the next stop north.',
  articles: [
    'affordable-flooring-leander',
    'professional-vs-diy-flooring',
    'flooring-cost-guide-austin-2025',
    'lvp-vs-hardwood-central-texas',
  ],
  seo: {
    title: 'Flooring Installation in Leander, TX',
    description:
      'Trade builder carpet for laminate, rigid-core vinyl or oak in Leander. New slabs tested for moisture, three price levels on one sheet, estimate at no cost.',
    keywords: ['affordable flooring Leander TX', 'laminate Leander', 'new home flooring upgrade'],
  },
} satisfies CityEntry;
