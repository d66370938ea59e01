import type { CityEntry } from '../../schema/content.ts';

export default {
  name: 'Killeen',
  slug: 'killeen',
  county: 'Bell',
  image: 'living-laminate',
  population: '153,095 (2020 census)',
  zipCodes: ['76541', '76542', '76543', '76549'],
  description:
    'Rental-ready and move-in-ready floors for Killeen homes near Fort Hood, planned around your orders, your lease, or your closing date.',
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
    'In Killeen, the date often matters as much as the price. Orders come down at Fort Hood, and a house has to sell or rent soon. So give us two things when you call: the square footage and the day it has to be ready. We usually book 4-6 weeks ahead, so call as soon as you have a report date. If you need it sooner and we have an opening, expect to pay 10-20 percent more. Vinyl plank goes in the fastest, so ask about it when days count.',
  local: {
    soil: "Killeen is in the Lampasas Cut Plain, limestone country with layers of marl in between. Marl weathers into sticky clay, thin on the rises and deeper toward South Nolan Creek. So one corner of a slab off Stan Schlueter Loop can rest on rock while the opposite corner rests on clay. Indoors, you'd see one diagonal crack with a small hump beside it. We grind the hump, fill the crack, and put a crack-isolation membrane two feet to each side before we set tile. The membrane adds $1.50-3 per sq ft, but only on that strip.",
    climate:
      "Don't shut off the power between tenants. With the AC off in July, an empty unit in Killeen can pass 100 °F inside. Neither planks nor glue can go in at that temperature. We need the AC at its normal setting for 48 hours before we start. It has to stay on afterward, too, while the glue cures. The same goes for the heat in January. If you're paying for the work from another post, put the electric bill in your name until the new lease starts.",
    housing:
      "The railroad laid out Killeen in the early 1880s, and Camp Hood made a city of it after 1942. North of Veterans Memorial Boulevard are small frame and brick houses from the 1950s and 1960s, some over crawl spaces. Duplexes and fourplexes came later. South of I-14, the houses get newer as you go. You'll pass 1980s brick ranches near Elms Road, then Goodnight Ranch on Bunny Trail and Heritage Oaks on Chaparral Road. Most are slabs with three carpeted bedrooms and ceramic in the kitchen and baths.",
  },
  flooringChallenges: [
    {
      title: 'Durability in rentals near Fort Hood',
      answer:
        'A dropped dumbbell can snap the joint on a click-together plank. Glue-down vinyl has no click joints, so we use a 20 mil plank and suggest a sheet of plywood under the weight rack.',
    },
    {
      title: 'Budget turns between two leases',
      answer:
        "For a 950-square-foot duplex, we'll price three grades side by side and divide each by the years you'd expect from it. The cheapest floor today may cost you more per tenant.",
    },
    {
      title: 'Pet smells under old carpet',
      answer:
        "The odor is in the pad and the concrete, so shampoo won't reach it. We pull the carpet and pad, seal the slab with a stain-blocking primer, and install a hard floor on top.",
    },
    {
      title: 'Getting a house ready to sell before a move',
      answer:
        "With a small budget, do the living room and hall first, because that's what shows in listing photos. New carpet for the bedrooms runs $3-8 a square foot, and buyers notice it as soon as they walk in.",
    },
  ],
  popularStyles: ['Commercial glue-down vinyl', 'Wood-look ceramic tile', 'Water-resistant laminate', 'Solution-dyed carpet'],
  floors: {
    vinyl:
      "It's a workhorse from Rancier Avenue to Yowell Ranch, and a typical unit takes 1-3 days. Tape a note with the brand and color inside the water heater closet, so the next repair matches.",
    hardwood:
      "A good fit if you've retired here and you're done moving, in White Rock Estates or Deerwood Estates. Engineered oak or hickory runs $8-15 per sq ft, glued to the slab.",
    tile: 'For foyers, kitchens, and baths, ceramic costs $6-12 a square foot, set. We offset 6x36 planks by a third of their length, since a half offset can leave raised ends.',
    laminate:
      "It's a low-cost swap for worn bedroom carpet on a three-year stay. Bunk beds and desk chairs won't hurt it, and it looks sharp in the listing when PCS season comes.",
    refinishing:
      "Older houses close to downtown Killeen may have oak strip that's been under carpet since the 1970s. Lift a corner behind a closet door, and send us a photo if you see wood.",
  },
  reasons: [
    {
      title: 'We plan back from your date',
      body: "Report dates and lease starts don't move. We confirm your material is in stock before we book the work, so there's still time to pick another color.",
    },
    {
      title: 'Easy to handle from another time zone',
      body: "If you're stationed somewhere else, we'll email the quote, the readings, the pictures, and the invoice. Your property manager gets the keys back.",
    },
    {
      title: "We'll tell you what to keep",
      body: "Sound ceramic with dirty grout doesn't need replacing. If a deep clean and a new grout color will get you through the next lease, that's our advice.",
    },
  ],
  areaServed:
    'We work from W.S. Young Drive to Clear Creek Road, down SH 195, and along Stagecoach, Chaparral, and FM 3470. We also take jobs in Harker Heights, Nolanville, and Copperas Cove. Send us the address, the square footage, and your date.',
  articles: [
    'tile-trends-bell-county-2024',
    'affordable-flooring-leander',
    'lvp-vs-hardwood-central-texas',
    'flooring-cost-guide-austin-2025',
  ],
  seo: {
    title: 'Flooring Installation in Killeen, TX',
    description:
      'Flooring installation in Killeen, TX near Fort Hood: vinyl plank, tile, and laminate planned around leases and PCS moves. Itemized quote, free estimate.',
  },
} satisfies CityEntry;
