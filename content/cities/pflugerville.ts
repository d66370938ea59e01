import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Pflugerville',
  slug: 'pflugerville',
  county: 'Travis',
  population: '65,191 (2020 census)',
  zipCodes: ['78660'],
  description:
    'Former cotton land: deep black clay, post-tensioned slabs and open kitchens. The floor has to move a little and not show it.',
  neighborhoods: [
    'Falcon Pointe',
    'Blackhawk',
    'Highland Park',
    'Avalon',
    'Windermere',
    'Swenson Farms',
    'Cambridge Heights',
    'Villages of Hidden Lake',
    'Sorento',
  ],
  coordinates: { lat: 30.4394, lng: -97.62 },
  distanceFromAustin: '17 miles',
  localInfo:
    'Cotton did well around Pflugerville for the same reason that tile cracks: heavy black clay that drinks all winter and splits open in August. About 4,400 people lived in town in 1990 and 65,000 in 2020, so most houses are younger than their owners. We plan for two things above all, a slab that breathes with the season and one big room where cooking, homework and the back door meet.',
  local: {
    soil: 'Walk a bare field off Weiss Lane in late summer and you can drop a tape measure into the cracks. Houston Black and Heiden clays lie under nearly the whole zip code, with pale chalk closer to the surface on some western ridges. Builders answered with slabs tied together by steel cables; look for a stamp in the garage floor. We never core or saw such a slab blind. Doors that stick every August and come free in spring tell us as much as the level does, so please mention them.',
    climate:
      'Soil moisture drives everything here. Soaker hoses run 18 inches from the foundation through a dry summer will do more for a tiled floor than any product we sell. Gilleland and Wilbarger creeks rise quickly but fall again within a day; the February freeze of 2021 hurt more rooms, when attic pipes let go over finished floors. A shutoff valve that everyone in the house can find is cheap insurance.',
    housing:
      'Old town around Main and Pecan Street is a few blocks of cottages and brick shops from the gin and railroad decades. Windermere is mostly brick of the eighties and nineties. Falcon Pointe and Highland Park came with the 2000s, and beyond SH 130 framers are still at work. Typical of the later ones: ceramic from the door to the island, carpet from there on, and a hard edge exactly where people walk.',
  },
  flooringChallenges: [
    {
      title: 'Seasonal slab movement on black clay',
      answer:
        'Floating floors get a full 3/8 inch of room at each wall and a break at wide openings. Tile is separated from the concrete by a crack-isolation membrane and gets soft joints every 20-25 feet.',
    },
    {
      title: 'Family kitchens open to the den',
      answer:
        'One surface across both rooms is easy to mop and does away with the carpet edge. We slide out the range and refrigerator, floor beneath them and test the ice-maker line before we go.',
    },
    {
      title: 'Humidity left by plumbing leaks',
      answer:
        'After a burst pipe we read the concrete at several points, lift what is trapped and wait until the readings fall. Floating vinyl wetted only by clean water can often go down again.',
    },
    {
      title: 'Budget for a first home near SH 130',
      answer:
        'We price the living area alone, then the bedrooms, so that you see where to stop. Pulling staples and old pad yourself is honest work and takes a line off the bill.',
    },
  ],
  popularStyles: ['Stone-look vinyl tile', 'Matte porcelain tile', 'Oak-look laminate', 'Soft bedroom carpet'],
  floors: {
    vinyl:
      'Rigid planks bridge the hairlines that a Blackhawk slab shows by its tenth summer. We still grind ridges, since a hard core clicks apart when it rocks over a hump.',
    hardwood:
      'Possible, and handsome, but only as an engineered board fully bedded in a flexible urethane adhesive. Nailed oak needs plywood on sleepers, and few Pflugerville ceilings or doors have that inch to spare.',
    tile: 'Kitchens in Avalon and Sorento take 12x24 porcelain in a one-third offset with a narrow gray joint. We tap old ceramic first: hollow notes mean that it must come up.',
    laminate:
      'A fair pick for bedrooms in Windermere and lofts over Highland Park garages. New boards lock tight enough for mop water, though not for a leaking dishwasher.',
    refinishing:
      'Rare outside the cottages by Pecan Street, where narrow oak sometimes waits below linoleum. Paper or glue from before 1985 is tested before our sander comes near it.',
  },
  reasons: [
    {
      title: 'Clay is priced in from the start',
      body: 'A Pflugerville quote from us names the crack treatment, the joint positions and the flatness to be reached, so nobody argues about them in August.',
    },
    {
      title: 'Kitchens stay in use',
      body: 'We set the refrigerator up in the dining nook, work the cooking side in one stretch and bring the appliances back before the weekend wherever the material allows.',
    },
    {
      title: 'Straight answers on cracks',
      body: 'Some lines in tile are cosmetic and some belong to an engineer. If a level says that your foundation needs attention first, we tell you and wait.',
    },
  ],
  areaServed:
    'Our work takes us along Pecan Street, Pflugerville Parkway, Heatherwilde and Kelly Lane, past Lake Pflugerville to the new sections on Weiss Lane, and over to Wells Branch, Dessau and New Sweden.',
  articles: ['kitchen-flooring-trends-pflugerville', 'foundation-flooring-central-texas', 'emergency-flooring-repair-austin'],
  seo: {
    title: 'Flooring Installation in Pflugerville, TX',
    description:
      'Kitchen tile, vinyl and laminate that cope with Pflugerville clay: movement joints, crack isolation and flat slabs, priced room by room in a free estimate.',
    keywords: ['flooring Pflugerville TX', 'kitchen flooring Pflugerville', 'tile on clay slab'],
  },
} satisfies CityEntry;
