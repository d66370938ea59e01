import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Hutto',
  slug: 'hutto',
  county: 'Williamson',
  population: '27,577 (2020 census)',
  zipCodes: ['78634'],
  description:
    'Concrete hippos above, Branyon clay below. Hutto floors have to lie still on ground that swells, and stand up to full family houses.',
  neighborhoods: [
    'Old Town',
    'Hutto Parke',
    'Legends of Hutto',
    'Star Ranch',
    'Glenwood',
    'Hutto Highlands',
    'Emory Farms',
    'Emory Crossing',
    'Riverwalk',
    'Durango Farms',
  ],
  coordinates: { lat: 30.5427, lng: -97.5467 },
  distanceFromAustin: '27 miles',
  localInfo:
    'Hutto went from 1,250 residents in 2000 to 27,577 in 2020, and the clay had a say in it. In 2008, popped nails and cracked trim in two new subdivisions made the City Council look at stricter building rules. Flooring is the first thing in a house to show what the concrete is doing. So an estimate here starts on our knees, with a level, a pencil and a meter.',
  local: {
    soil: 'Fields around Hutto are Branyon and Houston Black clay, several feet deep and almost free of stones, on the plain north of Brushy Creek. Wet, the stuff can be rolled into a thread between two fingers. Dry, it shrinks into blocks. A slab on top dishes or domes by a fraction of an inch over the year, and click joints dislike that slow bend. We accept a gap of 1/8 inch under a six-foot level before the first row goes down, and correct whatever is worse.',
    climate:
      'With open farmland to the north, a January front has a clear run at town: the thermometer can fall 40 degrees in an afternoon and indoor air turns dry overnight. July does the reverse, with sticky mornings and triple digits by mid-afternoon. Rooms held at 70-75 °F and 30-50 percent humidity keep boards calm through both. Flat streets also shed rain slowly. Some Old Town yards took water in 2021 and 2022 while a tract next door was being built up.',
    housing:
      'Old Town follows the city limits of 1911: brick storefronts on East Street and, behind them, frame houses on piers from the cotton and railroad decades. Beyond that the dates jump straight to this century. Hutto Parke, Legends of Hutto and Glenwood came with the first wave, Star Ranch and Emory Farms beside or after it, Emory Crossing most recently. An open kitchen below, a game room and carpeted bedrooms above is the rule, and first-wave carpet is around twenty years old.',
  },
  flooringChallenges: [
    {
      title: 'Family kitchens that are also hallways',
      answer:
        'Backpacks, cleats and cereal land in one open room. We run a single waterproof plank from entry to patio, without strips at every opening where the maker allows that length.',
    },
    {
      title: 'Durability in game rooms and home offices',
      answer:
        'Chair casters wear through a 6 mil surface within a few years. For lofts and desks we quote 20 mil planks or a dense loop carpet, and show you both worn samples.',
    },
    {
      title: 'Budget for a whole house at once',
      answer:
        'Doing 2,000 square feet together saves set-up. Main level and upstairs are priced apart, so you see how much carpet in the bedrooms frees for a better plank downstairs.',
    },
    {
      title: 'Clay that bends the slab',
      answer:
        "Cracks are measured for width and for a step between the two sides. Flat ones are filled; a step means we recommend an engineer's look before any tile is ordered.",
    },
  ],
  popularStyles: ['Waterproof vinyl plank', 'Textured laminate', 'Plush carpet', 'Stone-look porcelain tile'],
  floors: {
    vinyl:
      'First choice from Riverwalk to Brooklands, usually a pale oak color with attached pad. An average main level takes 1-3 days while everyone sleeps upstairs as usual.',
    hardwood:
      'Glued engineered oak suits Star Ranch living rooms if the concrete reads dry. Cartons rest indoors for 48-72 hours first, cooling on.',
    tile: 'Entries and mudrooms earn it. Large porcelain goes into full mortar coverage on a crack-isolation sheet. About every 20 feet one grout line is left soft, so a large room can move.',
    laminate:
      'A board rated AC4 is hard and easy to clean. In Hutto Highlands it goes upstairs, over felt that keeps footsteps out of the kitchen ceiling.',
    refinishing:
      'An Old Town matter. Narrow strip near Farley Street may have one sanding left or three, so we measure the wood at a floor vent before promising anything.',
  },
  reasons: [
    {
      title: 'The slab comes first',
      body: 'Readings and a sketch of high and low areas come with the quote, so you can compare bids that include preparation with bids that leave it out.',
    },
    {
      title: 'Planned around school days',
      body: 'We agree beforehand which rooms stay usable every evening. Stove, one bathroom and beds are never blocked together.',
    },
    {
      title: 'Quick to reach on SH 130',
      body: 'The toll road makes a Saturday visit simple to arrange, even for one bedroom or a stair.',
    },
  ],
  areaServed:
    "Call from anywhere on US 79 between Round Rock and Taylor, from Limmer Loop, FM 685, FM 1660 and County Road 119, or from the farms toward Jonah and Norman's Crossing.",
  articles: ['foundation-flooring-central-texas', 'high-traffic-flooring-round-rock', 'kitchen-flooring-trends-pflugerville'],
  seo: {
    title: 'Flooring Installation in Hutto, TX',
    description:
      'Hutto flooring for busy two-story homes on Branyon clay: waterproof plank, laminate, carpet and tile, with slab leveling explained. Free estimate, insured.',
  },
} satisfies CityEntry;
