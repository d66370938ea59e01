import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Austin',
  slug: 'austin',
  image: 'living-oak',
  county: 'Travis',
  population: '961,855 (2020 census)',
  zipCodes: [
    '78701',
    '78702',
    '78703',
    '78704',
    '78705',
    '78717',
    '78721',
    '78722',
    '78723',
    '78724',
    '78725',
    '78726',
    '78727',
    '78728',
    '78729',
    '78730',
    '78731',
    '78732',
    '78733',
    '78735',
    '78736',
    '78737',
    '78739',
    '78741',
    '78742',
    '78744',
    '78745',
    '78746',
    '78747',
    '78748',
    '78749',
    '78750',
    '78751',
    '78752',
    '78753',
    '78754',
    '78756',
    '78757',
    '78758',
    '78759',
  ],
  description:
    'Bungalows on piers in Hyde Park, slabs on clay in Mueller, limestone ledges out west: one city, three kinds of subfloor.',
  neighborhoods: [
    'Hyde Park',
    'Travis Heights',
    'Mueller',
    'Zilker',
    'Tarrytown',
    'Crestview',
    'Circle C Ranch',
    'East Cesar Chavez',
    'Northwest Hills',
    'Allandale',
  ],
  coordinates: { lat: 30.2672, lng: -97.7431 },
  distanceFromAustin: 'Home base',
  localInfo:
    'The Balcones fault runs through Austin roughly along MoPac, and your floor knows which side it is on. East of it, houses ride on Blackland clay that swells after a storm and shrinks by August. West of it, slabs sit on limestone and caliche and hardly move. We measure moisture and flatness before we talk about planks, because the same oak that lies quiet in Northwest Hills can cup in Montopolis.',
  local: {
    soil: 'Most lots east of I-35 stand on Houston Black and related clays, which can swell by several percent of their depth between a dry August and a wet May. On a slab that shows as hairline cracks and a floor that is out of flat by more than 3/16 inch over 10 feet. We grind, patch or pour a leveling compound first, and bridge live cracks under tile with an uncoupling membrane. Along the western hills the slab is steadier, but old cut-and-fill lots still settle at the fill side.',
    climate:
      'Summer afternoons pass 100 °F for weeks, and an air conditioner that holds 75 °F dries the indoor air less than people think: gulf air keeps crawl spaces near 70 percent humidity in May and June. January northers do the reverse. Wood installed without acclimation opens gaps in its first winter. The Memorial Day flood of 2015 and the October flood of 2018 also taught owners near Shoal and Onion Creek to ask about floors that survive a wet week.',
    housing:
      'Central neighborhoods hold pier and beam houses from 1910 to 1955, many with longleaf pine or red oak strip under two layers of later flooring. From the 1960s on almost everything is slab on grade: ranches in Allandale, duplexes off Manchaca, large two-story homes in Circle C. Condominiums downtown and on the east side ask for sound ratings, usually IIC 50 or better, so we lay acoustic underlayment and give the association its test sheet.',
  },
  flooringChallenges: [
    {
      title: 'Humidity in crawl spaces under pier and beam houses',
      answer:
        'We check the crawl space first, ask for a vapor barrier where bare soil shows, and let boards sit in the house until their moisture is within two points of the subfloor.',
    },
    {
      title: 'Historic bungalows with original pine and oak',
      answer:
        'We match strip width and species for repairs, save old boards from closets to patch the front rooms, and work to the rules of the local historic districts where they reach indoors.',
    },
    {
      title: 'Heavy traffic in rentals near campus',
      answer:
        'For West Campus and Riverside units we lay glue-down vinyl with a 20 mil wear layer, number the boxes we leave behind, and can turn a two-bedroom between leases in two days.',
    },
    {
      title: 'Family homes with dogs back from the greenbelt',
      answer:
        'Caliche grit scratches soft finishes. We suggest a textured plank or a matte site finish, set a stone-look entry just inside the back door, and show samples already scratched.',
    },
  ],
  popularStyles: ['Wide white oak hardwood', 'Luxury vinyl plank', 'Large-format porcelain tile', 'Waterproof laminate'],
  floors: {
    vinyl:
      'The everyday choice on east-side slabs: a floating or glued plank forgives small seasonal movement, and an Onion Creek house can be dried and relaid instead of gutted.',
    hardwood:
      'Nailed over plywood in the bungalow belt, glued as engineered board on slabs out to Circle C. White oak in natural tones leads; we acclimate it for a week in summer.',
    tile: 'Cool under bare feet from April to October and the safe answer in baths from Zilker to Tech Ridge. On clay we always lay an uncoupling membrane below it.',
    laminate:
      'A sensible floor for upstairs bedrooms and starter homes off Slaughter Lane, with a scratch-proof face at half the price of wood.',
    refinishing:
      'Hyde Park and Travis Heights still hide heart pine and red oak under carpet. We sand with dust extraction and finish with waterborne coats that do not yellow.',
  },
  reasons: [
    {
      title: 'We know both sides of the fault',
      body: 'Moisture readings, slab checks and underlayment differ between Montopolis and Westover Hills, and our estimate says which of them your rooms need and what each costs.',
    },
    {
      title: 'Austin is home base',
      body: 'A measuring visit fits before work or on a Saturday morning, and a forgotten box of trim costs an hour across town instead of a day on the road.',
    },
    {
      title: 'Used to condominium rules',
      body: 'We book service elevators, keep to quiet hours and send certificates of insurance to the management before the first box goes up.',
    },
  ],
  areaServed:
    'We work in every Austin zip code, from the apartments of the Domain to farmhouses off FM 812, and from Lake Austin to the new streets east of SH 130. Downtown loading zones and steep Westlake drives included.',
  articles: [
    'flooring-cost-guide-austin-2025',
    'foundation-flooring-central-texas',
    'hardwood-flooring-austin-tx-guide',
    'emergency-flooring-repair-austin',
  ],
  seo: {
    title: 'Flooring Installation in Austin, TX',
    description:
      'Hardwood, vinyl plank, tile and refinishing for Austin homes on clay or limestone. Moisture checks first, prices per sq ft, free estimates, licensed, insured.',
    keywords: ['flooring Austin TX', 'hardwood floors Austin', 'LVP installation Austin', 'tile installer Austin'],
  },
} satisfies CityEntry;
