import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'The Hills',
  slug: 'the-hills',
  county: 'Travis',
  image: 'lakehouse-sofa',
  population: '2,613 (2020 census)',
  zipCodes: ['78738'],
  description:
    "New floors for the village's 1980s and 1990s homes: bigger tile, new carpet, hickory, and refinished oak, with the noisy work scheduled ahead.",
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
    "Most homes in The Hills went up in the 1980s and 1990s, and many still have their first floors. You'll see beige 12-inch tile, cut-pile carpet, and strip oak, and taking out that tile is the hard part. It's loud and dusty, your neighbors are close, and the property owners association has rules about work hours. We'll agree on the noisy mornings with you, seal off the other rooms, and tell you what we expect to find underneath.",
  local: {
    soil: 'The village sits on limestone ledges along Hurst Creek and has very little dirt of its own. The green you see is topsoil that was trucked in and is kept alive by sprinklers. Where a bed is watered against the house, the outer two feet of slab can stay damp in the driest July. Old tile along that edge comes loose and sounds hollow. We check along the fairway wall first. Sometimes moving one sprinkler head back a yard is all that edge needs before we retile.',
    climate:
      "Tile on a slab feels good through a 100 °F August, but it's cold on your feet when a January norther comes across the fairway. If that's why you've been putting off new tile, ask about an electric warming mat. It goes under the tile in a bath or breakfast room, and a licensed electrician connects it. In the bedrooms, carpet with a thick pad is still the warmest floor we install. Where late sun reaches it, choose a lighter color, since fading shows less.",
    housing:
      'The Hurst Creek utility district dates from 1979 and the Jack Nicklaus course from 1981. By 2000, a count found 657 homes. Villas and garden homes stand close together on small lots, and custom houses line the holes. Almost all of them are slabs. In the eighties, a common way to get oak on a slab was to nail it to plywood. That leaves the room an inch or more above the tile beside it. You can refinish it and keep the step, or take out both layers.',
  },
  flooringChallenges: [
    {
      title: 'Traffic from cart garage to kitchen',
      answer:
        "Golf shoes and cart tires carry sand and fertilizer, and the iron in fertilizer can leave rust spots on light stone. In that hall, we'd use porcelain with a medium gray grout and a mat you can hose off.",
    },
    {
      title: 'Pet claws and grandchildren on slick stone',
      answer:
        'Polished travertine is hard for an old dog to stand up on. Try our matte porcelain samples in your socks before you choose. In a bath, go with smaller tile, because more grout lines mean more grip.',
    },
    {
      title: 'Luxury remodels under association rules',
      answer:
        "Send us your association's rules on hours, parking, and dumpsters, and we'll write the schedule to fit. We cut in your garage instead of out on the driveway.",
    },
    {
      title: 'Moisture creeping in from watered beds',
      answer:
        "We read the slab edge, have you move or shut off the sprinkler, and read it again in a few weeks. If it's still damp, we seal a border two or three feet wide with epoxy before we glue.",
    },
  ],
  popularStyles: ['Large porcelain tile', 'Plush carpet', 'Engineered hickory', 'Luxury vinyl plank'],
  floors: {
    vinyl:
      "It's warmer and easier on your knees than tile, so it's a good choice for guest rooms. At $5-10 per sq ft installed, it also costs less than new hardwood, and most rooms are done in 1-3 days.",
    hardwood:
      'Once the raised oak and its plywood are gone, we can glue engineered hickory straight to the slab. That brings the room down close to the height of the tile in the hall.',
    tile: 'Porcelain in 24-inch squares has about half as much grout to clean as 12-inch tile. Keep the joints at 1/8 inch. Tear-out takes a day or two, depending on how well the old tile is stuck.',
    laminate:
      "It's a neat, low-cost floor for a card room or a study upstairs, at $4-8 per sq ft installed. A spilled iced tea won't hurt it if you wipe it up right away.",
    refinishing:
      'The original oak in custom homes is often a full 3/4 inch thick. Refinishing saves you 50-70 percent compared with new wood, and you can trade the amber gloss for a natural matte.',
  },
  reasons: [
    {
      title: 'Noise you can plan around',
      body: "Tear-out and nailing go into set mornings, and you'll have the list before we start. Pass it to the neighbors, or book your tee time for those days.",
    },
    {
      title: 'Dust stays in the room we work in',
      body: "Breaking out tile makes fine dust. We tape plastic over doorways and AC returns and hook a vacuum to our tools. You'll still find a little, and we clean that up daily.",
    },
    {
      title: 'Furniture decided ahead of time',
      body: "We'll go through the house with you and list what we can move, what needs a piano mover, and what stays put under a cover. Moving is its own line on the quote.",
    },
  ],
  areaServed:
    "We work on every street in The Hills, from Wingreen Loop and Trophy Drive to Club Estates Parkway, and in the offices along RM 620. When you ask for a visit, include your gate instructions and the hours your association allows, and we'll suggest a few times.",
  articles: ['flooring-resale-value-austin-homes', 'pet-friendly-flooring-georgetown', 'kitchen-flooring-trends-pflugerville'],
  seo: {
    title: 'Flooring Installation in The Hills, TX',
    description:
      'New floors in The Hills, TX: large porcelain tile, carpet, hickory, and refinished oak, with noisy work planned around your neighbors. Free estimates.',
    keywords: ['flooring The Hills TX', 'Village of The Hills tile', 'golf home flooring Lakeway'],
  },
} satisfies CityEntry;
