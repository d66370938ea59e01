import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Cedar Park',
  slug: 'cedar-park',
  county: 'Williamson',
  population: '77,595 (2020 census)',
  zipCodes: ['78613'],
  description:
    'A quarry town grown into a suburb. Rock under the slab means steady floors, wide oak boards and few surprises below the carpet.',
  neighborhoods: [
    'Buttercup Creek',
    'Ranch at Brushy Creek',
    'Twin Creeks',
    'Carriage Hills',
    'Anderson Mill West',
    'Forest Oaks',
    'Silver Oak',
    'Cypress Creek',
  ],
  coordinates: { lat: 30.5052, lng: -97.8203 },
  distanceFromAustin: '20 miles',
  localInfo:
    'Quarrymen were cutting Cordova Cream limestone in Cedar Park long before home builders came. That rock is good news indoors: it hardly swells, so an oak floor glued to a slab here has an easier life than one ten miles east. The harder part is timing. Count on 4-6 weeks from a signed estimate to the first day of work, and ask earlier if a closing or a holiday sets the date.',
  local: {
    soil: 'Scrape away six inches of brown clay and cedar litter and the shovel rings. The Edwards limestone below is full of small caves, several of them fenced as preserves in Buttercup Creek. Pads were cut with rock saws, then leveled with crushed base, and slabs on them stay put. The exception is the downhill edge of a sloping lot, as around Twin Creeks, where fill may be several feet deep. There we look for a back room that leans and a baseboard that has lifted.',
    climate:
      'Ashe juniper gives the town its name, and its pollen from December to February. Owners with cedar fever often swap carpet for something they can damp-mop, and a change of filter on the same day helps. In a January norther a heated house may drop under 25 percent humidity, and boards 7 inches and wider then show gaps unless a humidifier holds the air at 30-50 percent.',
    housing:
      'The count went from 26,049 residents in 2000 to almost three times that in 2020. Anderson Mill West and Buttercup Creek hold the older brick homes, from the 1980s and 1990s. Ranch at Brushy Creek and Twin Creeks came later and larger, with a study behind glass doors, a primary suite downstairs and travertine or hand-scraped wood from the 2000s. Those dark scraped boards are what owners now want gone.',
  },
  flooringChallenges: [
    {
      title: 'High-end great rooms with long sight lines',
      answer:
        'Forty feet from front door to patio shows each crooked row. We snap the line from the longest wall, dry-lay three courses, and carry boards through doorways without a strip.',
    },
    {
      title: 'Durability under pollen, grit and pool feet',
      answer:
        'Limestone dust is fine sandpaper. A mat set flush into the tile at the back door, plus a ceramic-filled finish, buys years before the first recoat.',
    },
    {
      title: 'Pet scratches on soft dark wood',
      answer:
        'Stained walnut tones show each nail mark as a pale thread. We move dog owners toward wire-brushed blond oak, where the same mark disappears in the grain.',
    },
    {
      title: 'Booking ahead of a move-in date',
      answer:
        'Material can take 3-21 days to arrive and wood wants 48-72 hours to settle in. Give us the closing date early and we put delivery, demolition and laying on one calendar.',
    },
  ],
  popularStyles: ['European oak hardwood', 'Honed limestone-look tile', 'Patterned wool carpet', 'Site-finished white oak'],
  floors: {
    vinyl:
      'Chosen for pool baths, media rooms and the laundry rather than the front of the house. A 28 mil face takes wet trunks, and cleats from the Brushy Creek Sports Park.',
    hardwood:
      'The floor for Twin Creeks and Ranch at Brushy Creek: European oak 7-9 inches wide, matte, laid in full-spread adhesive that also seals the slab against vapor.',
    tile: 'Local builders loved tumbled travertine. Its filled holes reopen at the shower door, so we offer a rectified porcelain in the same cream shade, 24x48, with joints of 1/8 inch.',
    laminate:
      "For bonus rooms and the children's wing in Forest Oaks, where a 12 mm board over cork feels firm underfoot. Choose a style with beveled ends, since flat ones look printed.",
    refinishing:
      'Red oak strip from the 1990s need not stay orange. Sanding takes off the amber varnish, a white-toned sealer mutes the pink, two clear coats follow. Expect 3-5 days without furniture.',
  },
  reasons: [
    {
      title: 'A calendar you can plan on',
      body: 'You get three dates: when the material lands, when we start, and when the sofa goes back. A late truck means a call before you have cleared the room.',
    },
    {
      title: 'Mock-ups on your own slab',
      body: 'Hill light is hard and white. We set four or five loose boards by the patio glass and leave them a day, because a tone that looked gray in the shop can turn yellow at noon.',
    },
    {
      title: 'An eye on resale',
      body: 'A sensible outlay on floors is 3-5 percent of what the house is worth. We say which rooms buyers notice and where a plainer grade does the same job.',
    },
  ],
  areaServed:
    'Cedar Park from Lakeline to Whitestone and across 183A: Bell Boulevard shops, Cypress Creek Road, Brushy Creek Road and the hills off Anderson Mill. Avery Ranch, Block House Creek and Volente are on the same route.',
  articles: [
    'flooring-installation-timeline-cedar-park',
    'hardwood-maintenance-central-texas-summer',
    'flooring-resale-value-austin-homes',
  ],
  seo: {
    title: 'Flooring Installation in Cedar Park, TX',
    description:
      'Wide oak, large porcelain and refinishing on Cedar Park limestone slabs. Clear dates for delivery, start and finish. Free estimates; book 4-6 weeks ahead.',
    keywords: ['flooring Cedar Park TX', 'oak floors Cedar Park', 'floor installation timeline'],
  },
} satisfies CityEntry;
