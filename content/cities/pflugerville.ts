import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Pflugerville',
  slug: 'pflugerville',
  county: 'Travis',
  population: '65,191 (2020 census)',
  zipCodes: ['78660'],
  description:
    'Kitchen floors that run straight through to the den, set on slabs that move with black clay. We check the concrete and the appliances first.',
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
    "In Falcon Pointe and Highland Park, builders ran ceramic tile from the front door to the island, then switched to carpet right where everybody walks. If that's your house, you know how fast the edge gets dirty. We can take out both and run one floor through the whole space. Pflugerville sits on black clay, so we'll check the slab first. Then we'll work out how to move your refrigerator and stove without shutting down your kitchen for long.",
  local: {
    soil: "Cotton did well in Pflugerville because of heavy black clay, and that same clay is hard on tile. Houston Black and Heiden soils lie under nearly all of 78660. You can help a lot for the price of a soaker hose. Run it about 18 inches out from the foundation in a dry summer, within the city's watering rules, so the clay doesn't pull away. Next, look for a stamp in your garage floor. It means there are steel cables in the slab, so nobody should drill or saw into it until they've been located.",
    climate:
      'Gilleland and Wilbarger creeks rise fast and usually drop again within a day. A slow leak inside the house can do more harm to a floor. In a kitchen, look at the ice maker line and the dishwasher hose, because water can run under planks for days before you see it. Put a cheap leak alarm behind the refrigerator and another under the sink. If one goes off, shut off the water and then call us. Make sure your teenagers know where the valve is, too.',
    housing:
      "The old town around Main and Pecan streets is a few blocks of cottages and brick shops from the cotton gin years. Windermere is mostly 1980s and 1990s brick, Falcon Pointe and Highland Park followed in the 2000s, and crews are still framing past SH 130. In all of these, the builder's tile usually stops at the cabinets. So if you're planning to shrink an island or move a pantry, there's bare slab under it. Tell us before you order, and we'll add those square feet.",
  },
  flooringChallenges: [
    {
      title: 'Seasonal slab movement on black clay',
      answer:
        'Under kitchen tile, we put a crack-isolation membrane that lets the concrete shift a little without breaking the grout. It adds $1.50-3 per sq ft. We also caulk the edges at walls and cabinets instead of grouting them.',
    },
    {
      title: 'Family kitchens open to the den',
      answer:
        'One hard floor through both rooms means no carpet edge and only one thing to mop. We slide out the range and refrigerator, floor under them, and test the ice maker line before we leave.',
    },
    {
      title: 'Humidity left by plumbing leaks',
      answer:
        'We read the slab in several spots and wait until the numbers come down. If the water was clean and you caught it within 24-48 hours, a floating floor can often be dried and put back.',
    },
    {
      title: 'Budget for a first home near SH 130',
      answer:
        'Leave the cabinets where they are. We cut the new floor tight to the toe kick, which is the recess at the bottom, and cover the edge with quarter round. You save the cost of resetting counters.',
    },
  ],
  popularStyles: ['Stone-look vinyl tile', 'Matte porcelain tile', 'Oak-look laminate', 'Soft bedroom carpet'],
  floors: {
    vinyl:
      'Blackhawk slabs often show hairline cracks by their tenth summer, and rigid plank goes right over them. We still grind down humps, because a stiff plank that rocks will come unclicked.',
    hardwood:
      "It works in Pflugerville as an engineered board, glued down with a flexible adhesive. Solid oak needs a layer of plywood to nail to, and most doors and cabinets don't leave an inch for that.",
    tile: 'For kitchens in Avalon and Sorento, we like 12x24 porcelain in a one-third offset with a narrow gray joint. If the old ceramic sounds hollow when we tap it, it has to come up first.',
    laminate:
      'A good value for Windermere bedrooms and for rooms over a Highland Park garage. A waterproof grade can go in the kitchen, but a leaking dishwasher will still ruin it.',
    refinishing:
      "You'll find it mostly in the cottages near Pecan Street, where narrow oak can turn up below the linoleum. Ask us to look before you cover it one more time, since it may only need sanding.",
  },
  reasons: [
    {
      title: 'Your refrigerator stays plugged in',
      body: "We move it to the dining area while we work. Then we finish the cooking side in one stretch, so you're without a stove for as few days as the material allows.",
    },
    {
      title: 'Room to get the dishwasher out',
      body: "A floor that's too thick can trap a dishwasher under the counter. We measure that opening at the visit, and if it's tight, we take up the old tile instead of going over it.",
    },
    {
      title: 'We test the valves first',
      body: "Before an appliance moves, we make sure its shutoff closes. Old ones can stick or drip. If yours does, call a plumber to replace it, and we'll start once it's fixed.",
    },
  ],
  areaServed:
    "We work along Pecan Street, Pflugerville Parkway, Heatherwilde, and Kelly Lane, and past the lake to Weiss Lane. We also cover Wells Branch, Dessau, and New Sweden. Send us a photo of your kitchen and its rough size, and we'll call to set up a visit.",
  articles: ['kitchen-flooring-trends-pflugerville', 'foundation-flooring-central-texas', 'emergency-flooring-repair-austin'],
  seo: {
    title: 'Flooring Installation in Pflugerville, TX',
    description:
      'Kitchen floors, tile, vinyl plank, and laminate in Pflugerville, TX, installed for homes on black clay. We check your slab first. Ask for a free estimate.',
    keywords: ['flooring Pflugerville TX', 'kitchen flooring Pflugerville', 'tile on clay slab'],
  },
} satisfies CityEntry;
