import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Manor',
  slug: 'manor',
  county: 'Travis',
  image: 'mudroom-lvp-wood',
  population: '13,652 (2020 census)',
  zipCodes: ['78653'],
  description:
    "We look under your builder's carpet before we quote. Plank, tile, and new carpet for ShadowGlen, Presidential Glen, Lagos, and the old town.",
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
    "In Manor, a flooring job usually starts with pulling up the builder's carpet. Under it in Presidential Glen or Stonewater, there's often paint overspray, drywall mud, and a slab nobody has seen since the house was built. Don't let anyone price your floor without looking at that. We'll lift a corner near an outside wall, where clay soil moves a slab the most, and show you what's there. Then you can choose plank, tile, or fresh carpet.",
  local: {
    soil: "This was cotton land, and the ground between Gilleland and Wilbarger creeks is mostly Houston Black and Heiden clay. Houston Black is the state soil of Texas. It cracks wide enough in a dry summer to fit your hand in, then closes up and lifts the lot after fall rain. The edges of a slab travel farther than the middle does, so we run a straightedge along the outside walls first and mark the high spots. If they need grinding, you'll see that as a separate line for that wall only.",
    climate:
      "Young trees don't give Manor's newer streets much shade yet, so pull the blinds on patio doors that face west. Think about where you plant the next one, too. In a dry August, a big tree's roots pull so much water from the clay that the nearest corner of your slab can sink. Ask the nursery how wide it'll get, and keep it at least that far from the house. And if a storm leaves water standing at one wall, tell us, because that's where we'll look for rusty tack strips under the carpet.",
    housing:
      'Old Manor, around Parsons and Eggleston streets, is small, but a few of its wood houses still have their first pine boards. Nearly everything else is a slab house from after 2005: ShadowGlen, Bell Farms, Carriage Hills, and Stonewater first, then Presidential Heights and Lagos. The common plan has tile or sheet vinyl in the wet rooms and carpet in all the others. Two-story homes add 13-16 carpeted steps, and carpet is still the quietest and least expensive floor for those.',
  },
  flooringChallenges: [
    {
      title: 'Affordable first upgrade for a starter home',
      answer:
        "Keep your baseboards. We take them off carefully, number the backs, and nail them up again over the new floor. You'll need a little caulk and touch-up paint, but you won't pay for new trim.",
    },
    {
      title: 'Paint and drywall mud on the slab',
      answer:
        "Glue won't hold on overspray, so a glued floor means scraping and vacuuming the whole slab. That's its own line on the quote. If you choose floating plank, we only have to knock down the bumps.",
    },
    {
      title: 'Pet claws and black mud by the back door',
      answer:
        'Let blackland mud dry, then vacuum it up, because mopping it wet just spreads it. For dogs, pick a matte plank with an embossed grain. It gives paws some grip and hides small scratches.',
    },
    {
      title: 'Slab edges that move with the seasons',
      answer:
        'Floating planks need an open gap at every wall. We sweep it clean and cover it with shoe molding nailed to the baseboard, never to the floor. That way the planks can slide when the slab shifts.',
    },
  ],
  popularStyles: ['Rigid-core vinyl plank', 'Wood-look porcelain tile', 'Stain-resistant carpet', 'Water-resistant laminate'],
  floors: {
    vinyl:
      "For most main levels off US 290, we'd price rigid-core plank first. It's $5-10 per sq ft, it goes over hairline cracks and shallow dips, and it's tough enough for toy trucks.",
    hardwood:
      "In the larger ShadowGlen homes, we glue engineered boards with an adhesive that also blocks moisture. Solid wood makes sense only in the old town's pier houses, where there's a wood subfloor to nail into.",
    tile: "Start with the baths. We take out the builder's small squares, scrape off the old thinset, and set bigger porcelain. You'll have less grout to clean, and the room will look larger.",
    laminate:
      "Upstairs bedrooms are where it works: they're dry, and a good underlayment keeps them quiet. It runs $4-8 per sq ft installed, and two average rooms usually take a day.",
    refinishing:
      'Only the houses near Eggleston Street are old enough to need it. Their pine is soft, so we sand it lightly with fine grit and build up three thin coats instead of two heavy ones.',
  },
  reasons: [
    {
      title: 'We check two or three corners',
      body: "At the measure, we roll back carpet in two or three rooms, take a look, and tuck it in again. You'll know what's under there before you sign anything.",
    },
    {
      title: 'Paint first, floor second',
      body: "The easiest day to paint is the one after the old carpet's gone and before the new floor arrives. Tell us if you'd like that gap in the schedule, and you can skip the drop cloths.",
    },
    {
      title: 'A clean edge where carpet stays',
      body: "You don't have to get rid of all of it. If the bedrooms keep their carpet, we stretch it again and tuck it against the new plank, so there's no frayed edge at the door.",
    },
  ],
  areaServed:
    "We take care of Manor along US 290 and FM 973, from ShadowGlen to Presidential Meadows, Gregg Lane, Kimbro, and Littig. To the south, Blake Manor Road gets us to Whisper Valley, Hornsby Bend, and Webberville. Tell us how many rooms have carpet, and we'll come look under it.",
  articles: ['foundation-flooring-central-texas', 'affordable-flooring-leander', 'lvp-vs-hardwood-central-texas'],
  seo: {
    title: 'Flooring Installation in Manor, TX',
    description:
      'Replace builder carpet in Manor, TX with vinyl plank, tile, or laminate. We look at the slab underneath before you get a price. Free written estimate.',
  },
} satisfies CityEntry;
