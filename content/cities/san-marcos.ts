import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'San Marcos',
  slug: 'san-marcos',
  county: 'Hays',
  population: '67,553 (2020 census)',
  zipCodes: ['78666'],
  description:
    "Student rentals between leases, tile for the river flats, and squeaky old floors on Belvin Street. Tell us which one's yours, and we'll plan around it.",
  neighborhoods: [
    'Belvin Street',
    'Dunbar',
    'Lindsey-Rogers',
    'Blanco Gardens',
    'Sunset Acres',
    'Spring Lake Hills',
    'Blanco Vista',
    'Kissing Tree',
    'Trace',
    'La Cima',
  ],
  coordinates: { lat: 29.8833, lng: -97.9414 },
  distanceFromAustin: '31 miles',
  localInfo:
    'Most leases near Texas State run out in late July, and the next students move in during August. That leaves landlords a couple of weeks to paint, clean, and replace floors all over San Marcos, so it pays to book early. If you live in the house you own, you probably have a different question. On the Blanco flats, people ask about flooding, and on Belvin Street, they want a 1905 board to stop squeaking.',
  local: {
    soil: "The Balcones Escarpment crosses town, and the springs come out at the bottom of it. La Cima, up on the hill, has a little stony clay over Edwards limestone, so slabs there stay put. On the east side you're soon on deep blackland that swells and shrinks. In between are river bottoms, and they're a different case, because silt doesn't move much but it stays wet. In Blanco Gardens or near the San Marcos River, we look for moisture coming up through the concrete. If there's a lot of it, we'd suggest floating your floor over plastic film instead of gluing it.",
    climate:
      "The Blanco came out of its banks twice in 2015, in late May and again in late October, and Blanco Gardens was hit hard. If water stood in your house that year, use porcelain. Any plank or carpet that river water soaks has to be hauled off. Everywhere else, summer does slower damage. If your renters tube the river, wet towels and swimsuits end up on the bedroom floor. That swells laminate at the seams, so we'd put vinyl in those rooms as well as the kitchen.",
    housing:
      "Dunbar, Lindsey-Rogers, and the districts along Belvin, Burleson, and Hopkins streets have frame houses on piers, many with their first pine or oak. Duplexes and apartments line Aquarena Springs Drive and Post Road. Upstairs units there often have a thin layer of gypsum poured over the wood subfloor. It's soft and dusty, so it needs a primer before anything's glued to it. Blanco Vista, Trace, Kissing Tree, and La Cima are newer, with open plans on slabs.",
  },
  flooringChallenges: [
    {
      title: 'Traffic from four roommates',
      answer:
        "Think about four desks, four beds, and a couch going up the stairs twice a year. We'd use a commercial glue-down vinyl in a mid-tone color, with metal stair noses so furniture doesn't chip the edges.",
    },
    {
      title: 'High water near the Blanco',
      answer:
        "Below the 2015 line, we wouldn't use any wood, trim included. Set porcelain on the floor and PVC baseboards that are screwed on. If it floods again, you can take those off, let the wall dry, and put them back.",
    },
    {
      title: 'Affordable unit turns before move-in day',
      answer:
        "Walk your units in spring and sort the rooms into three lists: fine, patch, and replace. Send us the lists with photos. You'll only pay for the rooms that need it, and we'll know what to order.",
    },
    {
      title: 'Historic houses around Belvin and Burleson',
      answer:
        "The city's review covers the outside of these houses, so the floor is your call. Most squeaks are a board rubbing on a loose nail. We can often shim and screw it from the crawl space and leave the top alone.",
    },
  ],
  popularStyles: [
    'Commercial glue-down vinyl',
    'Slip-resistant porcelain tile',
    'Engineered oak hardwood',
    'Low-pile nylon carpet',
  ],
  floors: {
    vinyl:
      "For rentals, pick a medium oak color, because very dark and very light planks both show river sand. It's $5-10 per sq ft installed, and it can go over that gypsum upstairs once it's primed.",
    hardwood:
      'It makes sense if you live there yourself. We glue engineered oak to the slabs at Kissing Tree, and match new strips to the old ones on West San Antonio Street.',
    tile: "This is the floor for a river house. Choose a porcelain with some texture, so wet feet don't slide, and a sand-colored grout, so a little leftover silt doesn't show.",
    laminate:
      "Fine for an upstairs room in Trace or Blanco Vista. In a student duplex, one washer that overflows will ruin it, so we'd use something else on the ground floor.",
    refinishing:
      "A house in Lindsey-Rogers may have three kinds of wood from three additions. If they're sanded at the same time and get the same clear finish, the rooms look like they belong together.",
  },
  reasons: [
    {
      title: 'We work from your lease calendar',
      body: "Send your unit list by April. With notice to your tenants, we can measure early and have material ordered by June. Then you aren't competing for the last week of July.",
    },
    {
      title: 'Several units in one visit',
      body: "Two or three apartments in the same complex can share one delivery, one setup, and one haul-off. We price them together, so you're not paying for those three times.",
    },
    {
      title: 'Help when an upstairs unit leaks',
      body: `Shut off the water to the building, then call us. Our emergency line is answered ${business.hours.emergencyTime}, and we'll tell you what to move, what to photograph, and which floors might be saved.`,
    },
  ],
  areaServed:
    "We work all over San Marcos, from Aquarena Springs Drive to Hunter Road, River Road, and Wonder World Drive. We'll also come out Ranch Road 12 toward Wimberley, SH 80 to Martindale, and SH 123 past Redwood. Send one address or a whole list to get on the schedule.",
  articles: ['emergency-flooring-repair-austin', 'high-traffic-flooring-round-rock', 'lvp-vs-hardwood-central-texas'],
  seo: {
    title: 'Flooring Installation in San Marcos, TX',
    description: `San Marcos, TX flooring: student rentals between leases, tile for river houses, and old floors repaired. Free estimates and ${business.hours.emergencyTime} emergency calls.`,
  },
} satisfies CityEntry;
