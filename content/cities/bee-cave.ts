import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Bee Cave',
  slug: 'bee-cave',
  county: 'Travis',
  image: 'hillcountry-window',
  population: '9,144 (2020 census)',
  zipCodes: ['78738'],
  description:
    'Builder carpet, worn tile, and tall stairs: flooring for Bee Cave homes in Falconhead, Ladera, and Spanish Oaks, with stairs priced step by step.',
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
    "Plenty of houses in Falconhead and Ladera still have the carpet and thin tile their builder picked, so now it's your turn to choose. The ground in Bee Cave rarely gives a floor trouble. What takes thought is the house: a big open downstairs, a long staircase, and a garage door the whole family uses. Count your stairs and tell us which room bothers you most. We'll measure the rest, and you'll see a separate price for the staircase.",
  local: {
    soil: "Bee Cave sits on Glen Rose limestone, the same stair-step ledges you see in the road cuts along SH 71. There are only a few inches of pale, gravelly soil on top, so slabs here seldom move. Most are post-tensioned, which means steel cables run through the concrete under heavy tension. Cutting one is dangerous and expensive, so we don't drill or chisel until we know where they are. Look for a stamp on your garage floor. The usual repair is simpler: grinding down a hump left on the day the slab was poured.",
    climate:
      "When the hard freeze of February 2021 let go, pipes burst all over the Lake Travis area. A pipe that splits in a Bee Cave attic soaks the bedrooms first, then the stairs, then the living room. So think about water upstairs, too. If clean water gets under floating vinyl and we reach it within 24-48 hours, we can often lift it, dry the wood below, and put it back. Laminate and carpet pad usually have to go. That's a good reason to put vinyl in the upstairs hall.",
    housing:
      'Bee Cave grew from 656 people in 2000 to 9,144 in 2020, so most of its houses are young. Falconhead was built around a golf course that opened in 2003, and Ladera and Canyonside came later off SH 71. The Homestead, off Great Divide Drive, is older, with bigger lots and fewer repeated plans. A lot of homes run 2,500-4,000 square feet, with tile from the front door to the kitchen and nylon carpet everywhere else. Many have a curved staircase that takes more labor than any room.',
  },
  flooringChallenges: [
    {
      title: 'Heavy traffic from the garage door',
      answer:
        'If everyone comes in through the garage, pick that floor first. Dense porcelain or a 20 mil vinyl plank can take backpacks and wet shoes. Then choose the rest of the downstairs to go with it, not the other way around.',
    },
    {
      title: 'Moisture left by a burst pipe',
      answer:
        'We pull the wet carpet and pad, set up fans, and check the slab and stair treads with a meter every day. The treads often dry last. New flooring goes in when the numbers say both are ready.',
    },
    {
      title: 'Noise in two-story family rooms',
      answer:
        'Sound bounces around a room with a 20-foot ceiling. A cork-backed plank takes the edge off. On the stairs, a fitted runner quiets footsteps and gives small feet a better grip.',
    },
    {
      title: 'Luxury upgrades that change floor height',
      answer:
        'Carpet on a pad and 5/8-inch oak end up at different heights. We check door bottoms, baseboards, the dishwasher opening, and your bottom stair on paper before anyone orders a box.',
    },
  ],
  popularStyles: ['Engineered oak hardwood', 'Waterproof vinyl plank', 'Fitted stair runner', 'Commercial glue-down vinyl'],
  floors: {
    vinyl:
      "Rigid plank works well on Ladera's firm slabs once we've ground the high spots. It's $5-10 per sq ft installed, and one floor can run through the kitchen, hall, and playroom without a single strip.",
    hardwood:
      'Downstairs in Spanish Oaks and Falconhead, 7-inch engineered oak looks right, and we glue the whole back of each board. Upstairs, we screw down the squeaky spots in the subfloor before we staple.',
    tile: 'Got 12-inch ceramic with cracked grout along the tub? Caulking it every year only hides the problem. We tear out to the slab or subfloor, add a fresh waterproofing layer, and set porcelain over it.',
    laminate:
      'Think of it for game rooms and the room over the garage. Its hard face stands up to chair wheels, and a dense pad takes away the hollow sound you get over wood framing.',
    refinishing:
      "The older custom homes around The Homestead have solid oak that's worth sanding. Newer factory-made planks may be too thin on top. A look at the cut edge in a doorway usually tells us.",
  },
  reasons: [
    {
      title: 'Work in two stages, if you like',
      body: "We can do the bedrooms one month and the downstairs the next. You'll always have somewhere to sleep and somewhere to put the sofa.",
    },
    {
      title: 'Stairs priced step by step',
      body: 'Curved steps, open ends, and rounded edges each take extra time. We count them one by one, so you know what the staircase costs before you sign.',
    },
    {
      title: 'Shops and offices, too',
      body: 'At the Hill Country Galleria or along RM 620, we can glue down half of your suite at a time with a low-odor adhesive. You can keep the door open while we work.',
    },
  ],
  areaServed:
    "We work along SH 71 from Spanish Oaks to Hamilton Pool Road, and up RM 620 to the Lakeway line. We're also on Bee Cave Parkway and out FM 2244 past Lake Pointe. Sweetwater and other streets just outside the city limits count, too. Send us your room sizes and stair count to get started.",
  articles: ['lvp-vs-hardwood-central-texas', 'emergency-flooring-repair-austin', 'commercial-flooring-austin-businesses'],
  seo: {
    title: 'Flooring Installation in Bee Cave, TX',
    description:
      'Flooring installation in Bee Cave, TX: engineered oak, vinyl plank, tile, and stairs for Falconhead, Ladera, and Spanish Oaks. Get a free estimate.',
    keywords: ['flooring Bee Cave TX', 'Falconhead hardwood floors', 'stair flooring Bee Cave'],
  },
} satisfies CityEntry;
