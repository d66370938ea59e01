import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'The Hills',
  slug: 'the-hills',
  county: 'Travis',
  population: '2,613 (2020 census)',
  zipCodes: ['78738'],
  description:
    'A gated golf village beside Lakeway: sunlit back rooms, watered beds along the walls, and 1990s tile ready to be replaced.',
  neighborhoods: [
    'The Hills of Lakeway',
    'Villas of The Hills',
    'Club Estates Parkway',
    'Wingreen Loop',
    'Trophy Drive',
    'Lohmans Crossing entrance',
  ],
  coordinates: { lat: 30.3464, lng: -97.9864 },
  distanceFromAustin: '19 miles',
  localInfo:
    'Inside the gates at Lohmans Crossing, about 1,000 households share 1.1 square miles with a Jack Nicklaus golf course. Floors in the village tend to be of one age: beige 12-inch tile, cut-pile carpet and strip oak from the 1980s and 1990s, in homes otherwise kept like new. The wish list is short: fewer grout joints, no small steps to trip on, and not three weeks of hammering.',
  local: {
    soil: 'The village lies along Hurst Creek, on benches of limestone with little native dirt. The green you see is imported topsoil kept alive by sprinklers, and that matters indoors. Beds watered against the house keep the outer two feet of concrete damp in the driest July. There old tile sounds hollow and plank edges curl. Our meter therefore starts along the fairway wall and works inward. Moving one sprinkler head back a yard is at times the cheapest floor repair there is.',
    climate:
      'Living rooms look out over fairways through tall glass, much of it facing west. Late sun falls on the same band of floor each evening from May into September and can warm a dark board far above room temperature. Floating planks grow and press on the patio door track; dark stains bleach in the outline of the rug. We ask which way the big window looks before naming a product. Film on the glass, a lighter tone or a glued edge solves most cases, and porcelain settles the rest.',
    housing:
      'The Hurst Creek utility district dates from 1979 and the course from 1981; the first houses rose beside them. A count in 2000 found 657 homes, and the village had incorporated three years before. Villas and garden homes stand close on compact lots, custom houses spread along the holes. Nearly all are slab. A habit of the eighties was oak strip nailed to plywood over concrete, which leaves that room an inch or more above the tile next door.',
  },
  flooringChallenges: [
    {
      title: 'Traffic from cart garage to kitchen',
      answer:
        'Soft spikes carry sand, and sand is what dulls a finish. A tight-textured tile or a brushed plank in the cart hall, plus a recessed mat, stops it before the den.',
    },
    {
      title: 'Pet claws and grandchildren on slick stone',
      answer:
        'Polished travertine is an ice rink for a retriever. We show matte surfaces with a wet slip rating of 0.42 or better and let you stand on them in socks.',
    },
    {
      title: 'Luxury remodels behind a guarded gate',
      answer:
        'Names and plates go to the gatehouse beforehand, saws stay in the garage, and work hours follow the property owners association. The street looks untouched at five.',
    },
    {
      title: 'Moisture creeping in from watered beds',
      answer:
        'If the slab edge reads high, we seal a border two or three feet deep with an epoxy barrier before gluing, and advise on the sprinkler that feeds it.',
    },
  ],
  popularStyles: ['Large porcelain tile', 'Plush carpet', 'Engineered hickory', 'Luxury vinyl plank'],
  floors: {
    vinyl:
      'Quiet underfoot with a cork pad, kinder to knees than stone, and light enough to carry through a villa with a narrow side yard. The usual pick for guest wings.',
    hardwood:
      'Hickory or pale oak on a stable plywood core replaces the raised strip of the eighties. Removing that sleeper plywood brings bedroom and hall to a single plane.',
    tile: 'Porcelain at 24 inches with a 1/8 inch joint retires the old beige grid. Demolition is loud for a day or two, so we tell the neighbors which ones.',
    laminate:
      'A tidy answer for a card room or study upstairs. Modern boards with sealed bevels shrug off a spilled iced tea and cost $4-8 per sq ft in place.',
    refinishing:
      'Original oak in the custom homes usually has a full 3/4 inch left. Sanding to a natural matte tone saves 50-70% against new wood and removes the amber look.',
  },
  reasons: [
    {
      title: 'One level from bed to patio',
      body: 'Owners who mean to stay ask for no thresholds. We shave, fill and reuse a shower recess so a walker or suitcase rolls from bedroom to terrace door.',
    },
    {
      title: 'Short, planned noise',
      body: 'Tile removal and stapling are grouped into set mornings. You receive the list before work begins and can book your tee time around it.',
    },
    {
      title: 'Furniture handled room by room',
      body: 'Pianos, glass cabinets and art are agreed at the estimate: what we shift, what a mover should, what stays wrapped in place. Nothing is decided on the doorstep.',
    },
  ],
  areaServed:
    'Every street within the village, from Wingreen Loop to Club Estates Parkway, and the neighbors outside the wall: Flintrock, Lakeway Drive, Lohmans Crossing and the medical offices on RM 620. Give us your gate instructions with the request.',
  articles: ['flooring-resale-value-austin-homes', 'pet-friendly-flooring-georgetown', 'kitchen-flooring-trends-pflugerville'],
  seo: {
    title: 'Flooring Installation in The Hills, TX',
    description:
      'Step-free porcelain, carpet, hickory and oak refinishing for golf homes in the Village of The Hills, with gate access and quiet mornings planned ahead.',
    keywords: ['flooring The Hills TX', 'Village of The Hills tile', 'golf home flooring Lakeway'],
  },
} satisfies CityEntry;
