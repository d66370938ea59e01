import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Killeen',
  slug: 'killeen',
  county: 'Bell',
  population: '153,095 (2020 census)',
  zipCodes: ['76541', '76542', '76543', '76549'],
  description:
    'Duplexes near Rancier, brick ranches off Trimmier, new streets on Chaparral: floors that change with Army orders and must be ready on a date.',
  neighborhoods: [
    'Goodnight Ranch',
    'Heritage Oaks',
    'White Rock Estates',
    'Yowell Ranch',
    'Deerwood Estates',
    'Trimmier Estates',
    'Saegert Ranch',
    'Spanish Oaks',
  ],
  coordinates: { lat: 31.1171, lng: -97.7278 },
  distanceFromAustin: '68 miles',
  localInfo:
    'In Killeen the calendar rules. Orders for Fort Hood come through, a house has to sell or rent within weeks, and carpet that passed the last walk-through will not pass this one. Many households stay about three years. Landlords want a surface that outlives four tenants; buyers want one that does not look like a rental. So a quote here needs two figures: a price per sq ft and the day furniture can go back in.',
  local: {
    soil: 'This is the Lampasas Cut Plain, limestone country well west of the Blackland, yet nobody should call it clay-free. Marl beds between the ledges weather to sticky clay loam, thin on the rises and deeper toward South Nolan and Trimmier creeks. One corner of a pad off Stan Schlueter Loop may touch rock while the opposite one rests on clay. The result is a single diagonal crack and a hump near it. We saw, fill and skim that strip, and under ceramic we add a crack membrane two feet to either side.',
    climate:
      'August highs average about 96 °F. Rain comes to roughly 33 inches a year, and one May storm can send South Nolan Creek up within the hour. The harshest climate in town is indoors: an empty unit in July with the power off. Rooms pass 100 °F, floating planks swell to the baseboard, and seams peak before the next renter sees them. February 2021 brought the reverse, burst lines in houses nobody was heating.',
    housing:
      'A railroad platted the town in the early 1880s, and Camp Hood made a city of it after 1942. North of Veterans Memorial Boulevard you find small frame and brick houses of the 1950s and 60s, some on crawl spaces, with blocks of duplexes and fourplexes added later. South of I-14 the decades run in order, from 1980s brick ranches near Elms Road to Goodnight Ranch on Bunny Trail and Heritage Oaks on Chaparral Road. The usual plan is slab on grade with three carpeted bedrooms and ceramic in kitchen and baths.',
  },
  flooringChallenges: [
    {
      title: 'Durability in rentals near Fort Hood',
      answer:
        'Full-glue plank with a 20 mil face has no click seams to snap under a dropped weight set. A ruined board comes out with heat and a scraper; its neighbors never move.',
    },
    {
      title: 'Budget turns between two leases',
      answer:
        'For a 950 sq ft duplex we price three packages side by side, counting years as well as dollars. The cheapest floor on day one can cost more per tenant than vinyl.',
    },
    {
      title: 'Pet rooms for soldiers with big dogs',
      answer:
        'Pad holds odor long after shampoo. We pull it, seal the concrete with a stain-blocking primer, then lay a hard floor that keeps your deposit out of the argument next time.',
    },
    {
      title: 'Slab cracks in ten-year-old subdivisions',
      answer:
        'A hairline is normal; an edge you can feel with a coin is not. We note width and height at each end, and if it looks active we say so before selling you tile.',
    },
  ],
  popularStyles: ['Commercial glue-down vinyl', 'Wood-look ceramic tile', 'Water-resistant laminate', 'Solution-dyed carpet'],
  floors: {
    vinyl:
      "The workhorse from Rancier Avenue to Yowell Ranch. One to three days for a typical unit, and the leftover box stays in the attic for the next tenant's mishap.",
    hardwood:
      'Chosen by families who have retired here, in White Rock Estates and Deerwood Estates. Engineered oak or hickory at $8-15 per sq ft, glued, with Army moves finally behind them.',
    tile: 'In Bell County ceramic comes to $6-12 a square foot, set. Foyers, kitchens and baths take it well; gray 6 by 36 planks on a one-third offset avoid lips at board ends.',
    laminate:
      'Bedrooms for a three-year stay. AC4 boards handle bunk beds and desk chairs, and they photograph well for the listing when a PCS move comes.',
    refinishing:
      'A short list of addresses: oak strip in the older houses close to downtown Killeen, mostly hidden below carpet since the 1970s. Worth a look behind the closet door.',
  },
  reasons: [
    {
      title: 'Planned backward from your date',
      body: 'Report dates and lease starts do not bend. We confirm stock before booking the work, so a late carton shows up while another color is still possible.',
    },
    {
      title: 'One contact for absent landlords',
      body: 'Owners now stationed elsewhere can approve readings, pictures and the invoice from a phone. Keys go back to the property manager.',
    },
    {
      title: 'Fewer trips, longer days',
      body: 'It is 68 miles up I-35 and I-14 from Austin, so we group Bell County work, arrive with the cut lists done and haul the old floor away.',
    },
  ],
  areaServed:
    'W.S. Young Drive to Clear Creek Road, SH 195 past the airport, Stagecoach, Chaparral and FM 3470. Harker Heights, Nolanville and Copperas Cove addresses can join the same route.',
  articles: [
    'tile-trends-bell-county-2024',
    'affordable-flooring-leander',
    'lvp-vs-hardwood-central-texas',
    'flooring-cost-guide-austin-2025',
  ],
  seo: {
    title: 'Flooring Installation in Killeen, TX',
    description:
      'Rental-ready vinyl, tile and laminate for Killeen homes near Fort Hood, planned around move dates and leases. Bell County slabs checked, estimates free.',
  },
} satisfies CityEntry;
