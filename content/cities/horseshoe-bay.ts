import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Horseshoe Bay',
  slug: 'horseshoe-bay',
  county: 'Llano',
  population: '4,257 (2020 census)',
  zipCodes: ['78657'],
  description:
    'Weekend houses on Lake LBJ and golf villas on granite: floors that must cope with an empty week and a full Saturday.',
  neighborhoods: [
    'Horseshoe Bay West',
    'Applehead',
    'Applehead Island',
    'Pecan Creek',
    'Escondido',
    'Summit Rock',
    'Tuscan Village',
    'The Trails of Horseshoe Bay',
  ],
  coordinates: { lat: 30.5447, lng: -98.3683 },
  distanceFromAustin: '53 miles',
  localInfo:
    'A Horseshoe Bay floor leads a double life. Many owners live in Houston, Dallas or Austin and come for weekends; the census of 2020 found 4,257 residents with a median age of 64 and a great many more bedrooms. From Monday to Friday a house may sit shut with the thermostat turned up. By Saturday noon there are twelve people, wet towels and a Labrador. We choose materials for both days and tell you how to set the air conditioner in between.',
  local: {
    soil: 'Lake LBJ lies in the Llano Uplift, where granite, gneiss and schist come to the surface. The golf courses say it in their names: Slick Rock, Ram Rock, Apple Rock, Summit Rock. Coarse granite gravel drains fast and does not swell, so foundations on the heights hardly stir. The waterfront is another matter. Wirtz Dam keeps the lake near one level all year, and a lower story a few feet behind the bulkhead has wet ground beside it permanently. That concrete gets a relative humidity probe, then a barrier coat.',
    climate:
      'Leave a closed house at 85 °F for ten days and indoor humidity can drift past 60 percent; arrive, drop it to 72, and the boards give that water back at once. Wood is happiest between 30 and 50 percent, and a dehumidifier on a timer costs less than a cupped floor. Floods are rare but real: on October 16, 2018 the city evacuated Lighthouse Drive and part of Island Drive as the Llano River came down and the bridge at Kingsland fell.',
    housing:
      'Norman and Wayne Hurd opened the resort in 1971, and the oldest villas and condominiums still show parquet, brick pavers and Saltillo from that time. Applehead and Horseshoe Bay West filled in with lakefront houses on several terraces. After 2000 came Escondido and Summit Rock, with travertine by the thousand square feet, and Tuscan Village for buyers of 55 and older. Incorporation followed only in 2005, so a good deal of what a remodel uncovers is older than the city.',
  },
  flooringChallenges: [
    {
      title: 'Lake humidity in a house left shut',
      answer:
        'We recommend cores that hardly move, such as porcelain, stone-composite plank or engineered oak on birch, and write the thermostat and dehumidifier settings into your care sheet.',
    },
    {
      title: 'Wet feet and dock traffic',
      answer:
        'The run from boat slip to kitchen is laid in textured porcelain with a drained mat well. It takes sunscreen, fish and ice chests, then a mop.',
    },
    {
      title: 'Luxury stone, cracked or hollow',
      answer:
        'Travertine over long slabs breaks along old joints. We tap every piece, inject what can be saved, and blend replacements from the back of a closet or pantry.',
    },
    {
      title: 'Family weekends for a dozen guests',
      answer:
        'Bunk rooms see suitcases, cots and spilled juice. Solution-dyed carpet tiles or a tough plank let one stained square be changed on Sunday instead of the whole floor.',
    },
  ],
  popularStyles: ['Wood-look porcelain tile', 'Engineered white oak', 'Saltillo and travertine', 'Plush carpet'],
  floors: {
    vinyl:
      'For bunk rooms and condos kept for renting. We pick stone-composite cores, since softer plank can creep when a west window bakes an uncooled room in August.',
    hardwood:
      'Engineered boards only, wide and oiled, glued on the upper terraces. Solid strip is a gamble unless someone lives there all year and keeps the air steady.',
    tile: 'The lake standard. Planks of porcelain 8 by 48 inches read as wood, carry on to the covered loggia, and are indifferent to an air conditioner switched off on Sunday.',
    laminate:
      'We fit it in golf condominiums upstairs, over a sound mat that satisfies the association, when owners want a fresh look before a season of letting.',
    refinishing:
      'Resort parquet of the seventies can be sanded if the wear layer allows. Saltillo is stripped of yellowed sealer, washed and given a breathable coat.',
  },
  reasons: [
    {
      title: 'Work while you are away',
      body: 'Your property manager can let us in on Monday. Photographs each evening replace the site visit, and the house is swept before the next arrival.',
    },
    {
      title: 'A short list for a long drive',
      body: 'At 53 miles we pack with care: samples, moisture probe and laser come on the first trip, all material on the second.',
    },
    {
      title: 'Gates, islands and hangars',
      body: 'Applehead Island, Escondido and the airport lots each have access rules. We ask for them in the estimate so nobody waits at a keypad.',
    },
  ],
  areaServed:
    'The south shore of Lake LBJ on both sides of the county line: RM 2147 from Cottonwood Shores to the resort, RM 2831, Summit Rock down to SH 71, Deerhaven, and Sunrise Beach Village by appointment.',
  articles: ['hardwood-maintenance-central-texas-summer', 'tile-trends-bell-county-2024', 'emergency-flooring-repair-austin'],
  seo: {
    title: 'Flooring Installation in Horseshoe Bay, TX',
    description:
      'Porcelain, engineered oak and stone repair for Lake LBJ weekend homes and golf villas in Horseshoe Bay. Work can run while you are away; free estimates.',
    keywords: ['flooring Horseshoe Bay TX', 'Lake LBJ tile installer', 'travertine repair Horseshoe Bay'],
  },
} satisfies CityEntry;
