import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Round Rock',
  slug: 'round-rock',
  county: 'Williamson',
  population: '119,468 (2020 census)',
  zipCodes: ['78664', '78665', '78681'],
  description:
    'Busy two-story houses on slabs, limestone under one half of town and black clay under the other. Floors here are chosen for wear.',
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
    'Round Rock floors work hard. Cleats come home from Old Settlers Park, someone is on a rolling office chair all day, and the kitchen is the shortest way to everywhere. Nearly all of these houses stand on slabs poured after 1980, so what lies below is seldom a mystery. The questions are which surface will still look decent after ten years of that life, and how flat the concrete has stayed on its side of the interstate.',
  local: {
    soil: 'I-35 makes a fair dividing line. To the west, around Behrens Ranch, a thin stony layer covers limestone and slabs stay where they were poured. Toward Red Bud Lane and the Hutto line the ground turns to chalky Austin silty clay and then to deep black clay that moves with the weather. We lay a ten-foot straightedge across every room there and pencil the highs and lows on the concrete. Correcting them costs $2-6 per sq ft, and only for the patches that need it.',
    climate:
      'Water reaches Round Rock floors from two directions. Tropical Storm Hermine pushed Brushy Creek and Lake Creek indoors in September 2010. Then the EF2 tornado of March 2022 damaged hundreds of houses around South Creek and Kensington Place, and rain followed through the roofs. In a soaked room the first 24-48 hours decide what can be saved, which is why our emergency repair runs day and night.',
    housing:
      'Old Town keeps limestone storefronts and some frame cottages near the tracks. Round Rock West and its neighbors followed in the 1970s and 1980s. Dell came in the 1990s, and whole sections filled up behind it: brick fronts, tall entries, bedrooms upstairs. Builders of those years left carpet on the stairs, foot-square ceramic by the tubs and sheet vinyl in the laundry, most of it now worn out.',
  },
  flooringChallenges: [
    {
      title: 'Everyday traffic from the garage door in',
      answer:
        'The first ten feet indoors wear out before any other spot. We run one hard surface from there through the kitchen, so that no seam sits in the path, and leave you a spare carton.',
    },
    {
      title: 'Moisture in slabs near Brushy Creek',
      answer:
        'Concrete in the low streets can stay damp for weeks after a wet spring. Our probes sit 40 percent of the way down, and where the reading is high an epoxy coat goes on before any adhesive.',
    },
    {
      title: 'Affordable replacement for 1990s builder floors',
      answer:
        'Do it in two rounds: downstairs first, bedrooms a year later, with the same plank bought for both. Laminate upstairs, $4-8 per sq ft, keeps money free for the stairs.',
    },
    {
      title: 'Stairs and catwalks in two-story entries',
      answer:
        'Worn tread carpet is the first thing a visitor sees. We rebuild treads with solid oak noses, price them by the step, and keep the staircase usable every evening.',
    },
  ],
  popularStyles: ['Waterproof vinyl plank', 'Wood-look porcelain tile', 'Engineered hickory hardwood', 'Stain-resistant carpet'],
  floors: {
    vinyl:
      'The default in Chandler Creek. For chairs on casters we take a glued plank, because the click joints of floating ones can open under a desk.',
    hardwood:
      'Hickory suits rough households: its busy grain hides dents that would show on maple. On Forest Creek slabs we glue engineered boards with a 3-4 mm face that can be sanded later.',
    tile: 'Plank-shaped porcelain is replacing the beige squares of the Dell years. Long formats need a flatter bed than the old tile did, so we skim the floor after demolition.',
    laminate:
      'Good value for game rooms over the garage, where a dense pad under it quiets the noise below. Waterproof grades may go into hallways; full baths get tile.',
    refinishing:
      'Parquet and oak strip from the 1980s still turn up in Round Rock West. If the wear has not reached bare wood, a screen and recoat saves a full sanding.',
  },
  reasons: [
    {
      title: 'Planned around school and shift hours',
      body: 'We start early on weekdays and also work Saturdays, so the furniture can move on a day when you are home.',
    },
    {
      title: 'Stairs are not an afterthought',
      body: 'The staircase can be the dearest part of a Round Rock job. We list treads, risers and landings one by one instead of hiding them in a lump sum.',
    },
    {
      title: 'Offices and clinics in phases',
      body: 'For tenants along University Boulevard or near the Dell campus we divide the suite into zones and finish one before closing the next.',
    },
  ],
  areaServed:
    'All of Round Rock, from the old wagon crossing at Chisholm Trail to University Boulevard and down Gattis School Road, plus the Brushy Creek and Fern Bluff districts, Sam Bass Road and US 79 toward Hutto.',
  articles: ['high-traffic-flooring-round-rock', 'lvp-vs-hardwood-central-texas', 'flooring-resale-value-austin-homes'],
  seo: {
    title: 'Flooring Installation in Round Rock, TX',
    description:
      'Hard-wearing vinyl plank, hickory, porcelain and stair work for busy Round Rock homes. Slab flatness checked room by room, with a free written estimate.',
    keywords: ['flooring Round Rock TX', 'vinyl plank Round Rock', 'stair flooring Round Rock'],
  },
} satisfies CityEntry;
