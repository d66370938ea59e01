import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Cedar Creek',
  slug: 'cedar-creek',
  county: 'Bastrop',
  image: 'ranch-oak',
  population: 'Unincorporated; 3,154 in the census-designated place (2020 census)',
  zipCodes: ['78612'],
  description:
    'Flooring and subfloor repair for acreage homes, manufactured homes, and barndominiums around Cedar Creek, between SH 71 and SH 21.',
  neighborhoods: [
    'Double Eagle Ranch',
    'Colorado Crossing',
    'The Forest at Colorado Crossing',
    'Pope Bend',
    'Union Chapel',
    'Wyldwood',
  ],
  coordinates: { lat: 30.0864, lng: -97.5014 },
  distanceFromAustin: '23 miles',
  localInfo:
    "Cedar Creek has schools, churches, and a post office, but no city hall and no city inspector. Nobody looks at your subfloor unless you ask. We'll crawl under, take pictures, and go over them with you at the kitchen table. Homes around SH 21 and FM 535 sit on two, five, or fifty acres, and the dirt can change twice on one driveway. If your floor dips, bounces, or feels soft in a spot, tell us that first. It has to be fixed before anything pretty goes on top.",
  local: {
    soil: "In the west, toward FM 812, the fields are black clay that cracks open every summer. Closer to the pines, it's sandy loam over a tight layer of clay, and that swells when it's wet, too. Either way, the concrete blocks under a house tilt one at a time, and the floor tilts with them. A hump of just 1/2 inch can make click-together planks come apart. So have a foundation contractor shim the blocks first. After that, we'll flatten what's left and install the floor.",
    climate:
      "Low ground along the creek turns to mud in May and again in October. Under a house with skirting, that water has nowhere to go but up into the wood. Then August afternoons reach 97 °F, and the same joists dry out and shrink. You'll hear it as squeaks, and you'll see nails backing out. Three cheap jobs help a lot: open the vents, cover the dirt with plastic, and point the downspouts away from the skirting. Do those a month before we start, and your subfloor will be drier when we get there.",
    housing:
      "We plan for three kinds of homes out here. Manufactured homes often have particleboard subfloors that crumble where a water heater has leaked. Ranch houses and barndominiums sit on slabs, some of them poured by the owner. Old farmhouses stand on cedar posts or concrete blocks. Double Eagle Ranch, on Old 71 above the Colorado River, is newer, and its first carpet may still be in good shape. Tell us which kind you've got and about how old it is, because the tools and the fasteners are different for each one.",
  },
  flooringChallenges: [
    {
      title: 'Clay that tilts pier-and-block houses',
      answer:
        'We check every room with a level and show you which corner has dropped. Once the blocks are shimmed, we use a floating or nailed floor, because either one can be adjusted if the house moves again.',
    },
    {
      title: 'Moisture under a manufactured home',
      answer:
        'The belly wrap is the plastic sheet under the floor. When it tears, damp air softens the subfloor. We cut the soft spots back to the joists, screw down 3/4-inch plywood, and then install your floor.',
    },
    {
      title: 'Budget floors for the whole house',
      answer:
        "Put vinyl plank in the kitchen, laundry, and baths. Use laminate at $4-8 per sq ft in the bedrooms and living room. You'll save money in the rooms that stay dry and still be safe in the ones that don't.",
    },
    {
      title: 'Family dogs, boots, and gravel',
      answer:
        "Mud packs into the deep grooves between some planks. Choose tight edges, a medium color, and a bit of texture, and it'll mop right up. Park the boots on brick-look vinyl or tile inside the door.",
    },
  ],
  popularStyles: ['Water-resistant laminate', 'Rigid-core vinyl plank', 'Brick-look tile', 'Prefinished oak'],
  floors: {
    vinyl:
      "A rigid core is light enough for a manufactured home, and a muddy dog won't hurt it. In a double-wide, we leave extra room where the two halves meet, since that line can move.",
    hardwood:
      "Prefinished oak nails down well in a farmhouse once the posts are straight. In a barndominium with big roll-up doors, the humidity swings too far for wood, so we'd go with vinyl there.",
    tile: "Tile needs a stiff floor. We use it on slabs and in bathrooms we've reinforced. Anywhere the floor still moves, the grout will crack within a season, so choose a stone-look sheet vinyl instead.",
    laminate:
      'A quick way to do all the dry rooms together over plywood, and claws hardly mark it. For 1,200 square feet, $4-8 per sq ft comes to $4,800-9,600 installed.',
    refinishing:
      'A few farmhouses off FM 535 still have pine under the linoleum. Once the old layers have been tested and pulled, we clean the boards, sand them lightly, and rub in an oil finish.',
  },
  reasons: [
    {
      title: 'We fix soft subfloors, too',
      body: "You don't need a second contractor for a rotten spot. We repair subfloors at $2-6 per sq ft, only where it's needed, and we show you the bad wood before we cover it.",
    },
    {
      title: 'Do part of it yourself',
      body: "If you'd like to pull the carpet, haul it off, or paint, go ahead. Each task has its own line on the quote, so you can see what your Saturday saves you.",
    },
    {
      title: 'Long driveways are no problem',
      body: "Tell us about gates, cattle guards, loose dogs, and spots with no cell signal. We'll bring the material on a trailer that can turn around on caliche or grass.",
    },
  ],
  areaServed:
    "We cover zip code 78612 and the roads around it: SH 71 past McKinney Roughs and the Hyatt Lost Pines resort, and SH 21. We also drive FM 535 toward Rockne, FM 812 to the Travis County line, and FM 1209 north of the highway. Call, and we'll walk you through what to look for underneath.",
  articles: ['foundation-flooring-central-texas', 'affordable-flooring-leander', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Cedar Creek, TX',
    description:
      'Cedar Creek, TX flooring for acreage and manufactured homes: laminate, vinyl plank, and subfloor repair. We check under the house first. Free estimates.',
    keywords: ['flooring Cedar Creek TX', 'mobile home subfloor repair Bastrop County', 'laminate flooring 78612'],
  },
} satisfies CityEntry;
