import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Hutto',
  slug: 'hutto',
  county: 'Williamson',
  image: 'greatroom-island',
  population: '27,577 (2020 census)',
  zipCodes: ['78634'],
  description:
    'Waterproof vinyl, laminate, carpet, and tile for busy Hutto homes, from Old Town to Emory Crossing, on clay that moves through the year.',
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
    'Hutto grew from 1,250 people in 2000 to 27,577 in 2020, and most of those houses sit on deep clay. By 2008, cracks and popped nails in newer homes had the City Council looking at a tougher building code. A floor shows the same movement in smaller ways. You might see a gap open under the baseboard or feel a plank rock when you step on it. Notice when it started and whether it comes and goes, because that tells us a lot before we open a single box.',
  local: {
    soil: "The old cotton fields around Hutto are Branyon and Houston Black clay, several feet deep with hardly a stone in them. Wet, you can roll this clay into a string between two fingers. Dry, it breaks into blocks. A slab on top of it bends a fraction of an inch over the year, and that slow bend is hard on click-together joints. Before our first row goes down, the most we'll accept is a 1/8-inch gap under a six-foot level. If yours is worse, we fix it first, and you'll know the cost before we start.",
    climate:
      'Hutto is flat, so rain takes a while to leave. If a puddle stands against your house after a storm, the edge of the slab soaks some of it up. Planks along that wall are the first to lift. Take a walk around the outside after the next big rain. Where the yard slopes toward the house, have the dirt regraded before you buy a floor. With open fields to the north, a January front can drop the temperature 40 degrees in an afternoon. Indoors, keep the thermostat at 70-75 °F and the humidity at 30-50 percent.',
    housing:
      'Old Town is the part inside the city limits of 1911, with brick storefronts on East Street and frame houses on piers behind them. After that, the dates jump straight to this century. Hutto Parke, Legends of Hutto, and Glenwood filled up first, and Emory Crossing is among the newest. Most plans have an open kitchen downstairs, with a game room and carpeted bedrooms above. Carpet from the first wave is around 20 years old now. The pad under it has gone flat, so price both when you compare.',
  },
  flooringChallenges: [
    {
      title: 'Family kitchens that are also hallways',
      answer:
        "Backpacks, cleats, and cereal all land in one room. Run the same waterproof vinyl plank from the entry to the patio. You'll have one floor to sweep, and there's no strip in the middle to catch crumbs.",
    },
    {
      title: 'Durability in game rooms and home offices',
      answer:
        "Wheels on a desk chair can wear through a 6 mil surface in a few years. For a loft or a desk, we'd go with a 20 mil plank or a dense loop carpet. That plank's clear coat is more than three times as thick.",
    },
    {
      title: 'Budget for a whole house at once',
      answer:
        "With 2,000 square feet done together, we only set up once. We price the main level and the upstairs apart, so you'll see how much carpet in the bedrooms saves toward a better plank downstairs.",
    },
    {
      title: 'Planks that click or bounce',
      answer:
        "There's usually a dip in the slab below. If the joints are still tight, we can lift that area, fill the dip, and put the same planks back. That's a lot cheaper than a new floor.",
    },
  ],
  popularStyles: ['Waterproof vinyl plank', 'Textured laminate', 'Plush carpet', 'Stone-look porcelain tile'],
  floors: {
    vinyl:
      'A good first choice from Riverwalk to Brooklands, with the pad already attached. An average main level takes 1-3 days, and everyone can sleep upstairs as usual.',
    hardwood:
      'Glued-down engineered oak suits the living rooms in Star Ranch if the concrete reads dry. We stack the boxes in your house for 48-72 hours first, with the AC on.',
    tile: 'Best in entries and mudrooms. On clay, large porcelain goes over a crack-isolation membrane, which adds $1.50-3 per sq ft. It keeps a hairline in the slab from coming up through your grout.',
    laminate:
      "Look for AC4, a wear rating that's high enough for busy kids. In Hutto Highlands, put it upstairs over a felt pad so footsteps don't carry down to the kitchen.",
    refinishing:
      "You'll mostly find it in Old Town. Narrow strip near Farley Street may have three sandings left in it or only one, so we measure before we promise you anything.",
  },
  reasons: [
    {
      title: 'Bids you can compare',
      body: 'Slab prep is a line of its own on our quote. If another bid is lower, check whether it covers that work or leaves it out.',
    },
    {
      title: 'Planned around school days',
      body: "Before we start, we agree on which rooms you'll get back each evening. We won't block the stove, the beds, and your only shower on the same night.",
    },
    {
      title: 'Carpet and tack strips taken away',
      body: "Tear-out and haul-off are on the quote, down to the staples. You don't have to rent a trailer or save room in the garage.",
    },
  ],
  areaServed:
    "Call us from anywhere on US 79 between Round Rock and Taylor, or from Limmer Loop, FM 685, FM 1660, and County Road 119. We also go out to the farms toward Jonah and Norman's Crossing. A Saturday visit is fine, even for one bedroom.",
  articles: ['foundation-flooring-central-texas', 'high-traffic-flooring-round-rock', 'kitchen-flooring-trends-pflugerville'],
  seo: {
    title: 'Flooring Installation in Hutto, TX',
    description:
      'New floors for busy Hutto, TX homes on clay: waterproof vinyl plank, laminate, carpet, and tile, with slab prep priced up front. Free estimates.',
  },
} satisfies CityEntry;
