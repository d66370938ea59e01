import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'San Marcos',
  slug: 'san-marcos',
  county: 'Hays',
  population: '67,553 (2020 census)',
  zipCodes: ['78666'],
  description:
    'Leases that turn over in August, a river that came indoors in 2015 and seven historic districts: San Marcos works its floors hard.',
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
    'A floor in San Marcos lives by a calendar. Student leases around Texas State run out in late July, new tenants arrive in August, and in between thousands of rooms need paint and flooring at the same moment. On the river flats, owners look at the flood map before the color card. A mile uphill on Belvin Street the talk is about a squeak in a board from 1905. Tell us which of these you have.',
  local: {
    soil: 'The Balcones Escarpment crosses town and the springs break out at its foot. Uphill to the west, a thin stony clay covers Edwards limestone, so a house in La Cima sits close to rock and stays where it was put. East of I-35 the deep, swelling clays of the blackland begin almost at once. Both rivers have laid down silty bottomland between, which moves less but wets from below. Our checks follow the map: flatness and cracks on the east side, vapor along the water.',
    climate:
      'The Blanco left its banks twice in 2015, over Memorial Day weekend and again on October 30, and Blanco Gardens was among the places hit hardest. The city has since built a berm, a relief channel and new storm drains there, but lenders and tenants still ask. Where water stood that year we lay porcelain, or a loose plank that can wait in the carport until the slab is dry. Away from the rivers, wet tubes and towels do slower damage all summer long.',
    housing:
      'Dunbar, Lindsey-Rogers and the districts along Belvin, Burleson and Hopkins streets keep frame houses on piers, many with pine or oak that has never left. Small cottages and ranches came after the war. Apartment complexes and duplexes line Aquarena Springs Drive and Post Road, built for rent and refloored often. The newest rings are Blanco Vista in the north, Trace to the south, Kissing Tree off Hunter Road and La Cima by Old Ranch Road 12, all open plans on slabs.',
  },
  flooringChallenges: [
    {
      title: 'Traffic from four roommates and their bikes',
      answer:
        'Chain oil, sand from the river and a dragged couch: we answer with a factory-textured vinyl at 20 mil, dark enough to hide scuffs, and metal nosing at the stairs.',
    },
    {
      title: 'Humidity and high water near the Blanco',
      answer:
        'No wood below the 2015 line is our advice. Porcelain, cement board and a baseboard that unscrews let a house be rinsed, dried and used again.',
    },
    {
      title: 'Affordable unit turns before move-in day',
      answer:
        'Standardize on one plank for every door you own. Keep two cartons per building, and the next burn mark costs an hour of labor rather than a new room.',
    },
    {
      title: 'Historic houses around Belvin and Burleson',
      answer:
        'City review looks at the outside of these homes; indoors the choice is yours. We save what is sound and splice in wood of the same cut and age.',
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
      "The landlord's standby. Stuck down flat, it has no clicks for a rolling desk to snap, and a ruined piece by the stove comes out with a heat gun.",
    hardwood:
      'For people who live in what they own: engineered oak on the slabs of Kissing Tree, strip matched by width on West San Antonio Street.',
    tile: 'A river-house material. Pick porcelain whose wet friction rating (DCOF) is at least 0.42, and a sand-colored grout on which silt hardly shows.',
    laminate:
      'Fine upstairs in Trace or Blanco Vista. On the ground floor of a student duplex one overflowing washer ends it, so we point you to vinyl.',
    refinishing:
      'Houses in Lindsey-Rogers may show three woods from three additions. Sanded in one pass and sealed clear, they read as a single floor.',
  },
  reasons: [
    {
      title: 'Scheduled by the lease calendar',
      body: 'Send a unit list in spring. Measuring and ordering are then over by June, and material is ready when the last key comes back.',
    },
    {
      title: 'Several doors on one trip',
      body: 'Thirty-one miles is a reason to bundle. Two or three units in one complex share delivery, haul-off and set-up, and the unit price shows it.',
    },
    {
      title: 'Frank about flood streets',
      body: 'We will talk you out of oak where water has stood, and after a leak our emergency line answers day and night.',
    },
  ],
  areaServed:
    'Both sides of I-35 are ours: Aquarena Springs Drive, Hopkins, Hunter Road, River Road and Wonder World, Ranch Road 12 toward Wimberley, SH 80 to Martindale and SH 123 past Redwood.',
  articles: ['emergency-flooring-repair-austin', 'high-traffic-flooring-round-rock', 'lvp-vs-hardwood-central-texas'],
  seo: {
    title: 'Flooring Installation in San Marcos, TX',
    description: `Rental turns near Texas State, flood-wise tile by the Blanco, pine repair on Belvin Street: San Marcos flooring with free estimates and ${business.hours.emergencyTime} emergency help.`,
  },
} satisfies CityEntry;
