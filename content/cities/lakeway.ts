import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Lakeway',
  slug: 'lakeway',
  county: 'Travis',
  image: 'lakehouse-oak',
  population: '19,189 (2020 census)',
  zipCodes: ['78734', '78738'],
  description:
    "Stone tile, wide oak, and level doorways for Lakeway homes, from the golf-course ranches of Old Lakeway to Rough Hollow's big glass walls.",
  neighborhoods: [
    'Old Lakeway',
    'Rough Hollow',
    'Lakeway Highlands',
    'Flintrock Falls',
    'Tuscan Village',
    'Serene Hills',
    'World of Tennis',
    'Cardinal Hills',
    'Graveyard Point',
  ],
  coordinates: { lat: 30.3653, lng: -97.9761 },
  distanceFromAustin: '20 miles',
  localInfo:
    "Most Lakeway homes were built for the view, and that's hard on floors. Big west windows fade wood. Kids come up from the dock in wet swimsuits. And because so many houses step down the hill, one living room can sit partly on concrete and partly on wood framing. We'll walk the house with you, show you where each of those matters, and help you pick floors that work together from room to room.",
  local: {
    soil: "Lakeway sits on Glen Rose limestone, so you won't have the clay problems people have east of Austin. The trouble here is the lot itself. To get a flat pad on a slope, builders cut into the rock uphill and fill in the downhill side. That fill can settle for years. If you've got a straight crack in your grout running through two or three rooms, that's often why. We put a flexible joint over that line so it can move without cracking your new tile.",
    climate:
      "In October 2018, Lake Travis rose to 704 feet, about 23 feet over full, and flooded homes at Graveyard Point. Up the hill, burst pipes do more damage, as a lot of weekend owners learned in the February 2021 freeze. So shut off the water when you leave, and don't let the house get hot and muggy. Keep the AC at 80 °F or lower and the humidity at 30-50 percent. That keeps wide boards from cupping.",
    housing:
      'The ranches and villas around the golf courses date from the late 1960s through the 1980s. They often have sunken living rooms, Saltillo tile, and a thick bed of mortar under the bathroom floor, which takes longer to tear out. Rough Hollow, Serene Hills, and Flintrock Falls came after 2000, with lots of travertine and hand-scraped wood. Almost a quarter of Lakeway is 65 or older, so think about steps, thresholds, and slick tile before you choose a floor.',
  },
  flooringChallenges: [
    {
      title: 'Wood floors in a weekend home',
      answer:
        "Choose engineered boards over solid wood, because they stay flatter when the house sits empty. We'll track the humidity for a few days first, and we'll show you how to set the AC before you leave.",
    },
    {
      title: 'Luxury stone tile on split levels',
      answer:
        'Large tile needs a very flat base, within 1/8 inch over 10 feet. We stiffen the framed side, level the concrete side, and hide a flexible joint where the two meet, usually at a step.',
    },
    {
      title: 'Wet feet from the pool and the dock',
      answer:
        'Put textured porcelain from the terrace door to the nearest bathroom. We look for a wet slip rating of 0.42 or higher. Then you can keep real wood in the rooms that stay dry.',
    },
    {
      title: 'Faded wood by the west windows',
      answer:
        'Walnut and cherry can change color in one summer here. White oak with a matte finish changes much less. Leave rugs off for the first few months so the whole floor ages evenly.',
    },
  ],
  popularStyles: ['Large-format stone tile', 'Wide-plank European oak', 'Herringbone hardwood', 'Wool bedroom carpet'],
  floors: {
    vinyl:
      'Great for bunk rooms, lower levels, and rentals off Lohmans Crossing. We glue it down instead of clicking it together because afternoon sun through a wall of glass can make a floating floor lift.',
    hardwood:
      'Wide European oak, in 7- to 9-inch boards, suits the big rooms in Rough Hollow. On a slab, we glue down engineered boards over a moisture barrier, and we sort the boards by hand for the main rooms.',
    tile: "Natural stone needs sealing, but if your travertine is pitted, we can often fill it and hone it smooth. If you're tired of the sealing, a stone-look porcelain gives you the same feel and only needs a mop.",
    laminate:
      "You'll probably want wood or stone in the main rooms. For a craft room, a guest suite, or an upstairs office, laminate looks good and leaves more of the budget for the rest of the house.",
    refinishing:
      'Hand-scraped wood from the 2000s can often lose its orange tone without being replaced. We measure the top layer at a floor vent. With 3 mm of wood or more, we can usually sand it and go natural.',
  },
  reasons: [
    {
      title: 'We know the gates and the driveways',
      body: "We'll put our names on the gate list ahead of time and bring material up in small loads if your driveway is steep. We cover your floors and walkways before anything comes in.",
    },
    {
      title: "You don't have to be here",
      body: "If you're in Houston all week, we'll send photos and notes at the end of each day. We can mail you samples or leave them on the counter for the weekend.",
    },
    {
      title: 'Level doorways you can roll through',
      body: "A raised strip is easy to trip on. We plan the thickness of each floor up front so your tile, wood, and shower meet at the same height. It's a small thing that makes a house easier to live in for years.",
    },
  ],
  areaServed:
    "We cover Lakeway from Mansfield Dam to the Bee Cave city limit, including Lakeway Drive, Lohmans Crossing, Highlands Boulevard, and Flint Rock Road. Hudson Bend and Apache Shores, too. Tell us when you'll be in town, and we'll meet you there.",
  articles: ['tile-trends-bell-county-2024', 'hardwood-maintenance-central-texas-summer', 'flooring-resale-value-austin-homes'],
  seo: {
    title: 'Flooring Installation in Lakeway, TX',
    description:
      "Flooring installation in Lakeway, TX: stone-look tile, wide oak, and level doorways for lake homes. We're insured, and your written estimate is free.",
  },
} satisfies CityEntry;
