import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'commercial-flooring-austin',
  name: 'Commercial Flooring',
  menuLine: 'Offices, shops, clinics, and restaurants, in phases',
  hero: {
    heading: 'Commercial Flooring in Austin',
    lead: "We know you can't afford to close for two weeks. We install carpet tile, glue-down vinyl, tile, and sheet flooring in phases that fit your business hours, at $3-12 per sq ft installed.",
  },
  quoteLabel: 'Get Commercial Quote',
  facts: [
    { label: 'Price', value: '$3-12 per sq ft' },
    { label: 'Working time', value: '3-10 days' },
    { label: 'Warranty', value: '5-20 years' },
  ],
  image: 'cafe-porcelain',
  detail: { image: 'office-lvp-wood', caption: 'Glue-down vinyl plank in an open office.' },
  introduction: {
    heading: 'How we plan a commercial floor',
    body: [
      "A click-lock plank that's made for a bedroom won't last in a busy taqueria. Commercial flooring has a thicker wear layer, a stiffer backing, and a glue that can take rolling loads. We'll ask where you have carts, spills, and lines of people, and then we'll match the floor to each spot. One suite may need three different floors.",
      "Most jobs take 3-10 days. If you have more than 10,000 sq ft, we work in phases over two to six weeks, and you'll get a drawing that shows which doors stay open each day.",
      'The slab can hold up the schedule. Many buildings along I-35 and SH 130 have large slabs on clay, and a new slab can stay damp for months. We check the moisture before you commit to an opening date.',
    ],
  },
  benefits: {
    heading: 'What property and facility managers get',
    items: [
      {
        title: 'A one-page phase plan',
        body: "You'll see the zones, the dates, the way in and out, and the hour each area reopens before we order anything.",
      },
      {
        title: 'Slab readings in writing',
        body: 'We record the moisture and flatness by location, so you have proof on file if you ever need to make a warranty claim.',
      },
      {
        title: 'Paperwork for your landlord',
        body: "We'll send one file with our insurance certificate, product data sheets, and fire and slip ratings before any work begins.",
      },
      {
        title: 'A price for each area',
        body: 'We list tear-out, prep, material, and base room by room, so you can split the work into phases or cut something out.',
      },
    ],
  },
  options: {
    heading: 'Commercial flooring options and prices',
    intro: 'These prices are installed on a sound slab. If the slab needs prep, we measure it and price it as a separate line.',
    items: [
      {
        name: 'VCT and Sealed Concrete',
        price: '$3-5 per sq ft',
        description: 'For stockrooms, classrooms, and workshops where price matters most. VCT is vinyl composition tile.',
        features: ['VCT swaps out tile by tile', 'Needs wax or sealer', 'Bright and easy to clean'],
      },
      {
        name: 'Carpet Tile',
        price: '$4-8 per sq ft',
        description: "It's quiet under desks, and we can install it without emptying the whole floor.",
        features: ['Cushion back', 'Spare tiles on site', 'Usable the same day'],
      },
      {
        name: 'Glue-Down Vinyl Plank',
        price: '$5-9 per sq ft',
        description: 'Wood or stone looks with a 20-40 mil wear layer, for sales floors and corridors.',
        features: ['Takes chairs and carts', 'No wax', 'Single planks can be replaced'],
      },
      {
        name: 'Porcelain and Quarry Tile',
        price: '$8-12 per sq ft',
        description: 'For lobbies, restrooms, dining rooms, and kitchens with floor drains.',
        features: ['Epoxy grout available', 'Cove base', 'Decades of wear'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Eight commercial flooring services',
      points: [
        {
          title: 'Carpet tile',
          body: 'Quarter-turn, ashlar, or random patterns. We can lift the furniture row by row instead of emptying the office.',
        },
        { title: 'Luxury vinyl', body: 'Glued plank and tile, pressed down with a 100 lb roller while the glue is still fresh.' },
        {
          title: 'Sheet vinyl',
          body: 'For rooms with strict cleaning rules, we weld the seams with heat and run the vinyl up the walls.',
        },
        {
          title: 'Porcelain and quarry tile',
          body: 'On slabs with cracks we set it over a membrane, and we line up its joints with the joints in the slab.',
        },
        { title: 'Rubber and sports floors', body: 'Tiles or rolls 8-12 mm thick for weight rooms, studios, and play areas.' },
        {
          title: 'Commercial hardwood',
          body: 'New boards or refinishing for dining rooms, stages, and old downtown storefronts.',
        },
        { title: 'Slab preparation', body: 'We grind, fill cracks and joints, level, and put down moisture barriers.' },
        {
          title: 'Repair and stairs',
          body: `Loose treads, failed seams, and curled tile. For emergencies, we answer calls ${business.hours.emergencyTime}.`,
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Floors for six kinds of businesses',
      points: [
        {
          title: 'Offices',
          body: "Rolling chairs wear paths, so we use floors rated for them. If your building makes us book the freight elevator, we'll plan around it.",
        },
        {
          title: 'Retail and salons',
          body: 'You need a floor that handles grit at the door and dye at the chairs, and lighting that shows every ridge.',
        },
        {
          title: 'Restaurants and bars',
          body: 'The floor takes grease, ice, and a mop every night, so we can work between last call and morning prep.',
        },
        {
          title: 'Medical and dental',
          body: "We seal the seams, keep the corridors quiet, and choose finishes that your disinfectants won't cloud.",
        },
        {
          title: 'Apartments and hotels',
          body: 'We can meet the sound rating between floors, turn a unit between leases, and use one product in every building.',
        },
        {
          title: 'Schools and churches',
          body: 'Long corridors and folding chairs are hard on a floor, and we can schedule the work for your breaks.',
        },
      ],
    },
  ],
  process: {
    heading: 'How a commercial project works',
    steps: [
      {
        title: 'Site Assessment',
        description:
          'We walk the space with you, measure it, check the slab for moisture and flatness, and photograph the doors and transitions.',
      },
      {
        title: 'Project Planning',
        description:
          "You'll get a price for each area, product sheets, and a phase drawing. Material takes 3-21 days to arrive, so we order it once your dates are set.",
      },
      {
        title: 'Professional Installation',
        description:
          'We close off each zone, prep it, install the floor, and sweep up before you get it back. We mark our progress on the phase drawing as we go.',
      },
      {
        title: 'Final Inspection',
        description:
          'We walk every room with you and fix what is on the punch list. Then you get the care sheets, the warranty papers, and your spare material.',
      },
    ],
  },
  faq: [
    {
      question: 'Do you work nights or weekends?',
      answer:
        'Yes. Saturdays are regular working days for us, and we can schedule evenings and nights phase by phase. A rush premium of 10-20 percent may apply.',
    },
    {
      question: 'Can new flooring go over old VCT?',
      answer:
        "Sometimes carpet tile can, if every old tile is tight and the wax is off. Before any tear-out you'll need an asbestos survey, because old tile and black glue may contain it.",
    },
    {
      question: 'What transition height meets accessibility rules?',
      answer:
        'Up to 1/4 inch can be a straight edge. From 1/4 to 1/2 inch, we bevel the edge at 1 in 2. Anything higher has to be a ramp.',
    },
    {
      question: 'What would 3,000 sq ft of office cost?',
      answer:
        "Carpet tile at $4-8 per sq ft comes to $12,000-24,000. We add tear-out, leveling, and base by area once we've seen your slab.",
    },
  ],
  closing: {
    heading: 'Get a commercial flooring quote',
    body: `Send us a floor plan and the days you're closed. We'll contact you within ${business.promisedContact}, walk the site, and email you a price for each area with a calendar. The estimate is free, and you decide how many phases to order.`,
    button: 'Get Free Estimate',
  },
  related: ['lvp-flooring-austin', 'carpet-installation-austin', 'tile-flooring-austin', 'floor-refinishing-austin'],
  articles: ['commercial-flooring-austin-businesses', 'high-traffic-flooring-round-rock', 'emergency-flooring-repair-austin'],
  cities: ['austin', 'round-rock', 'killeen', 'san-marcos', 'georgetown', 'pflugerville', 'buda', 'kyle'],
  seo: {
    title: 'Commercial Flooring in Austin, TX: $3-12 per Sq Ft',
    description:
      'Commercial flooring in Austin for offices, shops, clinics, and restaurants. We work in phases around your hours, most jobs in 3-10 days. Get a free quote.',
    keywords: ['commercial flooring Austin', 'office flooring contractor Austin', 'restaurant flooring Austin TX'],
  },
} satisfies ServicePageEntry;
