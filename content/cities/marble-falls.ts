import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Marble Falls',
  slug: 'marble-falls',
  county: 'Burnet',
  population: '7,037 (2020 census)',
  zipCodes: ['78654'],
  description:
    'Granite houses by Main Street, lake places on the Colorado, new streets at SH 71: floors for a town that knows high water.',
  neighborhoods: [
    'Downtown Marble Falls',
    'Pecan Valley',
    'Channel Oaks',
    'Mustang Ridge',
    'Wildflower',
    'Panther Hollow',
    'Gregg Ranch',
    'Thunder Rock',
  ],
  coordinates: { lat: 30.5742, lng: -98.2781 },
  distanceFromAustin: '48 miles',
  localInfo:
    'The pink dome west of town supplied the State Capitol, and the leftovers built the Badger house on South Avenue M in 1888. Marble Falls still spans that range: stone and brick near Main Street, ranch homes on the ridges, cabins and mansions at the lake, hundreds of fresh lots where SH 71 crosses US 281. In 2007 and again in 2018 the water came indoors, so the first question is often what a floor does wet.',
  local: {
    soil: 'Here the Llano Uplift meets the limestone country. Granite some 1.1 billion years old breaks the surface along RM 1431; limestone and shale take over across faults to the south and east. Upland soil is mostly grit or stony loam, too shallow to push a foundation around. Newer pads are blasted on one half and filled on the other, and the filled half may settle a little in its first years. Beside Backbone Creek and the lakeshore the ground is deeper silt that holds water for weeks.',
    climate:
      'Overnight into June 27, 2007, close to 19 inches of rain fell on the town, most of it in about five hours, and some 150 homes and businesses were damaged. In October 2018 the Llano River rolled down through Lake LBJ and over Starcke Dam; houses in Pecan Valley and along the shore took water. Between such years there are hot August winds that dry out wood, and freezes that reach the pipes under raised floors.',
    housing:
      'Lots went on sale in July 1887. The oldest dwellings near Third Street are brick, granite or plain frame on blocks, many with pine boards beneath later layers. Ranch houses of the sixties and seventies follow, slab mostly, with vinyl sheet in the kitchen. Then came apartments at Panther Hollow in 2018 and, from about 2023, families in Gregg Ranch, where builders lay plank on post-tensioned concrete. Lake cottages are a class of their own: enlarged three times, no two rooms level.',
  },
  flooringChallenges: [
    {
      title: 'Creek and lake moisture after a flood',
      answer:
        'Wet flooring comes out within a day or two, ahead of mold at 48 to 72 hours. Silt is rinsed from the slab, and new work waits for a dry reading, however long that takes.',
    },
    {
      title: 'Historic boards in houses off Main Street',
      answer:
        'Old pine dents easily and has often been sanded thin. We measure what is left above the tongue, patch from a closet, and choose hand scraping where a drum would go through.',
    },
    {
      title: 'Budget floors for a first home',
      answer:
        'In Gregg Ranch or Thunder Rock, lay plank in the wet rooms and hall now and keep the bedroom carpet another year. Buy all cartons at once, so the colors match.',
    },
    {
      title: 'Shop and restaurant traffic on US 281',
      answer:
        'Weekend visitors bring in sand from the parks. Quarry tile with epoxy grout in kitchens and 28 mil glue-down in dining rooms can go in from Monday to Wednesday, the quiet days.',
    },
  ],
  popularStyles: ['Stone-look vinyl plank', 'Hickory hardwood', 'Water-resistant laminate', 'Berber carpet'],
  floors: {
    vinyl:
      'Below the 2018 water mark we favor loose-lay or click plank that can be lifted, hosed and stacked. It also changes a lake rental between guests.',
    hardwood:
      'Hickory suits the stone fireplaces toward Backbone Ridge. Over blocks we nail it; on the new slabs south of the river it goes down in adhesive.',
    tile: 'Gray and rust porcelain looks right beside local granite. In a cottage built onto three times, we first pour the rooms to one height or step them on purpose.',
    laminate:
      'A fair choice for ridge-top ranch houses: it resists dogs and deer-season boots. Near the shore we steer you to something else.',
    refinishing:
      'Pine in the 1890s cottages and oak in a few lake lodges can be brought back. Screening and one new coat is enough where traffic has dulled only the top.',
  },
  reasons: [
    {
      title: 'Rooms sorted by elevation',
      body: 'We ask how high the water stood at your address, then divide the house: material that can get wet below that line, whatever you like above it.',
    },
    {
      title: 'Everything on one truck',
      body: 'Forty-eight miles is too far for a missing box of nosing. Quantities are checked twice and spare cartons travel along.',
    },
    {
      title: 'Used to crooked additions',
      body: 'String lines across an old lake place show where three owners built. You see the differences in inches and decide what is worth leveling.',
    },
  ],
  areaServed:
    'US 281 from the Burnet side to Round Mountain, RM 1431 through Granite Shoals toward Kingsland, RM 2147 by Cottonwood Shores, and Meadowlakes behind its gate. Ranch roads off SH 71 as far as Double Horn are fine.',
  articles: ['emergency-flooring-repair-austin', 'lvp-vs-hardwood-central-texas', 'commercial-flooring-austin-businesses'],
  seo: {
    title: 'Flooring Installation in Marble Falls, TX',
    description:
      'Plank that survives a wet week, hickory for ridge homes, pine saved near Main Street. Flooring in Marble Falls and the Highland Lakes, free estimates.',
    keywords: ['flooring Marble Falls TX', 'flood floor repair Marble Falls', 'lake house flooring Burnet County'],
  },
} satisfies CityEntry;
