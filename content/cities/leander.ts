import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Leander',
  slug: 'leander',
  county: 'Williamson',
  image: 'greatroom-stools',
  population: '59,202 (2020 census)',
  zipCodes: ['78641'],
  description:
    'Moving past builder carpet in Bryson, Larkspur, or Crystal Falls? We test new slabs before we glue, and we price three kinds of floor side by side.',
  neighborhoods: [
    'Crystal Falls',
    'Travisso',
    'Bryson',
    'Mason Hills',
    'Palmera Ridge',
    'Larkspur',
    'Benbrook Ranch',
    'North Creek',
    'Vista Ridge',
  ],
  coordinates: { lat: 30.5788, lng: -97.8531 },
  distanceFromAustin: '26 miles',
  localInfo:
    "Bryson, Palmera Ridge, and Larkspur are so new that some of the slabs are still drying. That matters because fresh concrete holds water for months, and that water can loosen glue and cup wood. So if you've just bought in Leander, find out when your slab was poured if you can. We'll take meter readings at our visit, tell you which floors are safe to put down now, and tell you which ones should wait.",
  local: {
    soil: 'Leander has easy ground for floors. Around Crystal Falls and Travisso, gravelly Brackett and Eckrant soils are only inches deep over limestone, so slabs hardly move. Low lots along the South San Gabriel and upper Brushy Creek are the exception, because they have deeper, darker clay. There we read each room twice, once in the middle and once at the outside wall. Anywhere in town, a young slab may show a few hairline cracks. Most come from concrete shrinking as it dries, and we fill them before we put down plank.',
    climate:
      "A slab doesn't dry much until the roof is on, the windows are in, and the AC is running. So a Leander house framed through a rainy spring can have wetter concrete than one that was built a month later. Tell us when the power came on, and we'll have a better idea of where you stand. Then watch the first few hard rains. If the back patio was poured nearly as high as your floor, wind can push water under the door and into your planks.",
    housing:
      "Leander's Old Town dates from 1882, when the railroad missed Bagdad and a new town was laid out by the depot. A few houses from those years are still here. Nearly everything else came later, along Bagdad Road, around the Crystal Falls golf course, and out to Travisso. Expect thin carpet over thin pad in the bedrooms, and small tile or sheet vinyl in the baths. On sloping lots, the main floor may be wood framing with rooms underneath, so nail-down hardwood is an option.",
  },
  flooringChallenges: [
    {
      title: 'Affordable upgrades from builder carpet',
      answer:
        "A 900 sq ft downstairs runs $3,600-7,200 in laminate, $4,500-9,000 in vinyl plank, and $7,200-13,500 in hardwood. We'll price all three room by room, so you can mix them.",
    },
    {
      title: 'Rain under the patio door',
      answer:
        "Look at the slope first. If water runs toward the house, fix that or add a drain before you buy flooring. Inside the door, we'd set a few feet of cement-look tile, because it can get wet and dry out again.",
    },
    {
      title: 'Family rooms above a walk-out level',
      answer:
        "Footsteps carry through wood framing. Laminate helps here because it can go over a thick, quiet underlayment. Many vinyl planks come with a thin pad attached, and the maker won't allow a second one.",
    },
    {
      title: 'Moisture in brand-new slabs',
      answer:
        "Our meter readings are free. If they're high, or you want a glued floor, a timed surface test runs $200-500, and it doesn't mean drilling near the slab's steel cables. You'll get the number in writing.",
    },
  ],
  popularStyles: ['Water-resistant laminate', 'Rigid-core vinyl plank', 'Plush bedroom carpet', 'Cement-look tile'],
  floors: {
    vinyl:
      "Choose plank that's 6.5 mm or thicker, because a thin one shows every bump in the concrete. If your slab is still damp, a floating rigid-core floor over plastic film is often the safe choice.",
    hardwood:
      "It's worth the money if you plan to stay a while in Crystal Falls. On a slab, we glue down engineered oak, and we'll ask you to wait if the concrete reads too wet for the glue.",
    tile: "A good first upgrade in a young house, since a little slab moisture won't hurt porcelain. In a Mason Hills entry, light gray tile also hides the white limestone dust that comes in on shoes.",
    laminate:
      "It's the least expensive way to redo a whole upper floor at once. Many new plans put the laundry up there, though, so stop the laminate at that door and use vinyl or tile inside.",
    refinishing:
      "Few Leander floors are old enough to sand. If yours just looks cloudy, don't replace it yet. Shine products leave a film, and once that's stripped off, the finish underneath is often fine.",
  },
  reasons: [
    {
      title: 'You can trim the quote yourself',
      body: 'We list every room on its own line. If the total is more than you want to spend this year, cross off the closets or the guest room and keep the rest.',
    },
    {
      title: 'Photos for your builder warranty',
      body: "Once the carpet's up, we photograph the bare slab and note the cracks in each room. If you need to make a claim with your builder, you'll have a dated record.",
    },
    {
      title: 'A date to test again',
      body: "If your slab is too wet for the floor you want, we won't just say no. We'll set a day about a month out, read it again, and compare the two numbers with you.",
    },
  ],
  areaServed:
    "We work all over Leander, along Crystal Falls Parkway, Bagdad Road, Hero Way, and Ronald Reagan Boulevard. We also go west on RM 1431 to Travisso, Jonestown, and Lago Vista, and north to Liberty Hill. Send us your subdivision and your closing date, and we'll set up a measure.",
  articles: [
    'affordable-flooring-leander',
    'professional-vs-diy-flooring',
    'flooring-cost-guide-austin-2025',
    'lvp-vs-hardwood-central-texas',
  ],
  seo: {
    title: 'Flooring Installation in Leander, TX',
    description:
      'Flooring in Leander, TX for newer homes: laminate, vinyl plank, tile, and oak. We test your slab and price every room separately. Get a free estimate.',
    keywords: ['affordable flooring Leander TX', 'laminate Leander', 'new home flooring upgrade'],
  },
} satisfies CityEntry;
