import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Kyle',
  slug: 'kyle',
  county: 'Hays',
  image: 'greatroom-floor',
  population: '45,697 (2020 census)',
  zipCodes: ['78640'],
  description:
    'New floors for first homes, rentals, and second owners on both sides of I-35, from Plum Creek to Crosswinds. We check the slab before we price.',
  neighborhoods: [
    'Plum Creek',
    'Hometown Kyle',
    'Steeplechase',
    'Waterleaf',
    'Amberwood',
    'Bunton Creek',
    'Silverado',
    'Crosswinds',
  ],
  coordinates: { lat: 29.9891, lng: -97.8772 },
  distanceFromAustin: '22 miles',
  localInfo:
    "Floor problems in Kyle change from one side of I-35 to the other. East of the highway, we mostly see tile that cracked after a dry summer. In Plum Creek, it's builder laminate that swelled up next to the kitchen sink. Out by Old Stagecoach Road, people worry about the river. Tell us where you are and what you're seeing, and we'll come check the slab and tell you whether you need a repair or a new floor.",
  local: {
    soil: "West of town, limestone sits close to the surface, and most slabs hardly move. East of I-35 it's another story, because Waterleaf, Steeplechase, and Crosswinds are built on deep Heiden and Branyon clay. It swells in a wet spring and shrinks in August. That's why you may see a crack across your tile or a gap under a baseboard. We measure how level each room is before we quote. If a slab is out by more than about an inch, we'll ask you to talk to a foundation company first.",
    climate:
      "The Blanco River flooded the low ground west of Kyle twice in 2015, on Memorial Day weekend and again on October 30. If your house is near the water, we'll steer you toward tile. For everyone else, the bigger problem is an empty house in July. When a home heats up with the AC off, vinyl planks expand and can buckle. Going on vacation or between tenants? Leave the thermostat at 80 °F or lower.",
    housing:
      "Kyle had 5,314 people in the year 2000, so most houses here are younger than that. Hometown Kyle, Amberwood, and Silverado went up in the 2000s with builder-grade carpet, thin laminate, and small square tile. Now their second owners want something better. A few wood-frame houses from the 1880s still stand around Center Street, including Katherine Anne Porter's childhood home. Those usually have old pine under whatever's on top.",
  },
  flooringChallenges: [
    {
      title: 'Cracked tile east of I-35',
      answer:
        "We'll lift a few tiles to see what the slab did. If both sides of the crack are level, a membrane can bridge it, and we retile. If one side sits higher, new tile will crack too, so call a foundation company first.",
    },
    {
      title: 'Rental floors with heavy traffic',
      answer:
        "We glue down the same vinyl plank through the whole house, and you keep spare boxes. When a tenant ruins one, we can warm it up, pull it, and glue in another, so you don't have to redo the room.",
    },
    {
      title: 'Ground floors near the Blanco River',
      answer:
        'Choose porcelain tile with epoxy grout, and a tile base instead of wood baseboards. After high water, you can hose it off and disinfect it, while vinyl and laminate have to be torn out.',
    },
    {
      title: 'Family dogs and scratched floors',
      answer:
        "Dogs do the most damage in the first few feet inside the door, so we'll set a strip of slate-look tile there, level with the planks. It catches wet paws and grit, and it's easy to mop.",
    },
  ],
  popularStyles: ['Glue-down vinyl plank', 'Slate-look porcelain tile', 'Hickory hardwood', 'Loop-pile carpet'],
  floors: {
    vinyl:
      'A practical pick for rentals and first homes, and a downstairs usually takes 1-3 days. On the clay side of town, we like a flexible glue-down plank. It handles small slab movement well, and you can replace one piece at a time.',
    hardwood:
      "A good fit for the bigger Plum Creek homes and for acreage out past Mountain City. On a slab, we glue down engineered boards. Hickory is a smart pick if you have kids and dogs because it's hard to dent.",
    tile: 'Slate-look and handmade-look tile are popular in kitchens here, at $6-12 per sq ft. In a big open room on clay, we add soft joints that match your grout so the tile has room to move.',
    laminate:
      "Use it upstairs, where it's dry and the kids are rough on floors. An AC4 laminate resists scratches well. If yours has already swollen by the sink, replace it with vinyl instead.",
    refinishing:
      "Around Center Street, there's often old pine under the carpet. Any old paint on it gets tested for lead before we sand. Once that's clear, most of these floors look great with a matte finish.",
  },
  reasons: [
    {
      title: 'You get the slab readings',
      body: "We write down how level and how damp each room is, and you keep a copy. It's handy when you sell, or when a foundation company asks what has changed.",
    },
    {
      title: 'We work around your tenants',
      body: "Send us the door code and the lease dates. We'll measure as soon as the place is empty, order the material, and text you photos when it's ready to rent.",
    },
    {
      title: 'A start time you can plan on',
      body: "We load the truck the night before and leave early, before I-35 backs up. You'll know when to expect the crew, and we'll call if anything changes.",
    },
  ],
  areaServed:
    "We're in Kyle on both sides of I-35, along Kohlers Crossing, FM 1626, FM 150, Dacy Lane, and Goforth Road. We also come out to Mountain City, Uhland, Niederwald, and the acreage toward SH 21. Call or send us a photo, and we'll set up a visit.",
  articles: ['foundation-flooring-central-texas', 'flooring-cost-guide-austin-2025', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Kyle, TX',
    description:
      'New floors in Kyle, TX: vinyl plank, tile, hardwood, and laminate, with a slab check before we quote. Rentals are welcome. Get a free estimate.',
    keywords: ['flooring Kyle TX', 'cracked tile repair Kyle', 'rental flooring Hays County'],
  },
} satisfies CityEntry;
