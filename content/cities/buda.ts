import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Buda',
  slug: 'buda',
  county: 'Hays',
  population: '15,108 (2020 census)',
  zipCodes: ['78610'],
  description:
    'Black clay east of I-35, rock over the aquifer out FM 967, and thousands of builder floors due for their first replacement.',
  neighborhoods: [
    'Sunfield',
    'Garlic Creek',
    'Whispering Hollow',
    'Leisurewoods',
    'Ruby Ranch',
    'Green Meadows',
    'Stonefield',
    'Meadows at Buda',
  ],
  coordinates: { lat: 30.0842, lng: -97.8391 },
  distanceFromAustin: '16 miles',
  localInfo:
    'Buda counted 7,295 people in 2010 and twice that ten years later, so a whole town of builder floors is coming due at once: beige carpet upstairs, square ceramic in the hall, thin plank by the stove. Underneath, the lots differ. Sunfield stands on deep clay, Ruby Ranch on stone. A ten-foot straightedge and moisture probes come along on the first visit, because samples look alike on both and floors do not behave alike.',
  local: {
    soil: 'The town gave its name to a rock, the Buda Limestone, and hillside lots west of the tracks show plenty of stone. Squeezed between the ledges along the faults runs Del Rio clay, which swells hard when wet, so a hillside address is no guarantee of a quiet slab. East of the interstate the land is plain Blackland: Houston Black and Heiden, open in August with cracks that swallow a screwdriver. Newer slabs there are mostly post-tensioned. They hold together well but bow slightly, and we map that bow before choosing between floating and glued planks.',
    climate:
      'On October 30, 2015, as much as 18 inches of rain was reported around Buda in half a day, and Onion Creek crested above 25 feet. It had run wild two Octobers before as well. Concrete that stands in wet ground that long needs weeks to give the water up. Between such storms the problem is drought: garden soil pulls away from the foundation, edges drop, and grout lines near outside walls open first.',
    housing:
      'Around Main Street, laid out beside the railroad in 1881, some frame cottages still rest on piers and keep pine or oak strip under carpet. Leisurewoods and other acreage streets off FM 1626 followed decades later. The rest is recent. A profile by the city library put seven of ten houses at 2000 or younger, mostly slab on grade, many with two stories, an open downstairs and carpeted treads. Garlic Creek and Whispering Hollow belong to that wave, and Sunfield is still adding streets.',
  },
  flooringChallenges: [
    {
      title: 'Moisture in slabs along Onion Creek',
      answer:
        'Probes set into drilled holes tell us what the concrete holds at depth. If the reading is high we wait, seal, or choose planks with a stone core that can be lifted and relaid.',
    },
    {
      title: 'Family households with carpeted stairs',
      answer:
        'Treads wear out before bedrooms do. We can swap them for oak caps or matching plank with proper nosing, and finish one run per day so children still reach their beds at night.',
    },
    {
      title: 'Budget for a whole downstairs at once',
      answer:
        'An open plan of 900 sq ft leaves no natural place to stop. Vinyl plank at $5-10 a foot usually carries it; stairs get a price of their own so they can wait.',
    },
    {
      title: 'Commuter traffic through the laundry room',
      answer:
        'More than half of working Budans drive to Austin and come back in by the garage. That six-foot strip gets porcelain or 20 mil vinyl, with a flush reducer at the door.',
    },
  ],
  popularStyles: ['Stone-core vinyl plank', 'Wood-look porcelain tile', 'Engineered white oak', 'Stain-resistant carpet'],
  floors: {
    vinyl:
      'First choice in Sunfield and Stonefield, where one color runs from the front door to the patio. We glue it wherever sun from sliding doors would make a floating floor creep.',
    hardwood:
      'Engineered oak glued to concrete suits Ruby Ranch, with its steadier ground and larger rooms. Solid strip belongs in the old cottages by the depot grounds, nailed to boards over joists.',
    tile: 'Wood-look porcelain replaces the 12-inch squares of 2006. On the clay side we lay an anticrack mat first, and soft joints every 20 to 25 feet let the field move.',
    laminate:
      "Game rooms and kids' bedrooms on the second story are its place here: dry plywood below, no slab to worry about, and the lowest price of the hard floors.",
    refinishing:
      'Rare but rewarding in Buda. Main Street cottages hold strip floors worth sanding, and the engineered oak of newer customs often has veneer enough for a screening and fresh coat.',
  },
  reasons: [
    {
      title: 'A drawing of your slab',
      body: 'High and low spots go on paper in sixteenths of an inch. You pay for leveling only at the places marked.',
    },
    {
      title: 'Sixteen miles down I-35',
      body: 'Buda is among our shorter trips. Coming back for a squeaky tread or one more strip of shoe molding is a small errand for us.',
    },
    {
      title: 'Downstairs in two halves',
      body: 'We empty and finish one side of an open plan, then move the furniture across. The refrigerator stays plugged in and someone can always cook.',
    },
  ],
  areaServed:
    'All of 78610: both sides of the interstate, FM 967 out past Ruby Ranch, FM 1626 toward Manchaca, FM 2001, Old Black Colony Road and the Turnersville side of Sunfield. Shops on Main Street too.',
  articles: ['foundation-flooring-central-texas', 'lvp-vs-hardwood-central-texas', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Buda, TX',
    description:
      'Replacing builder carpet and ceramic in Sunfield, Garlic Creek or an old Main Street cottage? Buda slabs measured, plank, tile and oak laid, free estimate.',
  },
} satisfies CityEntry;
