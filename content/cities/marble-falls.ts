import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Marble Falls',
  slug: 'marble-falls',
  county: 'Burnet',
  image: 'hillcountry-chair',
  population: '7,037 (2020 census)',
  zipCodes: ['78654'],
  description:
    'Tile for low ground near the lake, hickory for the ridges, and level floors for cottages that have been added onto. Tell us how high the water got.',
  neighborhoods: [
    'Downtown Marble Falls',
    'Pecan Valley',
    'Channel Oaks',
    'Mustang Ridge',
    'Wildflower',
    'Panther Hollow',
    'Gregg Ranch',
    'Thunder Rock',
  ],
  coordinates: { lat: 30.5742, lng: -98.2781 },
  distanceFromAustin: '48 miles',
  localInfo:
    "In Marble Falls, one of our first questions is how high the water got at your place. Floods in June 2007 and October 2018 came into homes along Backbone Creek and the lake, while houses on the ridges stayed dry. If you bought later and aren't sure, look at the flood questions on your seller's disclosure. We'll suggest tile for rooms where water could come back, and you can have any floor you like above that.",
  local: {
    soil: "Granite Mountain, the pink dome west of town, supplied the stone for the State Capitol. South and east of it, you're on limestone and shale. The dirt on high ground is thin and gritty either way, and it's too shallow to push a foundation around. Down by Backbone Creek and the shore, it's deep silt that can hold water for weeks after the creek is back in its banks. If that's under your house, we'll meter the floor along the low side and wait for it to dry before anything new goes in.",
    climate:
      "Overnight into June 27, 2007, about 19 inches of rain fell on Marble Falls, most of it in five hours. Some 150 homes and businesses were damaged. In 2018, the Llano River came down through Lake LBJ and into Pecan Valley. After floodwater, vinyl plank, laminate, pad, and carpet all have to go. Tile that's still stuck tight can be cleaned and kept. Winter has its own risk here: on older houses set on blocks, pipes hang in the open air. Get those insulated before you put wood above them.",
    housing:
      "The first lots sold in July 1887, and leftover Capitol granite built the Badger house on South Avenue M a year later. Near Third Street, you'll find granite, brick, and plain wood houses on blocks. Ranch houses from the 1960s and 1970s are mostly slabs, with sheet vinyl in the kitchen. Cottages by the lake tend to have grown one room at a time, so there's a step up here and a step down there. Gregg Ranch got its first families around 2023. Its slabs have steel cables inside, so we don't drill them.",
  },
  flooringChallenges: [
    {
      title: 'Cleanup after creek or lake flooding',
      answer:
        'Get soaked flooring out fast. Mold can start in 48-72 hours, and the first 24 matter most. Once the silt is rinsed off, we check the slab until it reads dry, and only then do we install.',
    },
    {
      title: 'Steps between additions in lake cottages',
      answer:
        "We stretch a string from room to room and give you the differences in inches. You decide whether to build up a low room, ramp a doorway, or leave a step that's tall enough to notice.",
    },
    {
      title: 'Budget floors for a first home',
      answer:
        "Ask us which colors the supplier keeps in stock. There's usually no special freight on those, and you can get another box later. In Gregg Ranch or Thunder Rock, plan on $5-10 per sq ft for plank, installed.",
    },
    {
      title: 'Visitor traffic in shops on US 281',
      answer:
        "We'd glue down vinyl with a 28 mil wear layer, the clear coat that takes the scuffs. Where two floors meet, we keep the edge under 1/2 inch and bevel it, so strollers and wheelchairs roll over.",
    },
  ],
  popularStyles: ['Stone-look vinyl plank', 'Hickory hardwood', 'Water-resistant laminate', 'Berber carpet'],
  floors: {
    vinyl:
      "Stone-look plank is a practical choice for a lake rental on higher ground, because sandy feet and spilled drinks wipe right up. Don't count on it in a flood, though, because creek water gets underneath and stays.",
    hardwood:
      "Hickory looks right beside a stone fireplace, and it handles ranch boots out toward Backbone Ridge. In a house on blocks, we nail it. South of the river, where it's newer slabs, we glue it.",
    tile: "Near the shore, it's the floor you're least likely to lose. Gray or rust porcelain looks good with local granite. Plan on $6-12 per sq ft, plus the cost of bringing uneven rooms to one height.",
    laminate:
      "A fair choice for a ranch house on a ridge, at $4-8 per sq ft installed, and it'll take dogs and deer season. Close to the water, we'll talk you out of it.",
    refinishing:
      "Some lake lodges have oak with black water rings by the door. We bleach those spots with oxalic acid after sanding, and if that doesn't lift them, we replace the boards.",
  },
  reasons: [
    {
      title: 'We use your elevation certificate',
      body: 'If you have one for your flood policy, send it along. It gives the height of your lowest floor, so we can compare that with past high water before we suggest a material.',
    },
    {
      title: 'We use the drying time',
      body: "A wet slab can take weeks. While we wait on the readings, you can pick your material and get it ordered, so it's on hand when the concrete's ready.",
    },
    {
      title: 'Boards cut to fit rough stone',
      body: "A granite fireplace or wall is never straight. We trace its face onto each board and cut to that line, so you don't need a strip of trim to hide the gap.",
    },
  ],
  areaServed:
    'We come to Marble Falls, Meadowlakes, Cottonwood Shores, and Granite Shoals, and along US 281 from the Burnet side to Round Mountain. Ranch roads off SH 71 are fine as far as Double Horn. When you write, let us know if the house has ever had water in it.',
  articles: ['emergency-flooring-repair-austin', 'lvp-vs-hardwood-central-texas', 'commercial-flooring-austin-businesses'],
  seo: {
    title: 'Flooring Installation in Marble Falls, TX',
    description:
      'Flooring in Marble Falls, TX: tile for low ground, vinyl plank for lake rentals, and hickory for ridge homes. Help after floods, too. Get a free quote.',
    keywords: ['flooring Marble Falls TX', 'flood floor repair Marble Falls', 'lake house flooring Burnet County'],
  },
} satisfies CityEntry;
