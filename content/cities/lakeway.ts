import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Lakeway',
  slug: 'lakeway',
  county: 'Travis',
  population: '19,189 (2020 census)',
  zipCodes: ['78734', '78738'],
  description:
    'Golf-course ranches of the resort years and glass-walled houses above Lake Travis, stepped down bluffs of limestone and marl.',
  neighborhoods: [
    'Old Lakeway',
    'Rough Hollow',
    'Lakeway Highlands',
    'Flintrock Falls',
    'Tuscan Village',
    'Serene Hills',
    'World of Tennis',
    'Cardinal Hills',
    'Graveyard Point',
  ],
  coordinates: { lat: 30.3653, lng: -97.9761 },
  distanceFromAustin: '20 miles',
  localInfo:
    'An inn opened on this shore in July 1963, and the town that grew around it still faces the water. Glass walls look west. Rooms step down the bluff, so one living area may cross from concrete to framing above a garage. Three things test a floor in Lakeway before anyone walks on it: four hours of low sun, wet feet from the dock, and that seam between subfloors. We plan for them first, then talk about color.',
  local: {
    soil: 'These hills are Glen Rose limestone, hard beds alternating with soft marl, which is why they climb like stairs. On top lie a few inches of stony Brackett or Tarrant soil. Swelling clay is seldom the trouble. Cut and fill is: the uphill half of a house sits on cut rock, the lake side on earth held by a wall, and that earth can settle for years. You find it as a crack in the grout that follows one straight line through several rooms. We place a movement joint over that line instead of hiding it.',
    climate:
      'In October 2018 Lake Travis reached 704.39 feet, more than 23 feet over full, and houses at Graveyard Point went under. Higher up the bluff, water arrives from plumbing instead; the February 2021 freeze split pipes in second homes with nobody there to close a valve. Day to day the harm is slower. A house left at 85 °F from Monday to Friday breathes damp air all week, then dries in one cold blast on Saturday, and wide boards cup.',
    housing:
      'Old Lakeway has low ranches and villas around the fairways from the late 1960s into the 1980s, with sunken living rooms, Saltillo halls and thick mortar beds under the baths. Rough Hollow, Serene Hills and Flintrock Falls came after 2000 with travertine and hand-scraped wood by the truckload. Tuscan Village was laid out for residents of 55 and up. Almost a quarter of the town is 65 or older, so level doorways and slip resistance belong in every estimate.',
  },
  flooringChallenges: [
    {
      title: 'Lake humidity in part-time homes',
      answer:
        'We favor engineered boards over solid, log the indoor air for a few days, and ask owners to hold 78 °F and 50 percent while away. The thermostat is part of the floor.',
    },
    {
      title: 'Luxury stone over split levels',
      answer:
        'Slabs of stone two feet wide need a base flat to 1/8 inch in 10 feet. We stiffen the framed half, level the concrete half, and put the joint under a step or beam.',
    },
    {
      title: 'Wet traffic from dock and pool',
      answer:
        'From the terrace door to the powder room we set textured porcelain rated 0.42 or better for wet friction. The dry rooms beyond can then keep their wood.',
    },
    {
      title: 'West glass and fading boards',
      answer:
        'Cherry and walnut change within a season behind lake-facing windows. White oak under a matte finish shifts less; rugs stay off for the first months so the tone evens out.',
    },
  ],
  popularStyles: ['Large-format stone tile', 'Wide-plank European oak', 'Herringbone hardwood', 'Wool bedroom carpet'],
  floors: {
    vinyl:
      'Sensible for boat-crowd bunk rooms, lower levels near the waterline and rentals off Lohmans Crossing. Glued down, since heat through big panes lifts click planks at their joints.',
    hardwood:
      'Seven- to nine-inch European oak on engineered backing is what Rough Hollow asks for. Adhesive and vapor barrier cover the whole slab; boards for main rooms are sorted by hand.',
    tile: 'Pitted travertine is often the reason to call. It can be filled and honed; past that, rectified porcelain gives the look without yearly sealing.',
    laminate:
      'Seldom picked for the big rooms, yet right for a craft room, a guest suite in Cardinal Hills or a caregiver apartment where the money belongs elsewhere.',
    refinishing:
      'Hand-scraped planks from 2005 can lose their orange cast without being torn out. We measure the veneer at a vent; 3 mm or more lets us sand and go natural.',
  },
  reasons: [
    {
      title: 'Steep drives and gate codes',
      body: 'Materials go up in small loads, paths get covered, and we clear names and hours with the guardhouse before the day, so no morning is lost at the barrier.',
    },
    {
      title: 'Owners who are elsewhere',
      body: 'If you live in Houston on weekdays, you receive dated pictures and moisture readings, and choices come with a sample mailed or left on the counter.',
    },
    {
      title: 'Flush from room to room',
      body: 'A 3/8-inch lip catches a walker. We plan heights on paper so stone, oak and shower floor meet level, without ramps of metal trim.',
    },
  ],
  areaServed:
    'RR 620 from Mansfield Dam to the Bee Cave line, Lakeway Drive, Lohmans Crossing, Highlands Boulevard and Flint Rock Road, along with Hudson Bend, Apache Shores and the lake roads between.',
  articles: ['tile-trends-bell-county-2024', 'hardwood-maintenance-central-texas-summer', 'flooring-resale-value-austin-homes'],
  seo: {
    title: 'Flooring Installation in Lakeway, TX',
    description:
      'Stone, wide oak and quiet transitions for Lakeway homes above Lake Travis. Split levels leveled, sun and lake air planned for. Free estimate, licensed, insured.',
  },
} satisfies CityEntry;
