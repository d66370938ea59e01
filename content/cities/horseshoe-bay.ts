import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Horseshoe Bay',
  slug: 'horseshoe-bay',
  county: 'Llano',
  image: 'lakehouse-chair',
  population: '4,257 (2020 census)',
  zipCodes: ['78657'],
  description:
    'Tile, engineered oak, and stone repair for Horseshoe Bay lake homes and golf villas that sit empty all week and fill up on Friday.',
  neighborhoods: [
    'Horseshoe Bay West',
    'Applehead',
    'Applehead Island',
    'Pecan Creek',
    'Escondido',
    'Summit Rock',
    'Tuscan Village',
    'The Trails of Horseshoe Bay',
  ],
  coordinates: { lat: 30.5447, lng: -98.3683 },
  distanceFromAustin: '53 miles',
  localInfo:
    "Many Horseshoe Bay homes sit empty all week and fill up on Friday. For five days the house is closed up, and then there are twelve people, wet towels, and a Labrador. Your floor has to take both. We'll help you choose materials that don't swell or shrink much, and talk through the AC settings for the days you're gone. If you'd rather not think about any of that, start with porcelain.",
  local: {
    soil: "Horseshoe Bay is on the edge of the Llano Uplift, where granite, gneiss, and schist come to the surface. The golf courses are named for it: Slick Rock, Ram Rock, Apple Rock, and Summit Rock. Coarse granite gravel drains fast and doesn't swell, so houses on the heights stay put. The waterfront is different. Wirtz Dam keeps Lake LBJ close to one level all year, so a lower floor just behind the bulkhead always has wet ground beside it. We test that concrete, without drilling if there are cables in it, and then roll on a moisture barrier if it needs one.",
    climate:
      "Leave a closed house at 85 °F for ten days, and the humidity inside can climb past 60 percent. Turn it down to 72 when you walk in, and the boards start giving that water back. Over a summer, that can cup a floor. While you're away, don't go above 80 °F, don't turn the AC off, and hold the humidity at 30-50 percent with a dehumidifier. Floods are rare, but they happen. On October 16, 2018, the Llano River took out the bridge at Kingsland, and the city evacuated Lighthouse Drive and part of Island Drive.",
    housing:
      "Norman and Wayne Hurd opened the resort in 1971, and the oldest villas and condos still have parquet, brick pavers, and Saltillo from those years. Lakefront houses on several levels followed in Applehead and Horseshoe Bay West. After 2000 came Escondido and Summit Rock, with travertine by the thousand square feet, and Tuscan Village for buyers 55 and older. The city wasn't incorporated until 2005. A lot of what we'd pull up is older than that, so allow a little extra in the budget for what's underneath.",
  },
  flooringChallenges: [
    {
      title: 'Lake humidity in an empty house',
      answer:
        "Choose a floor that hardly changes size: porcelain, stone-core vinyl, or engineered oak with a birch core. We'll write your AC and dehumidifier settings on a care sheet, so guests and renters can follow them.",
    },
    {
      title: 'Yellow stains from mats and coolers',
      answer:
        "Rubber-backed mats can leave a yellow stain on vinyl that won't come out. Use a woven mat by the dock door instead, or have us set porcelain there. Sunscreen, fish, and melted ice mop right off it.",
    },
    {
      title: "Luxury stone that's cracked or hollow",
      answer:
        'Travertine over a long slab tends to break along the old joints. We tap every piece, inject the loose ones we can save, and replace the rest with stone from the back of a closet or pantry.',
    },
    {
      title: 'Family weekends with a dozen guests',
      answer:
        'Bunk rooms get suitcases, cots, and spilled juice. With carpet tiles, you can lift one stained square on Sunday and drop in a new one. Buy a few extra, because colors get discontinued.',
    },
  ],
  popularStyles: ['Wood-look porcelain tile', 'Engineered white oak', 'Saltillo and travertine', 'Plush carpet'],
  floors: {
    vinyl:
      'Use it in bunk rooms and rental condos. Look for a stone-plastic core, which dents less under bed frames and luggage than a softer foamed core does.',
    hardwood:
      'Engineered boards only, wide and oiled, glued down on the upper levels. Solid strip is a gamble unless someone lives in the house all year and keeps the air steady.',
    tile: "The easiest floor at the lake. Wood-look porcelain in 8x48 planks can run out onto a covered patio if they're rated for outdoors. A hot, closed-up house won't hurt them.",
    laminate:
      "A quick refresh for an upstairs golf condo before rental season. We install it over a sound mat that meets the association's rule. Keep it away from the lower level and the water.",
    refinishing:
      "Resort parquet from the 1970s can be sanded if there's enough wood left. For Saltillo, we strip the yellowed sealer, wash the clay, and put on a coat that lets it breathe.",
  },
  reasons: [
    {
      title: "We can work while you're away",
      body: "Your property manager can let us in on Monday. We'll agree on which rooms have to be swept and ready by Friday, and email you pictures as they're done.",
    },
    {
      title: 'One look on every level',
      body: "You don't need the same material upstairs and down. We'll match porcelain by the water to real oak above it, so the color carries through the house.",
    },
    {
      title: 'Plan it for the off-season',
      body: "If you rent the house out in summer, call us before Labor Day. Fall and winter leave room for the bigger jobs, and your guests won't have to step around us.",
    },
  ],
  areaServed:
    'We work along the south shore of Lake LBJ in both counties. That covers RM 2147 from Cottonwood Shores to the resort, RM 2831, Summit Rock down to SH 71, and Deerhaven. Sunrise Beach Village is by appointment. Applehead Island, Escondido, and the airport lots have access rules, so send us yours with your request.',
  articles: ['hardwood-maintenance-central-texas-summer', 'tile-trends-bell-county-2024', 'emergency-flooring-repair-austin'],
  seo: {
    title: 'Flooring Installation in Horseshoe Bay, TX',
    description:
      "Horseshoe Bay flooring for lake homes and golf villas: wood-look tile, engineered oak, and stone repair. We can work while you're away. Free estimates.",
    keywords: ['flooring Horseshoe Bay TX', 'Lake LBJ tile installer', 'travertine repair Horseshoe Bay'],
  },
} satisfies CityEntry;
