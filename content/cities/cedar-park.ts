import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Cedar Park',
  slug: 'cedar-park',
  county: 'Williamson',
  image: 'greatroom-oak',
  population: '77,595 (2020 census)',
  zipCodes: ['78613'],
  description:
    'Wide oak, large tile, and refinished floors for Cedar Park homes, with clear dates for delivery, start, and finish. Book 4-6 weeks ahead.',
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
    "Quarries around Cedar Park have cut cream-colored limestone for generations, and that rock is good news for your floors. Slabs here hardly move, so you can have wide oak boards and large tile that would be risky on clay. What takes planning is the calendar. Book 4-6 weeks ahead, and call sooner if a closing, a holiday, or a new baby sets the date. If your date can't move, we'll sort out the material first, since that's what usually runs late.",
  local: {
    soil: "Under a few inches of brown clay and cedar needles, Cedar Park is Edwards limestone. It's full of small caves, and several around Buttercup Creek are fenced off as preserves. None of that bothers a house. Builders cut pads with rock saws, leveled them with crushed stone, and poured the slab on top. A hairline crack here usually comes from the concrete drying out in its first years, so we fill it and move on. We spend the prep time on flatness instead, because big tile shows every ridge.",
    climate:
      "Ashe juniper, which everybody calls cedar, gave the town its name, and its pollen is in the air from December to February. If you get cedar fever, you'll be happier with floors you can damp-mop than with carpet, at least in the bedrooms. Those same weeks are the driest indoors. With the heat running through a norther, a house can drop below 25 percent humidity, and boards 7 inches or wider will show gaps. A humidifier that holds the air at 30-50 percent prevents that.",
    housing:
      "Cedar Park went from 26,049 people in 2000 to 77,595 in 2020. The older brick homes, from the 1980s and 1990s, are in Anderson Mill West and Buttercup Creek. Ranch at Brushy Creek and Twin Creeks came later and bigger, often with a study behind glass doors and a primary suite downstairs. Many got travertine or dark, hand-scraped wood. If you're tired of the dark look, some of that wood can be sanded and finished lighter, and we'll tell you if yours is too thin.",
  },
  flooringChallenges: [
    {
      title: 'High-end great rooms with long views',
      answer:
        'When you can see 40 feet from the entry to the patio, a crooked row stands out. We snap a chalk line off the longest wall, dry-fit three rows, and carry the boards through doorways without a strip.',
    },
    {
      title: 'Durability for cleats and pool bags',
      answer:
        "Cleats dent wood, and wet towels stain it. Give the kids a floor they can't hurt, like porcelain in the mudroom and pool bath, and save the oak for the front of the house.",
    },
    {
      title: 'Pet scratches on dark wood',
      answer:
        "On a walnut stain, each claw mark shows as a pale line. On light, wire-brushed oak, the same mark gets lost in the grain. If you've got a big dog, go lighter.",
    },
    {
      title: 'Booking ahead of a move-in date',
      answer:
        "Material takes 3-21 days to arrive, and wood rests 48-72 hours in the house. Give us your closing date early, and we'll put delivery, tear-out, and installation on one calendar.",
    },
  ],
  popularStyles: ['European oak hardwood', 'Honed limestone-look tile', 'Patterned wool carpet', 'Site-finished white oak'],
  floors: {
    vinyl:
      'Save it for pool baths, media rooms, and the laundry. A 28 mil wear layer handles wet swimsuits and a dripping washer, and it shrugs off cleats from the Brushy Creek Sports Park.',
    hardwood:
      'Wide, matte European oak looks at home in Twin Creeks. We glue it down with an adhesive that also holds back moisture from the slab. Prefinished boards take 3-5 days in an average house.',
    tile: 'Builders here loved tumbled travertine, but its filled holes open up again by the shower. A 24x48 porcelain in the same cream color keeps the look, with 1/8-inch grout lines and no sealing.',
    laminate:
      "In Forest Oaks, use it in the bonus room and at the kids' end of the house. A 12 mm plank over cork feels solid underfoot. Pick beveled ends, since flat ones can look printed.",
    refinishing:
      "Red oak from the 1990s doesn't have to stay orange. We sand it, add a white-toned sealer to cut the pink, and put on two clear coats in 3-5 days. Furniture goes back 3-5 days after the last coat.",
  },
  reasons: [
    {
      title: 'Dates you can plan around',
      body: "You get three of them: when the material arrives, when we start, and when the sofa goes back. If a delivery runs late, we'll call before you empty the room.",
    },
    {
      title: 'Try boards in your own light',
      body: "We'll set four or five loose boards by the patio door and leave them for a day. A color that looked gray in the store can turn yellow at noon.",
    },
    {
      title: 'Straight talk about resale',
      body: "A sensible budget for floors is 3-5 percent of what your house is worth. We'll point out the rooms buyers notice and where a plainer grade will do.",
    },
  ],
  areaServed:
    'We work all over Cedar Park, from Lakeline to Whitestone and on both sides of 183A. That takes in the shops on Bell Boulevard, Cypress Creek Road, Brushy Creek Road, and the hills off Anderson Mill. Avery Ranch, Block House Creek, and Volente, too. Have your move-in date handy when you call.',
  articles: [
    'flooring-installation-timeline-cedar-park',
    'hardwood-maintenance-central-texas-summer',
    'flooring-resale-value-austin-homes',
  ],
  seo: {
    title: 'Flooring Installation in Cedar Park, TX',
    description:
      'Hardwood, tile, and refinishing in Cedar Park, TX, with clear dates for delivery, start, and finish. Estimates are free. Book 4-6 weeks ahead.',
    keywords: ['flooring Cedar Park TX', 'oak floors Cedar Park', 'floor installation timeline'],
  },
} satisfies CityEntry;
