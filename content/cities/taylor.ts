import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Taylor',
  slug: 'taylor',
  county: 'Williamson',
  population: '16,267 (2020 census)',
  zipCodes: ['76574'],
  description:
    'Cotton-era houses on piers, brick shops on Main, new slabs near the chip plant. Old pine and fresh concrete meet in Taylor.',
  neighborhoods: [
    'Downtown Taylor',
    'Doak Addition',
    'Murphy Park',
    'Castlewood',
    'Castlewood South',
    'Summerfield',
    'Avery Glen',
  ],
  coordinates: { lat: 30.5708, lng: -97.4094 },
  distanceFromAustin: '36 miles',
  localInfo:
    'Geologists named a belt of Texas clay after this town, the Taylor Marl. It made cotton rich and it keeps floor layers busy. Two kinds of work meet here. One is the Victorian or bungalow a few blocks off Main Street, with long pine boards below three layers of linoleum. The other is a slab house off FM 973, finished fast for people who came with the Samsung plant. They call for opposite methods.',
  local: {
    soil: 'Marl is clay mixed with lime mud, and on the level east side of Williamson County it weathers into heavy black Houston and Burleson soils. Under an old house the piers rise and sink one by one, which is why a marble rolls toward the dining room. A difference of half an inch across a room can be shimmed or built up with plywood. Two inches belong to a foundation company before us, and we say so during the first visit. Newer slabs are stiffer, but a door that sticks every September tells the same tale.',
    climate:
      'In September 1921 a rain gauge at Taylor caught 23 inches in one day, and Thrall next door had more than 36 inches in 18 hours. No storm here has come near that since. Still, Bull Branch and Mustang Creek rise quickly, and earth under a pier house stays damp long after the sky has cleared. Summer works from above: upper rooms below a hot attic dry their boards until a dime fits in the gaps. Joists and boards are both metered before we close anything in.',
    housing:
      'Just west of Main stand houses from the 1880s to 1940, in every state from polished to propped up. Longleaf pine was the everyday floor, oak a sign of a good cotton year; sheet goods and carpet came later. Brick ranches from the 1950s to the 1970s follow on the way to Murphy Park. After a long pause came Avery Glen, Summerfield and Castlewood, across from the high school, all on concrete with plank, tile and carpet from the builder.',
  },
  flooringChallenges: [
    {
      title: 'Historic pine below old linoleum',
      answer:
        'Sheet goods and black adhesive from before 1985 can contain asbestos. We stop, send a sample to a laboratory, and plan removal or a clean cover once the answer is in.',
    },
    {
      title: 'Moisture rising from the crawl space',
      answer:
        'A ground sheet and open vents come before new oak. When joists read above 14 percent we wait or repair, since wood nailed into damp framing cups within weeks.',
    },
    {
      title: 'Traffic in Main Street storefronts',
      answer:
        'Boots, strollers and hand trucks cross the same ten feet all day. We glue commercial vinyl or set dense porcelain there, half of the shop at a time, so the other half keeps selling.',
    },
    {
      title: 'High-end baths in hundred-year-old shells',
      answer:
        'Stone cracks on springy framing. We check joist size and span, add blocking and plywood until deflection is within limits for tile, and only then open the mortar.',
    },
  ],
  popularStyles: ['Restored longleaf pine', 'Site-finished oak hardwood', 'Hexagon porcelain tile', 'Glue-down vinyl plank'],
  floors: {
    vinyl:
      'Right for rental cottages and for the concrete around Wesley Miller Lane. Glued plank stays put when a place sits empty with the air off.',
    hardwood:
      "Taylor's own material. We lace antique pine into patches where a flue or wall once stood, or nail new 3/4-inch oak over a sound board subfloor.",
    tile: 'Small hexagons look at home in a 1910 bathroom and forgive a tub that runs over. In Castlewood, 12x24 porcelain replaces builder vinyl.',
    laminate:
      'Useful in back bedrooms of a 1960s ranch with a firm slab, where nobody wants to spend oak money. Count on 1-2 days.',
    refinishing:
      'Dustless sanding costs $3-5 per sq ft against $8-15 for a new wood floor. Soft pine gets a matte finish, and its dents may keep their age.',
  },
  reasons: [
    {
      title: 'Piers and concrete on one page',
      body: 'Many owners here have a 1920s front and a 1990s slab addition. Our quote treats each half by its own rules and draws the seam between them.',
    },
    {
      title: 'Old boards get the first chance',
      body: 'We lift a vent, count the layers and measure the wear wood over the tongue. If it can be saved, that price comes first.',
    },
    {
      title: 'A plain answer on leveling',
      body: 'You hear what carpentry can fix and what needs a foundation firm, with the slope of each room noted in inches.',
    },
  ],
  areaServed:
    "Taylor and the country around it: Thrall and Thorndale on US 79, Circleville and Granger up SH 95, Coupland to the south, Rice's Crossing on FM 973, and farm roads as far as Beyersville.",
  articles: [
    'hardwood-flooring-austin-tx-guide',
    'professional-vs-diy-flooring',
    'hardwood-maintenance-central-texas-summer',
    'commercial-flooring-austin-businesses',
  ],
  seo: {
    title: 'Flooring Installation in Taylor, TX',
    description:
      'Pine and oak restoration, new plank and tile for Taylor: pier houses near Main Street, shops downtown, slabs in Castlewood. Free, no-obligation estimate.',
  },
} satisfies CityEntry;
