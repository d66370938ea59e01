import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Lockhart',
  slug: 'lockhart',
  county: 'Caldwell',
  image: 'bungalow-floor',
  population: '14,379 (2020 census)',
  zipCodes: ['78644'],
  description:
    'Old pine and oak near the square, quarry tile for restaurants, and new plank out by SH 130. We also patch the gaps where walls come out.',
  neighborhoods: ['Courthouse Square', 'San Antonio Street', 'Vintage Springs', 'Summerside', 'Lockhart Farms'],
  coordinates: { lat: 29.8849, lng: -97.67 },
  distanceFromAustin: '32 miles',
  localInfo:
    "Take a wall out of an old Lockhart kitchen, and you'll have a bare strip 4-5 inches wide where it used to stand. The floors on either side rarely match, and they may not even be the same height. We'll show you how that strip can be patched before your contractor starts. We also restore the wood above the shops on the square, tile barbecue kitchens, and install plank in new houses toward SH 130.",
  local: {
    soil: "Lockhart has blackland clay on the Maxwell and Uhland side and sandy loam toward Luling and McMahan. For your floor, though, the age of the slab often matters more than the dirt. About a quarter of the homes here date from 1940 to 1969, and many slabs from those years were poured with no plastic sheet underneath. Ground moisture comes straight up through the concrete. The asphalt tile of that era could take it, but glued-down wood can't. We test these slabs first, and if one reads damp, we'll suggest tile or a sealer.",
    climate:
      "Plenty of Lockhart cottages still cool one room at a time. A window unit keeps the bedroom comfortable while the hall sits at 85 °F and soaks up Gulf humidity from May into October. A wood floor that runs through both can cup on one side of the door. Before you pay to refinish it, ask an AC company about evening out those two rooms. On the few low streets along Town Branch, we'd use tile, because planks that get soaked with creek water have to be thrown out.",
    housing:
      'The blocks around the 1894 courthouse make up a historic district of 67 buildings, and many of the brick shops have wood floors upstairs. Victorian and Greek Revival houses fill the streets nearby, often with narrow oak in the front rooms on San Antonio Street. Smaller cottages were rented out for decades, so expect plywood patches under the carpet. Everything at Vintage Springs, Summerside, and Lockhart Farms is on concrete, and that gives you the most choices.',
  },
  flooringChallenges: [
    {
      title: 'Restoration around the courthouse square',
      answer:
        'Upstairs, one layer of planks was often both the subfloor and the finished floor. We screw the loose ones down from above and plug the holes with wood. Then we sand as little as we can, so the floor stays strong.',
    },
    {
      title: 'Grease and heavy traffic in restaurant kitchens',
      answer:
        "We'd use quarry tile with a gritty face for grip and epoxy grout that grease can't soak into. A curved tile base lets you mop right up to the wall. We can do the work on days you're closed.",
    },
    {
      title: 'Budget for buyers of a first house',
      answer:
        'Spend it in the kitchen and hall, where you stand the most. Carpet remnants over a good pad are fine in bedrooms. Save the bathroom for last, so you can afford to do the tile right.',
    },
    {
      title: 'Floor gaps where a wall came out',
      answer:
        'If the heights differ, we build up the low side first. Then we pull matching boards from a closet, stagger their ends across the gap, and sand both rooms as one. The closet gets the new boards.',
    },
  ],
  popularStyles: ['Oiled longleaf pine', 'Wide hickory hardwood', 'Quarry tile', 'Loose-lay vinyl plank'],
  floors: {
    vinyl:
      'Most of the newer houses in Summerside can take it as they are. In an older rental, we smooth the plywood patches first, because vinyl is thin enough to show the outline of every one.',
    hardwood:
      "In a Victorian, we'd nail 5-inch hickory or white oak across the old plank subfloor. For the same look in Vintage Springs, choose an engineered board that can be glued to concrete.",
    tile: "You don't need quarry tile at home. Cement-look porcelain is easier on your feet and on your dishes, and it runs $6-12 a square foot. Allow 3-7 days, including the time thinset and grout need to dry.",
    laminate:
      "It's handy for apartments over a shop, where every box goes up a steep flight of stairs. Laminate is light, it clicks together without glue, and there's no smell for the store downstairs.",
    refinishing:
      "If your old pine has gone dark, the finish may be shellac. We rub a spot with alcohol, and if it turns sticky, that's what you have. Much of it can come off before we sand, which saves wood.",
  },
  reasons: [
    {
      title: "You'll know which boards are too far gone",
      body: "Some boards can't be saved: black stains all the way through, rot at the joist, nail heads already showing. We chalk those at the first visit, so replacing them is in your quote.",
    },
    {
      title: 'We keep dust out of the dining room',
      body: "When food's being served next door, we hang plastic walls, seal the vents, and use a low-odor finish. All of it goes in the written plan, along with the hours we'll be there.",
    },
    {
      title: 'Call us before the wall comes down',
      body: "We can tell you which closet or hall has boards to spare and ask your contractor to set them aside. Once old pine goes in the dumpster, it's hard to find more that matches.",
    },
  ],
  areaServed:
    'We serve Lockhart from the square to SH 130, plus Mustang Ridge and Luling on US 183. We also drive out SH 142 to Maxwell and Martindale, FM 2001 toward Niederwald, and the farm roads to Dale, McMahan, and Fentress. Email us a picture of the floor to get started.',
  articles: [
    'flooring-resale-value-austin-homes',
    'hardwood-maintenance-central-texas-summer',
    'commercial-flooring-austin-businesses',
  ],
  seo: {
    title: 'Flooring Installation in Lockhart, TX',
    description:
      'Flooring in Lockhart, TX: old pine and oak restored, gaps from removed walls patched, restaurant tile, and new vinyl plank. Ask us for a free quote.',
  },
} satisfies CityEntry;
