import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

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
    '78719',
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
    "Flooring for Hyde Park bungalows, Mueller slabs, downtown condos, and two-story houses in Circle C, matched to what's under your old floor.",
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
    "In Austin, the year your house was built tells us a lot about its floor. Before the mid-1950s, Hyde Park and Travis Heights homes went up on piers, often with pine or oak boards that are still there. By the 1960s, builders in Allandale were pouring slabs. Downtown and along East Cesar Chavez, a newer condo has concrete underfoot and a neighbor below it. Give us the year and the street, and we can tell you on the phone what's probably under there.",
  local: {
    soil: "The Balcones fault runs through town close to MoPac. In Mueller, Montopolis, and most of East Austin, slabs sit on Houston Black clay. After a wet May it's swollen, and by August it has shrunk. Indoors, that shows up as hairline cracks and wavy floors. Plank and wood need a slab that's flat within 3/16 inch over 10 feet, so we grind or fill whatever isn't. Under tile on clay, we add a crack-isolation membrane. It costs $1.50-3 per sq ft, and you'll see it as its own line on your quote.",
    climate:
      "Air from the Gulf keeps Austin crawl spaces damp in May and June, even when the AC holds your rooms at 75 °F. Then a January norther dries the house out. That swing is why new wood rests in your rooms before we nail it down. If you skip that step, you'll see gaps the first winter. Flooding is the other worry. Onion Creek got into homes on October 31, 2013, and again on October 30, 2015, and Shoal Creek flooded on Memorial Day 2015. If you live near either one, tile is your safest bet downstairs.",
    housing:
      "Houses from 1910 to the mid-1950s fill the central neighborhoods, and many hide longleaf pine or red oak under a couple of newer floors. After 1960, nearly everything is on a slab: ranches in Allandale, duplexes off Manchaca, and big two-story homes in Circle C. Condo associations downtown often require a sound rating, usually IIC 50 or better. IIC is a score for how well a floor blocks footstep noise for the neighbors below. We'll choose an acoustic underlayment that meets your building's rule and send the test sheet to your HOA.",
  },
  flooringChallenges: [
    {
      title: 'Humidity in pier-and-beam crawl spaces',
      answer:
        'We meter the subfloor and the new boards before we nail anything. Narrow boards can go down when the two readings are within 4 percent moisture of each other. Wide boards need to be within 2, so they may rest longer.',
    },
    {
      title: 'Historic bungalows with a floor furnace',
      answer:
        "Does your hall have a big metal grate in it? Once a licensed plumber has capped the gas line, we can frame the hole and weave in boards of the same width and species. After sanding, you'll have to hunt for the patch.",
    },
    {
      title: 'Heavy traffic in rentals near campus',
      answer:
        'Bikes, moving dollies, and desk chairs are rough on floors in West Campus and Riverside. We glue down vinyl with a 20 mil wear layer, which is the clear coat on top. Many home-grade planks have 12 mil or less.',
    },
    {
      title: 'Family dogs and the greenbelt',
      answer:
        "Caliche grit from the trail does most of the scratching, so keep a towel by the door. When we bring samples, get out your car keys and scratch them yourself. You'll see right away which surface hides it best.",
    },
  ],
  popularStyles: ['Wide white oak hardwood', 'Luxury vinyl plank', 'Large-format porcelain tile', 'Waterproof laminate'],
  floors: {
    vinyl:
      "At $5-10 per sq ft, it's a practical floor for slabs from Mueller to Riverside, and everyday spills stay on top. If creek water ever gets under it, though, it has to come out so the slab can dry.",
    hardwood:
      'We nail it down in the bungalow neighborhoods and glue down engineered boards on slabs. The wood rests in your rooms for 48-72 hours with the AC at its normal setting, or longer if the meter says so.',
    tile: 'Tile feels cool from April to October and suits bathrooms anywhere from Zilker to Tech Ridge. It runs $6-12 a square foot, plus the membrane if your slab has cracks or sits on clay.',
    laminate:
      'A smart choice for upstairs bedrooms and first homes off Slaughter Lane, at $4-8 per sq ft installed. It resists scratches well. Just keep it out of laundry rooms and full baths, because a leak will ruin it.',
    refinishing:
      "Lift a corner of the carpet in Hyde Park or Travis Heights, and you may find heart pine or red oak. We hook our sanders to a vacuum to keep dust down, and a water-based finish won't turn yellow.",
  },
  reasons: [
    {
      title: "You'll know why each line is there",
      body: 'A slab in Montopolis may need leveling and a membrane, while one in Northwest Hills may need neither. Your quote says which of these your rooms need and what each one costs.',
    },
    {
      title: 'Austin is home base',
      body: `Our hours are ${business.hours.weekdays} and ${business.hours.saturday}. That means we can often measure before you leave for work, or on the weekend when everyone's home.`,
    },
    {
      title: 'We know condo rules',
      body: "We reserve the service elevator, follow your building's quiet hours, and send management our certificate of insurance before we bring anything in.",
    },
  ],
  areaServed:
    "We work in every Austin zip code, from apartments at the Domain to farmhouses off FM 812. That includes Lake Austin and the new streets east of SH 130. Tell us which floor you're replacing, and we'll find a time to come measure it.",
  articles: [
    'flooring-cost-guide-austin-2025',
    'foundation-flooring-central-texas',
    'hardwood-flooring-austin-tx-guide',
    'emergency-flooring-repair-austin',
  ],
  seo: {
    title: 'Flooring Installation in Austin, TX',
    description:
      'Austin flooring installation for bungalows, slabs, and condos: hardwood, vinyl plank, tile, and refinishing. Clear prices, insured crew, free estimates.',
    keywords: ['flooring Austin TX', 'hardwood floors Austin', 'LVP installation Austin', 'tile installer Austin'],
  },
} satisfies CityEntry;
