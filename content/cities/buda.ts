import type { CityEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  name: 'Buda',
  slug: 'buda',
  county: 'Hays',
  image: 'greatroom-doors',
  population: '15,108 (2020 census)',
  zipCodes: ['78610'],
  description:
    'Flooring for Buda homes from Sunfield to Ruby Ranch: vinyl plank, tile, and engineered oak for open floor plans, dry summers, and a creek that floods.',
  neighborhoods: [
    'Sunfield',
    'Garlic Creek',
    'Whispering Hollow',
    'Leisurewoods',
    'Ruby Ranch',
    'Green Meadows',
    'Stonefield',
    'Meadows at Buda',
  ],
  coordinates: { lat: 30.0842, lng: -97.8391 },
  distanceFromAustin: '16 miles',
  localInfo:
    "In Sunfield and Garlic Creek, the downstairs is often one big open room, so there's no natural place to stop a new floor. You'll see whatever you pick from the kitchen, the sofa, and the back patio. We'll measure the whole space, check how flat and how dry the concrete is, and price the stairs apart so they can wait. If you've got an old cottage near Main Street in Buda or some acreage out in Ruby Ranch, mention it when you call. Those jobs start differently.",
  local: {
    soil: "Geologists named a rock after this town, the Buda Limestone, and lots west of the tracks are full of it. Between its ledges runs a seam of Del Rio clay that swells hard when it's wet. That's why a house on a hillside can still have a slab that moves. East of the interstate you're on black prairie clay, which opens cracks in August wide enough for a screwdriver. Newer slabs there hold together well, but they tend to bow a little. A floating plank rocks on a bow like that, so we check for one before we suggest floating or gluing.",
    climate:
      "Onion Creek flooded around Buda in October 2013 and again on October 30, 2015. Concrete that has stood in wet ground needs weeks to dry, even after the top looks fine, so don't let anyone rush you into gluing. In a drought, the opposite happens. Garden soil pulls away from the house, the edges of the slab drop, and grout lines near the outside walls open first. Take a photo of those cracks in August and another after a wet month. If they close up, the soil is moving, and we'll plan soft joints for your new tile.",
    housing:
      'Buda was laid out along the railroad in 1881. A few frame cottages by Main Street still sit on piers, with pine or oak under the carpet. Leisurewoods and other acreage streets off FM 1626 came decades later. Then the town went from 7,295 people in 2010 to 15,108 in 2020. Those houses are close in age, so the beige carpet upstairs, the square ceramic in the hall, and the thin vinyl by the stove wear out together. If some of yours is still in good shape, we can leave those rooms alone.',
  },
  flooringChallenges: [
    {
      title: 'Moisture in slabs along Onion Creek',
      answer:
        "We take meter readings in several spots when we visit. If they're high, you can let the slab dry longer or float a vinyl floor over a vapor barrier. And if the creek ever comes inside, those planks have to go.",
    },
    {
      title: "Patching a floor that's no longer made",
      answer:
        "Thin plank from 2006 is usually gone from the stores. Save us a loose piece, and we'll look for a match. If there isn't one, we'll end the new floor at a natural line, such as the kitchen island.",
    },
    {
      title: 'Budget for a whole downstairs',
      answer:
        'An open plan of 850 square feet in vinyl plank comes to about $4,250-8,500, at $5-10 per sq ft. The stairs get a price of their own, so you can leave them for next year.',
    },
    {
      title: 'New kitchen islands on floating floors',
      answer:
        "Don't set a new island on top of floating planks. The weight pins them in place, and the joints nearby can pull apart. Put the cabinets in first, or have us glue the floor down.",
    },
  ],
  popularStyles: ['Stone-core vinyl plank', 'Wood-look porcelain tile', 'Engineered white oak', 'Stain-resistant carpet'],
  floors: {
    vinyl:
      'It works well in Sunfield and Stonefield, where one color can cover the whole first floor. Makers limit how far a floating floor can run, so in the longest rooms we glue it down.',
    hardwood:
      'In Ruby Ranch, the larger rooms can take a wide engineered oak, glued to the concrete. Solid strip belongs in the old cottages near the tracks, where we can nail it to boards over joists.',
    tile: 'Wood-look porcelain is a good swap for the 12-inch squares of 2006. On a cracked slab or on clay, add a crack-isolation membrane for $1.50-3 per sq ft on top of the tile.',
    laminate:
      "Use it upstairs in game rooms and kids' bedrooms, where it's dry and there's no slab to test. At $4-8 per sq ft, it costs the least of the hard floors.",
    refinishing:
      "There aren't many wood floors to refinish here, but they're good ones. Main Street cottages have strip oak worth sanding, and engineered oak in newer custom homes can often take a light screening and a new coat.",
  },
  reasons: [
    {
      title: 'Your kitchen keeps working',
      body: 'We finish one half of an open plan, move the furniture across, and do the other. The refrigerator stays plugged in, so someone can always cook.',
    },
    {
      title: 'We show you the moisture number',
      body: "If the concrete's too wet to cover, you'll see our reading next to the limit the flooring maker allows. Then you'll know what we're waiting for.",
    },
    {
      title: 'Small jobs are fine',
      body: `One closet, one bad stair, or a few broken tiles? Send a photo. We have a minimum charge of ${business.minimumCharge}, and we'll tell you up front if your job comes in under it.`,
    },
  ],
  areaServed:
    "We come to all of 78610 on both sides of the interstate: FM 967 past Ruby Ranch, FM 1626 toward Manchaca, and FM 2001. Old Black Colony Road, the Turnersville side of Sunfield, and the shops on Main Street, too. Tell us how many rooms run together, and we'll set a time.",
  articles: ['foundation-flooring-central-texas', 'lvp-vs-hardwood-central-texas', 'professional-vs-diy-flooring'],
  seo: {
    title: 'Flooring Installation in Buda, TX',
    description:
      'New floors for Buda, TX homes in Sunfield, Garlic Creek, and Ruby Ranch: vinyl plank, tile, and oak, with moisture readings and a free estimate.',
  },
} satisfies CityEntry;
