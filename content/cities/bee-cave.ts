import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Bee Cave',
  slug: 'bee-cave',
  county: 'Travis',
  population: '9,144 (2020 census)',
  zipCodes: ['78738'],
  description:
    'A town of young houses where SH 71 meets RM 620: steady slabs, tall stairs, and builder carpet due for its first replacement.',
  neighborhoods: [
    'Falconhead',
    'Falconhead West',
    'Ladera',
    'Canyonside',
    'The Homestead',
    'The Uplands',
    'Spanish Oaks',
    'Lake Pointe',
  ],
  coordinates: { lat: 30.3085, lng: -97.945 },
  distanceFromAustin: '15 miles',
  localInfo:
    'Bee Cave counted 656 people in 2000 and 9,144 twenty years later. Most of its houses are younger than the century, and many still wear the carpet and thin tile their builder picked. Taking out that first floor and laying the one you would have chosen is most of the work. The ground rarely troubles a floor here. Open plans, long stairs and school mornings do.',
  local: {
    soil: 'The city lies on the Glen Rose formation, hard limestone ledges with soft marl between, the same stair steps you pass in the road cuts of SH 71. Brackett soils on these slopes are a few inches of pale gravelly loam. Builders carved level pads into the hillside, compacted crushed base and poured post-tensioned slabs. Such a slab seldom heaves, but steel cables run through it under tension, so nobody drills or chisels before they are located. What we correct most is a crown left on the day of the pour.',
    climate:
      'People remember the week of February 15, 2021. Falconhead West was without water for days, and Lake Travis Fire Rescue took a wave of calls about burst lines as the hard freeze let go. A pipe that splits in the attic soaks the bedroom story, the stairs and the great room in one go. That argues for a waterproof core upstairs as well as down. Cedar pollen from the preserves peaks around January, and a smooth surface is wiped clean of it in minutes.',
    housing:
      'Falconhead grew around a golf course that opened in 2003 on the old Spillman ranch. Ladera and Canyonside came later off SH 71. The Homestead, reached by Great Divide Drive, is older country with bigger lots and fewer identical plans. A typical house has 2,500 to 4,000 sq ft, tile in a strip from door to kitchen, nylon carpet everywhere else, and a curved staircase that takes more labor than any room.',
  },
  flooringChallenges: [
    {
      title: 'Heavy traffic through one mudroom door',
      answer:
        'Plans here send the whole household in from the garage. We lay a dense porcelain or a 20 mil plank on that route first and choose the pretty floor to agree with it, not the reverse.',
    },
    {
      title: 'Moisture left behind by a burst line',
      answer:
        'The first 24 to 48 hours count. We lift the soaked floor, let the slab and stair treads dry under fans, and meter them daily until the numbers permit new material.',
    },
    {
      title: 'Family rooms open to the second story',
      answer:
        'Sound bounces in a room 20 feet high. A cork-backed plank takes the edge off, and treads with a fitted runner give small feet a grip.',
    },
    {
      title: 'From builder grade to high-end in one step',
      answer:
        'Carpet on pad and 5/8 inch oak end at different heights. We settle baseboards, door bottoms, the dishwasher opening and the bottom riser on paper before ordering a single carton.',
    },
  ],
  popularStyles: ['Engineered oak hardwood', 'Waterproof vinyl plank', 'Fitted stair runner', 'Commercial glue-down vinyl'],
  floors: {
    vinyl:
      'Rigid plank goes straight over the firm slabs of Ladera once high spots are ground, at $5-10 per sq ft installed, and one run covers kitchen, hall and playroom with no strips.',
    hardwood:
      'Engineered oak 7 inches wide, full-spread glued, suits Spanish Oaks and Falconhead ground floors. Upstairs on OSB we staple it and screw the squeaks out beforehand.',
    tile: 'Secondary baths in ten-year-old houses often have 12-inch ceramic with cracked grout at the tub. Porcelain on a fresh waterproofing layer ends the yearly caulking.',
    laminate:
      'Good in game rooms and over-garage suites, where a pressed wear face stands up to chair wheels and a dense pad quiets the hollow drum of a wood deck.',
    refinishing:
      'The older custom homes around The Homestead carry solid oak worth sanding. Factory plank in newer streets may have too thin a face, and we say so after pulling a register.',
  },
  reasons: [
    {
      title: 'First replacements done in order',
      body: 'We can split a house into two stages, bedrooms one month and the ground floor the next, so you always have somewhere to sleep and park the sofa.',
    },
    {
      title: 'Stairs priced openly',
      body: 'Winders, open treads and returned nosings are counted one by one on the estimate. You know the price of the staircase before you sign.',
    },
    {
      title: 'Shops and offices too',
      body: 'Suites at the Hill Country Galleria and along RM 620 can have glue-down plank laid one half at a time, with low-odor adhesive, so the door stays open.',
    },
  ],
  areaServed:
    'SH 71 from Spanish Oaks to the Hamilton Pool Road turn, RM 620 up to the Lakeway line, Bee Cave Parkway, and FM 2244 east past Lake Pointe. Sweetwater and other streets just outside the limits count too.',
  articles: ['lvp-vs-hardwood-central-texas', 'emergency-flooring-repair-austin', 'commercial-flooring-austin-businesses'],
  seo: {
    title: 'Flooring Installation in Bee Cave, TX',
    description:
      'Replacing builder carpet and tile in Falconhead, Ladera and Spanish Oaks: oak, plank and stairs over Glen Rose limestone slabs. Free estimate in Bee Cave.',
    keywords: ['flooring Bee Cave TX', 'Falconhead hardwood floors', 'stair flooring Bee Cave'],
  },
} satisfies CityEntry;
