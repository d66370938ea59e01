import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Round Rock',
  slug: 'round-rock',
  county: 'Williamson',
  population: '119,468 (2020 census)',
  zipCodes: ['78664', '78665', '78681'],
  description:
    'Floors for kids, cleats, and office chairs: vinyl plank, hickory, wood-look tile, and stairs, on limestone slabs in the west and clay in the east.',
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
    "Round Rock calls itself the Sports Capital of Texas, and a lot of that ends up on the floor by the garage door. Cleats and gym bags from Old Settlers Park bring home dirt, fake grass, and little black bits of rubber. Down the hall, somebody's rolling an office chair around all day. So we'll ask how you use each room, check how flat your slab is, and show you floors that should still look good in ten years.",
  local: {
    soil: "The boulder that gave Round Rock its name still sits in Brushy Creek. It's the same limestone that's under Behrens Ranch, a shovel's depth down, and slabs on that side of town seldom move. Toward Red Bud Lane and Hutto, you get chalky Austin silty clay and then deep black clay, so floors pick up low spots and humps. You'll often feel those in a rolling chair before you see them. We pencil them on the concrete, grind the highs, and fill the lows. It runs $2-6 per sq ft, only where it's needed.",
    climate:
      "Two storms taught Round Rock about wet floors. In September 2010, Tropical Storm Hermine sent Brushy Creek and Lake Creek into homes. In March 2022, an EF2 tornado damaged hundreds of houses around South Creek and Kensington Place, and rain came in through the open roofs. If that happens to you, get a tarp on the roof, take pictures, and lift rugs and furniture off the wet floor. You have 24-48 hours to save wet wood, so don't wait for the adjuster before you call someone.",
    housing:
      'Old Town has limestone storefronts and some wood cottages by the tracks. Round Rock West and the streets around it came in the 1970s and 1980s. Dell moved to town in the 1990s, and big two-story neighborhoods followed, with tall entries and all the bedrooms up a carpeted staircase. Builders gave those houses 12-inch ceramic by the tubs and sheet vinyl in the laundry room. Much of that is worn out now, but if a tile floor is flat and solid, we can sometimes float plank over it.',
  },
  flooringChallenges: [
    {
      title: 'Everyday traffic from the garage door in',
      answer:
        "We run one hard surface from there through the kitchen, so there's no seam in the path. If it's vinyl, use a mat with a cloth back. Rubber, including those turf crumbs, can leave stains that won't come out.",
    },
    {
      title: 'Moisture in slabs near Brushy Creek',
      answer:
        "Concrete on the low streets can stay damp for weeks. Most slabs here have steel cables, so we don't drill. We run a timed test on the surface, and a high result means an epoxy coat before any glue.",
    },
    {
      title: 'Affordable replacement for 1990s builder floors',
      answer:
        'Look for what can stay. Sound tile can be left under floating plank, which saves tear-out, and upstairs bedrooms do fine with laminate at $4-8 per sq ft. Put what you save into the stairs.',
    },
    {
      title: 'Stairs and catwalks in two-story entries',
      answer:
        "We pull the carpet, look at the treads, and cap them with solid oak or stair noses that match your plank. Ask about the railing early. If balusters have to come off, that's the slow part.",
    },
  ],
  popularStyles: ['Waterproof vinyl plank', 'Wood-look porcelain tile', 'Engineered hickory hardwood', 'Stain-resistant carpet'],
  floors: {
    vinyl:
      'If you work from home in Chandler Creek, choose the glue-down kind. An office chair can loosen the joints of a floating floor over time, and soft casters help with that, too.',
    hardwood:
      "Hickory has a busy grain, so it hides dents that would show up on maple. On a Forest Creek slab, we'd glue an engineered board with a 3-4 mm top layer, which you can sand later.",
    tile: 'Wood-look porcelain is a good trade for the beige squares of the Dell years. Those long tiles need a flatter floor than the squares did, so we skim the slab after the tear-out.',
    laminate:
      "It's a good value in a game room over the garage, where a dense underlayment cuts the noise below. Waterproof grades can go in the halls, but full baths and laundry rooms need tile or vinyl.",
    refinishing:
      "Parquet and strip oak from the 1980s still turn up in Round Rock West. If you haven't worn through to bare wood, a screen and recoat will do: we scuff the old finish and add a new coat.",
  },
  reasons: [
    {
      title: 'We plan around your home office',
      body: "Tell us which room you can't do without on a weekday. We can often do an office on a Friday and Saturday, and leave the room nobody's using for the middle of the week.",
    },
    {
      title: 'Stairs priced piece by piece',
      body: 'The staircase can be the most expensive part of a job. Your quote lists the treads, risers, landings, and railing separately, so you can see what each choice adds.',
    },
    {
      title: 'Offices and clinics in phases',
      body: "On University Boulevard or near the Dell campus, we'll split your suite into zones. One is open again before we close the next, so you can keep seeing people the whole time.",
    },
  ],
  areaServed:
    "We cover all of Round Rock, from the old crossing at Chisholm Trail to University Boulevard and Gattis School Road. That includes the Brushy Creek and Fern Bluff districts, Sam Bass Road, and US 79 toward Hutto. Tell us which room takes the most abuse, and we'll start there.",
  articles: ['high-traffic-flooring-round-rock', 'lvp-vs-hardwood-central-texas', 'flooring-resale-value-austin-homes'],
  seo: {
    title: 'Flooring Installation in Round Rock, TX',
    description:
      'Round Rock flooring for kids, cleats, and office chairs: vinyl plank, hickory, tile, and stairs. We check your slab and email you a free written quote.',
    keywords: ['flooring Round Rock TX', 'vinyl plank Round Rock', 'stair flooring Round Rock'],
  },
} satisfies CityEntry;
