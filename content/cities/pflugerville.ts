import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Pflugerville',
  slug: 'pflugerville',
  county: 'Travis',
  image: 'greatroom-garden',
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
    "In Falcon Pointe and Highland Park, builders ran ceramic tile from the front door to the island, then switched to carpet right where everybody walks. If that's your house, you know how fast the edge gets dirty. We can take out both and run one floor through the whole space. Pflugerville sits on black clay, so we'll check the slab first. Then we'll go over your appliances, because in a kitchen, moving those safely is half the job.",
  local: {
    soil: "Cotton did well in Pflugerville because of heavy black clay, and that same clay is hard on tile. Houston Black and Heiden soils lie under nearly all of 78660. You can help a lot for the price of a soaker hose. Run it about 18 inches out from the foundation in a dry summer, within the city's watering rules, so the clay doesn't pull away. If your foundation has already been lifted on piers, tell us when. A slab can keep settling for months after that, and we'd hold off on tile until it stops.",
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
        "We take up the carpet edge and floor both rooms as one, under the range and refrigerator, too. The appliances roll back on sheets of hardboard, so their wheels don't dent your new planks.",
    },
    {
      title: 'Gas ranges and ice maker lines',
      answer:
        "Have a licensed plumber unhook a gas range the morning we start and connect it again when we're done. We take care of the refrigerator, and we test its water line before we leave.",
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
      'Rigid vinyl goes right over the hairline cracks that Blackhawk slabs often show by their tenth summer. We still grind down humps, because a stiff plank that rocks will come unclicked.',
    hardwood:
      "It works in Pflugerville as an engineered board, glued down with a flexible adhesive. Solid oak needs a layer of plywood to nail to, and most doors and cabinets don't leave an inch for that.",
    tile: 'For kitchens in Avalon and Sorento, we like 12x24 porcelain with a narrow gray joint. We start the layout at the island, so full tiles show there and the cut ones end up under the cabinets.',
    laminate:
      'A good value for Windermere bedrooms and upstairs lofts in Highland Park. A waterproof grade can go in the kitchen, but a leaking dishwasher will still ruin it.',
    refinishing:
      "You'll find it mostly in the cottages near Pecan Street, where narrow oak can turn up below the linoleum. Have us look at it first, since it may only need sanding.",
  },
  reasons: [
    {
      title: 'Kitchens started early in the week',
      body: "Thinset and grout need days to cure, so we'd rather not start one on a Friday. Where the material allows, we do the cooking side first, so you get your stove back before the weekend.",
    },
    {
      title: 'We measure your new layout, not the old one',
      body: "If you're remodeling, send us the cabinet drawing. We'll count the floor that the old pantry or island was hiding, so you don't come up a box short.",
    },
    {
      title: 'Soft joints where you want them',
      body: "A big tile floor on clay needs a few flexible joints. We draw them on the plan before we order, and line them up with the island or a doorway, where you won't notice them.",
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
