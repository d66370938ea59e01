import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'West Lake Hills',
  slug: 'westlake-hills',
  county: 'Travis',
  image: 'dining-windows',
  population: '3,444 (2020 census)',
  zipCodes: ['78746'],
  description:
    'We save old parquet, cork, and red oak where we can, and install rift oak, stone, and tile in custom homes above Lake Austin.',
  neighborhoods: [
    'Terrace Mountain',
    'Yaupon Valley',
    'Laurel Valley',
    'Redbud Trail',
    'Toro Canyon',
    'Camp Craft',
    'Westwood',
    'Rob Roy',
  ],
  coordinates: { lat: 30.2919, lng: -97.8083 },
  distanceFromAustin: '6 miles',
  localInfo:
    "Hardly any two houses in West Lake Hills share a floor plan, and the floors are just as varied. You'll find cork, parquet, quarry tile, and red oak that was finished in place 50 years ago. Before you tear one out, let us look at it. It may cost less to fix than to replace, and you may not be able to buy it anymore. If yours is past saving, we'll help you choose something that suits the house, from walnut to honed limestone.",
  local: {
    soil: "These hills are the Balcones Escarpment, with Edwards limestone on top and Glen Rose ledges in the draws. The stony clay over them is too thin to swell much, so we don't worry about the ground moving. We look at walls that are buried in the hill. On a lower floor, the side against one of those often reads damper than the side with the view, so we test each separately. Slabs from before the 1980s rarely have cables, so once we've made sure, a drilled probe is fine there. On newer slabs, we test from the surface.",
    climate:
      "After repeated floods in 2015, the city wrote its own drainage rules, because every big roof and driveway sends water to the house below. If your den opens at the bottom of the lot, put down tile or stone there, in case a drain clogs. Ice is the other thing people here remember. In February 2023, it brought down trees all over town, and some homes were dark and cold for days. If that happens again, warm the house up slowly. Solid wood that's heated in a hurry opens up at the seams.",
    housing:
      "The city had 714 residents in 1960 and 2,166 by 1980, so you'll find plenty of low stone-and-cedar houses from those years. Under the carpet there may be 9-inch tiles in black adhesive, which a lab has to test for asbestos before anyone scrapes. Some newer houses are steel and glass, and their walls meet the floor with no baseboard. If you're building one of those, call us before the drywall is finished. There's no trim to hide the gap a wood floor needs, so it has to be planned.",
  },
  flooringChallenges: [
    {
      title: 'High-end rooms where every line shows',
      answer:
        'We snap the layout in chalk: where the boards center on the fireplace, how they meet the glass, where each flush vent goes. You walk it with us and change what you like, and then we cut.',
    },
    {
      title: 'Moisture along hillside retaining walls',
      answer:
        "We measure beside the buried wall and roll on an epoxy coating if the slab needs it. If water is coming through the wall, that's work for a waterproofing contractor, and no floor will hide it for long.",
    },
    {
      title: 'Restoration of parquet and midcentury oak',
      answer:
        "We glue loose parquet pieces back one at a time and mill new squares for the missing ones. Old paste wax has to be stripped, because a modern finish won't stick to it.",
    },
    {
      title: 'Worn cork and quarry tile',
      answer:
        "Thick cork tile can often be lightly sanded and sealed again. Quarry tile usually needs its old sealer stripped and some joints regrouted. We'll try a corner of each, so you can see it first.",
    },
  ],
  popularStyles: ['Rift-sawn white oak hardwood', 'Honed limestone', 'Walnut herringbone', 'Large-format porcelain tile'],
  floors: {
    vinyl:
      "You may not want it in the living room, and that's fine. Glued down with a matte face, it's a sensible floor for a pool bath, a hobby room, or guest quarters, at $5-10 per sq ft.",
    hardwood:
      "Rift-sawn and quartersawn oak stay flatter than ordinary oak when humidity changes. We order it all from one lot, nail it where there's framing, and glue it where there's slab, so the color matches throughout.",
    tile: 'Porcelain as big as 24x48 inches can run from the kitchen out to the terrace if the slab has a recess for it. In a wing on posts, we check how much the floor bends before we agree to stone.',
    laminate:
      "We'd save it for a workshop loft or a room over the carport. You get a hard surface for a space that takes abuse, and you keep the hardwood budget for rooms you live in.",
    refinishing:
      'Site-finished red oak from the 1970s usually has enough wood left to sand. If the stairs and landing are the same oak, do them in the same week, because a match is hard to get later.',
  },
  reasons: [
    {
      title: 'We watch out for your live oaks',
      body: "A loaded truck or a pallet of stone can damage the roots. We'll agree with you on where to park and stack, and keep both out from under the branches.",
    },
    {
      title: 'Built-ins and stonework stay covered',
      body: "Before the first cut, we mask hand-set stone and box in benches and stair rails. Our sanders and saws run to a vacuum, so dust doesn't settle on open shelves.",
    },
    {
      title: 'Glad to work with your architect',
      body: "We'll share dates and floor heights with your cabinetmaker and designer, so doors and counters come out right. If it's only you and a tape measure, that works, too.",
    },
  ],
  areaServed:
    "People call it Westlake, and we cover Redbud Trail, Westlake Drive, Terrace Mountain, Camp Craft Road, and the offices on Bee Caves Road. Rollingwood, Lost Creek, and Davenport Ranch, too. If a truck can't turn around on your lane, mention that when you call.",
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'flooring-resale-value-austin-homes',
    'hardwood-maintenance-central-texas-summer',
  ],
  seo: {
    title: 'Flooring in West Lake Hills, TX',
    description:
      'Flooring in West Lake Hills, TX: rift oak, stone, tile, and refinishing for custom hillside homes. We test damp walls and save old parquet. Free quotes.',
    keywords: ['flooring West Lake Hills TX', 'Westlake hardwood refinishing', 'custom wood floors 78746'],
  },
} satisfies CityEntry;
