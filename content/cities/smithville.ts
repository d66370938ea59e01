import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'Smithville',
  slug: 'smithville',
  county: 'Bastrop',
  image: 'bungalow-oak',
  population: '3,922 (2020 census)',
  zipCodes: ['78957'],
  description:
    "Old pine and oak patched and refinished in Smithville's railroad bungalows, plus tile and plank for newer slabs. We match boards nobody stocks now.",
  neighborhoods: [
    'Main Street and the old downtown',
    'Residential Historic District',
    'The Prairie',
    'Keller Farms',
    'Alum Creek',
  ],
  coordinates: { lat: 30.0086, lng: -97.1594 },
  distanceFromAustin: '45 miles',
  localInfo:
    "If a back bedroom in your Smithville house tilts toward the yard, it may have started out as a sleeping porch. Porches were built with a slope to shed rain, and plenty were closed in later. The Katy railroad put its shops here in 1894, and about 50 blocks of the houses that followed are now on the National Register. We'll look at each room with you, sort out what's original, and tell you which boards can be patched, leveled, or refinished.",
  local: {
    soil: "Old Smithville sits on high terraces of silt and sandy loam above the south bank of the Colorado. That ground drains well and doesn't swell much, so a house from 1905 can still be nearly level. When a floor does sink, it's usually one pier. A cedar post has rotted where it meets the dirt, or a stack of bricks has leaned, and the parlor dips toward one window. That's a repair for a pier-and-beam company, and it comes before our work. Toward Gazley Creek the flats are heavier and wetter, and posts rot sooner.",
    climate:
      "Gulf air reaches this bend of the river early. By May, it's humid enough under a shady bungalow that cold AC ducts sweat like a glass of tea. The drips run down to the joists, and the floor above swells along that line. If your boards are raised in one long strip, look for a duct right below it. Have an AC company wrap it or fix the leak before you spend anything on refinishing. It's a small job next to replacing the boards, and you'll likely save on your electric bill.",
    housing:
      "Houses in the historic district date from 1887 to 1945: railroad cottages, porches with turned posts, and a lot of bungalows. Front rooms usually have narrow oak or longleaf pine. Kitchens and sleeping porches got cheaper pine, later covered by linoleum and particleboard. All of that has to come off before we can see what you own, and a lab may need to test it first. Ranch houses from after the war fill in the edges of town. The Prairie and Keller Farms are new, and they're on concrete.",
  },
  flooringChallenges: [
    {
      title: 'Historic boards in sizes nobody stocks',
      answer:
        "Mills of that time cut pine and oak to widths you can't buy off the shelf today. We measure yours, look for reclaimed boards first, and if there aren't any, have new ones milled to match.",
    },
    {
      title: 'Termite damage under old floors',
      answer:
        "If a board crunches or feels papery, stop and call a licensed pest control company. Once the house has been treated, we cut out the damage and replace it. New wood shouldn't go over a chewed joist.",
    },
    {
      title: 'Affordable repair, board by board',
      answer: `Five rotted boards at a bathroom door don't mean a new floor. We weave in old boards of the same width, at $8-15 per sq ft for that patch alone. Our minimum for any job is ${business.minimumCharge}.`,
    },
    {
      title: 'Porch rooms that slope',
      answer:
        'You can leave the tilt, or we can level the room with tapered strips of wood and a new floor on top. Either way, check the ceiling height first, because porch roofs are often low.',
    },
  ],
  popularStyles: ['Refinished longleaf pine', 'Red oak strip hardwood', 'Hexagon mosaic tile', 'Patterned stair carpet'],
  floors: {
    vinyl:
      "Good for a laundry porch, a rental cottage, or a slab house at The Prairie. Over old plank decking, it needs 1/4-inch plywood first, or you'll see every gap by fall.",
    hardwood:
      "Many Smithville bungalows have 2 1/4-inch red oak, and you can still buy it. Match the grade as well as the width. Cheaper oak comes in short, mixed-color pieces, and it'll stand out next to clear 1920s strip.",
    tile: 'Keeping the claw-foot tub? Full of water, with you in it, it can weigh more than 700 pounds. We check the joists under it and brace them to L/360, the usual limit for tile, before we set any mosaic.',
    laminate:
      "It's useful in a back bedroom, an add-on, or a manufactured home outside town. We trim the doors to clear it and use a wood threshold where it meets the old floor.",
    refinishing:
      "Longleaf is so full of resin that it clogs sandpaper in minutes, so we go slow and change belts often. If we use an oil finish, you'll need the pilot lights off and the pets somewhere else.",
  },
  reasons: [
    {
      title: 'When to stop patching',
      body: "Patches add up. If a room needs so many that a new floor would cost about the same, we'll show you both prices and tell you which we'd choose.",
    },
    {
      title: 'Some of it is done by hand',
      body: "We set cut nails one at a time. Gaps wider than a dime get a thin strip of wood, called a spline, because putty falls out. If you'd like a border, you'll see a drawing first.",
    },
    {
      title: 'Shops, guest rooms, and parish halls',
      body: "We also work on Main Street storefronts, bed-and-breakfasts, and church halls. Give us your Sundays and festival weekends up front, and we'll plan around them.",
    },
  ],
  areaServed:
    'We serve Smithville from First Street to Loop 230, both banks of the Colorado, SH 95, and FM 153. We also cover SH 71 from Alum Creek nearly to West Point. In your request, tell us whether the house is on piers or a slab.',
  articles: ['hardwood-flooring-austin-tx-guide', 'hardwood-maintenance-central-texas-summer', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Smithville, TX',
    description:
      'Hardwood repair and refinishing in Smithville, TX, with boards matched to old railroad houses. Tile and vinyl plank, too. Ask for a free estimate.',
  },
} satisfies CityEntry;
