import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Manor',
  slug: 'manor',
  county: 'Travis',
  population: '13,652 (2020 census)',
  zipCodes: ['78653'],
  description:
    'New streets on deep black clay east of SH 130 and a small old town by the tracks. Most Manor floors begin with a slab check.',
  neighborhoods: [
    'ShadowGlen',
    'Presidential Glen',
    'Presidential Heights',
    'Presidential Meadows',
    'Bell Farms',
    'Carriage Hills',
    'Stonewater',
    'Lagos',
    'Whisper Valley',
  ],
  coordinates: { lat: 30.3431, lng: -97.5567 },
  distanceFromAustin: '13 miles',
  localInfo:
    'Manor counted 1,204 people in the census of 2000 and 13,652 twenty years later, so most houses here went up after 2005 on former cotton ground. Builder carpet in Presidential Glen is coming due just as new sections of Lagos are handed over. What we lay is often the second floor covering a house has ever had, and the concrete below it decides how.',
  local: {
    soil: 'Between Gilleland Creek and Wilbarger Creek the ground is mostly Houston Black and Heiden clay. Soil scientists picked the first of them as the state soil of Texas. In a dry summer it opens cracks wide enough for a hand; after fall rain they close and the lot rises again. Post-tensioned slabs are built to ride that, but their edges travel farther than the middle. We run a straightedge along the outside walls, mark high spots, and price grinding or leveling at $2-6 per sq ft only where it is needed.',
    climate:
      'Young trees give little shade in the newer sections, so rooms behind west-facing patio doors take the full afternoon. A dark floating plank heats up there, grows, and lifts at its ends if it was fitted tight to the wall. We leave the gap the maker asks for and break long runs at doorways. Low lots near the creeks drain slowly after spring storms, and since the winter storm of 2021 burst pipes are on the list of things a floor should survive.',
    housing:
      'The old town around Parsons and Eggleston streets is small: some wooden homes on piers, a number of them with their first pine boards. Nearly everything else is slab on grade: ShadowGlen, Bell Farms, Carriage Hills and Stonewater first, Presidential Heights and Lagos later. The common plan has tile or sheet vinyl in wet rooms and carpet everywhere else. Two-story models add a carpeted stair of 13 to 16 treads, which we price per step.',
  },
  flooringChallenges: [
    {
      title: 'Affordable first upgrade for a starter home',
      answer:
        'One level at a time works well: hall, kitchen and living room this year, bedrooms the next. Order all boxes from one production run at the start, and the color matches on both dates.',
    },
    {
      title: 'Moisture in young slabs',
      answer:
        "Concrete poured last year is still giving off water. We take readings in several rooms and hold glue-down products back until they pass the adhesive maker's limit, or float the floor over a vapor film.",
    },
    {
      title: 'Pet claws and black mud by the back door',
      answer:
        'Blackland mud sticks, dries and turns into grit. A textured plank or matte porcelain for the first eight feet inside the patio door takes the worst of it, with smoother material beyond.',
    },
    {
      title: 'Slab edges that move with the seasons',
      answer:
        'Planks beside an outside wall feel the movement first. We keep the expansion space clear of mortar crumbs, cover it with a shoe molding nailed to the base, and glue nothing across it.',
    },
  ],
  popularStyles: ['Rigid-core vinyl plank', 'Wood-look porcelain tile', 'Stain-resistant carpet', 'Water-resistant laminate'],
  floors: {
    vinyl:
      'Rigid-core plank goes on most main levels off US 290. It spans shallow dips, ignores a damp slab, survives a dropped toy truck and costs $5-10 per sq ft.',
    hardwood:
      'Engineered boards in the larger plans of ShadowGlen, glued with an adhesive that also seals out vapor. Solid planks on nails belong to the handful of pier houses in the old blocks.',
    tile: "Baths and laundries first. We take out the builder's small squares and set bigger porcelain over a membrane, so a hairline in the concrete does not print through the grout.",
    laminate:
      'Upstairs bedrooms are its place: dry, quiet over a good pad, at $4-8 per sq ft. Two average rooms make one working day.',
    refinishing:
      'Few houses need it. Those near Eggleston Street have softwood that asks for fine grit, low pressure and three thin coats.',
  },
  reasons: [
    {
      title: 'Thirteen miles out US 290',
      body: 'The drive is short enough to measure early on a weekday, and a missing threshold does not hold up your kitchen for long.',
    },
    {
      title: 'No surprises under builder carpet',
      body: 'Paint overspray, drywall mud and tack strips wait below. Scraping and vacuuming stand as their own line in the estimate.',
    },
    {
      title: 'Slab readings in writing',
      body: 'You get our flatness and moisture figures with the price. They help if the warranty on a new house is still running.',
    },
  ],
  areaServed:
    'Our Manor work follows US 290 and FM 973: Presidential Meadows, Gregg Lane, Kimbro and Littig to the east, then down Blake Manor Road to Whisper Valley, Hornsby Bend and Webberville.',
  articles: ['foundation-flooring-central-texas', 'affordable-flooring-leander', 'lvp-vs-hardwood-central-texas'],
  seo: {
    title: 'Flooring Installation in Manor, TX',
    description:
      'Vinyl plank, tile and carpet replacement for Manor homes on Blackland clay, from ShadowGlen to Lagos. Slab moisture and flatness in writing, free estimates.',
  },
} satisfies CityEntry;
