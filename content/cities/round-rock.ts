import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Round Rock',
  slug: 'round-rock',
  county: 'Williamson',
  image: 'greatroom-sofa',
  population: '119,468 (2020 census)',
  zipCodes: ['78664', '78665', '78681'],
  description:
    'Floors for the busiest path in your house: vinyl plank, engineered hickory, and stairs, from limestone lots in the west to clay in the east.',
  neighborhoods: [
    'Old Town',
    'Teravista',
    'Forest Creek',
    'Behrens Ranch',
    'Paloma Lake',
    'Round Rock West',
    'Chandler Creek',
    'Stone Oak',
    'Mayfield Ranch',
    'Walsh Ranch',
  ],
  coordinates: { lat: 30.5083, lng: -97.6789 },
  distanceFromAustin: '19 miles',
  localInfo:
    "Down at Brushy Creek, you can still see the ruts that wagon wheels wore into the limestone beside the round rock. Every house in Round Rock has a path like that, usually from the stairs to the kitchen and on to somebody's desk. We start by finding yours. Then we'll check how flat the slab is along it and help you pick a floor that can take ten years of traffic. In the rooms nobody crosses, you can spend less.",
  local: {
    soil: "Around Behrens Ranch, slabs sit on the same limestone as the creek bed, and they seldom move. Toward Red Bud Lane and Hutto, you get chalky Austin silty clay and then deep black clay, so floors pick up low spots and humps. Those matter most in the path you walk every day. A plank over a dip bends a little with each step, and its joints wear out years before the others do. We pencil the highs and lows on the concrete, then grind and fill. It runs $2-6 per sq ft, only where it's needed.",
    climate:
      "Two storms taught Round Rock about wet floors. In September 2010, Tropical Storm Hermine sent Brushy Creek and Lake Creek into homes. In March 2022, an EF2 tornado damaged hundreds of houses around South Creek and Kensington Place, and rain came in through the open roofs. If that happens to you, have the roof tarped, take pictures, and lift rugs and furniture off the wet floor once it's safe to go in. You have 24-48 hours to save wet wood, so don't wait for the adjuster before you call someone.",
    housing:
      "Old Town has limestone storefronts and some wood cottages by the tracks. Round Rock West and the streets around it came in the 1970s and 1980s. Dell moved to town in the 1990s, and big two-story neighborhoods followed, with tall entries and all the bedrooms up a carpeted staircase. Builders gave those houses 12-inch ceramic by the tubs and sheet vinyl in the laundry room. Not sure whether your carpet's done? Look at the front edge of the third or fourth stair, because that's where it wears through first.",
  },
  flooringChallenges: [
    {
      title: 'Everyday traffic from stairs to kitchen',
      answer:
        'Traffic shows up as a dull lane before it shows up as damage. A mid-tone color with a satin finish hides that lane longer than a dark, shiny floor. We run planks the long way, in the direction you walk.',
    },
    {
      title: 'Garages turned into living space',
      answer:
        "A garage slab slopes toward the door and usually has oil spots, and glue won't hold on oil. In a converted garage in Round Rock West, we grind the stains off and pour it level before any floor goes in.",
    },
    {
      title: 'Affordable replacement for 1990s builder floors',
      answer:
        'Keep carpet in the bedrooms, at $3-8 per sq ft, and put the extra money in the pad. A mid-priced nylon over a dense pad will outlast an expensive carpet over a thin one.',
    },
    {
      title: 'Stairs and catwalks in two-story entries',
      answer:
        "A catwalk is open on one or both sides, and each edge needs a stair nose that matches your plank. Ask about the railing early. If the balusters have to come off, that's the slow part.",
    },
  ],
  popularStyles: ['Waterproof vinyl plank', 'Wood-look porcelain tile', 'Engineered hickory hardwood', 'Stain-resistant carpet'],
  floors: {
    vinyl:
      "A solid choice for the main floor in Chandler Creek, at $5-10 per sq ft. Clean it with a damp mop. Most makers won't honor the warranty if you use a steam mop, because the heat gets into the joints.",
    hardwood:
      "On a Forest Creek slab, we'd glue down engineered hickory with a 3-4 mm top layer. That's thick enough to sand when the path to the kitchen wears, so you won't have to buy a new floor.",
    tile: 'Glazed tile has a wear rating of its own, called PEI. Look for a 4 or 5 near outside doors, while a 3 is fine for a bath. Installed, tile runs $6-12 per sq ft.',
    laminate:
      "It can't be sanded or recoated, so when a path wears through, the floor's done. Put it where traffic is light, such as guest rooms and upstairs bedrooms. At $4-8 per sq ft installed, it makes sense there.",
    refinishing:
      "If you've got 1980s oak in Round Rock West, don't wait until the path turns gray. Gray means bare wood. Before that, we can scuff the finish and add a coat, with much less dust than sanding.",
  },
  reasons: [
    {
      title: 'We tape out your traffic path',
      body: "At the visit, we'll mark the busy area with painter's tape and price it by itself. You can put your money there and choose something plainer for the rest.",
    },
    {
      title: 'Railings are in the quote',
      body: "Taking a railing off and putting it back is its own line, along with who touches up the paint. You won't find out about it halfway through the staircase.",
    },
    {
      title: 'Offices and clinics',
      body: 'On University Boulevard and near the Dell campus, we ask what your cleaning crew uses. Some disinfectants dull a floor finish in a year, so we check that with the maker before you choose.',
    },
  ],
  areaServed:
    'We cover all of Round Rock, from the old crossing at Chisholm Trail to University Boulevard and Gattis School Road. That includes Brushy Creek, Fern Bluff, Sam Bass Road, and US 79 toward Hutto. A photo of your most worn spot is a good way to begin.',
  articles: ['high-traffic-flooring-round-rock', 'lvp-vs-hardwood-central-texas', 'flooring-resale-value-austin-homes'],
  seo: {
    title: 'Flooring Installation in Round Rock, TX',
    description:
      'Hard-wearing floors in Round Rock, TX: vinyl plank, hickory, tile, carpet, and stairs. We check your slab and email you a free, itemized quote.',
    keywords: ['flooring Round Rock TX', 'vinyl plank Round Rock', 'stair flooring Round Rock'],
  },
} satisfies CityEntry;
