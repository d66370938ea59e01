import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'commercial-flooring-austin',
  name: 'Commercial Flooring',
  menuLine: 'Offices, shops, clinics and restaurants, in phases',
  hero: {
    heading: 'Commercial Flooring in Austin',
    lead: 'A closed door costs more than a floor. We install carpet tile, glue-down vinyl, tile and resilient sheet for Austin businesses in phases that follow your hours, at $3-12 per sq ft.',
  },
  quoteLabel: 'Get Commercial Quote',
  facts: [
    { label: 'Price', value: '$3-12 per sq ft' },
    { label: 'Duration', value: '3-10 days' },
    { label: 'Warranty', value: '5-20 years' },
  ],
  image: 'cafe-porcelain',
  detail: { image: 'office-lvp-wood', caption: 'Glue-down vinyl plank in an open office.' },
  introduction: {
    heading: 'Chosen by traffic, planned by the clock',
    body: [
      'A click-lock plank made for bedrooms soon opens its joints in a taqueria. Commercial products differ where you cannot see it: a thicker wear layer, a stiffer backing, an adhesive that takes rolling loads. We start by asking what rolls, spills and queues, then match the product to that spot. One suite may need three.',
      'Most jobs run 3-10 days. Above 10,000 sq ft we work in phases over two to six weeks, with a drawing that shows which doors stay open each day.',
      'The slab sets the risk. Tilt-wall buildings along I-35 and SH 130 stand on large slabs over clay, and a new one can stay damp for months. We take readings before you commit to an opening date.',
    ],
  },
  benefits: {
    heading: 'What a facility manager gets',
    items: [
      {
        title: 'A phase plan on one page',
        body: 'Zones, dates, access routes and the hour each area reopens, agreed before material is ordered.',
      },
      {
        title: 'Slab data in writing',
        body: 'Humidity and flatness readings by location, so a warranty claim years later has a starting point.',
      },
      {
        title: 'Paperwork ready for the landlord',
        body: 'Insurance certificate, product data sheets, fire and slip ratings in one file, sent before any tool comes in.',
      },
      {
        title: 'One price per area',
        body: 'Demolition, preparation, material and base are listed room by room, which makes phasing or trimming the scope simple.',
      },
    ],
  },
  options: {
    heading: 'Common commercial floors and prices',
    intro: 'Installed on a sound slab; preparation is measured and priced apart.',
    items: [
      {
        name: 'VCT and Sealed Concrete',
        price: '$3-5 per sq ft',
        description: 'For stockrooms, classrooms and workshops where purchase price leads.',
        features: ['Tiles swapped one by one', 'Needs wax or sealer', 'Bright, cleanable'],
      },
      {
        name: 'Carpet Tile',
        price: '$4-8 per sq ft',
        description: 'Quiet under desks, and laid without emptying a whole floor.',
        features: ['Cushion back', 'Spare tiles on site', 'Usable the same day'],
      },
      {
        name: 'Glue-Down Vinyl Plank',
        price: '$5-9 per sq ft',
        description: 'Wood or stone look with a 20-40 mil wear layer for sales floors and corridors.',
        features: ['Takes chairs and carts', 'No wax', 'Planks replaceable'],
      },
      {
        name: 'Porcelain and Quarry Tile',
        price: '$8-12 per sq ft',
        description: 'For lobbies, restrooms, dining rooms and kitchens with drains.',
        features: ['Epoxy grout available', 'Cove base', 'Decades of wear'],
      },
    ],
  },
  sections: [
    {
      kind: 'points',
      heading: 'Eight services for commercial space',
      points: [
        { title: 'Carpet tile', body: 'Quarter-turn, ashlar or random layouts, with furniture lifted row by row.' },
        { title: 'Luxury vinyl', body: 'Glued plank and tile, rolled with a 100 lb roller while the adhesive is open.' },
        { title: 'Sheet vinyl', body: 'Heat-welded seams and flash-coved walls where hygiene rules ask for them.' },
        { title: 'Porcelain and quarry tile', body: 'Set over membranes, with movement joints carried up from the slab.' },
        { title: 'Rubber and sports floors', body: 'Tiles or rolls of 8 to 12 mm for weights, studios and play areas.' },
        {
          title: 'Commercial hardwood',
          body: 'New boards or refinishing for dining rooms, stages and old storefronts downtown.',
        },
        { title: 'Slab preparation', body: 'Grinding, crack and joint filling, leveling and moisture barriers.' },
        {
          title: 'Repair and stairs',
          body: 'Loose treads, failed seams, curled tiles and nosings, also in an emergency at night.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Six industries, six kinds of wear',
      points: [
        { title: 'Offices', body: 'Caster chairs, raised floors and freight elevators with booking slots.' },
        {
          title: 'Retail and salons',
          body: 'Grit at the entry, dye and acetone at the chairs, lighting that shows every ridge.',
        },
        {
          title: 'Restaurants and bars',
          body: 'Grease, ice and nightly mopping; work fits between last call and the morning prep.',
        },
        { title: 'Medical and dental', body: 'Sealed seams, quiet corridors and disinfectants that cloud a cheap finish.' },
        {
          title: 'Apartments and hotels',
          body: 'Sound ratings between floors, fast unit turns and one product across buildings.',
        },
        { title: 'Schools and churches', body: 'Long corridors, folding chairs and a calendar with two real gaps a year.' },
      ],
    },
  ],
  process: {
    heading: 'How a commercial project runs',
    steps: [
      {
        title: 'Site Assessment',
        description:
          'We walk the space with you, measure, take moisture and flatness readings and photograph doors and transitions.',
      },
      {
        title: 'Project Planning',
        description:
          'You receive the area prices, product sheets and phase drawing. Lead times run 3-21 days, so we order once dates are fixed.',
      },
      {
        title: 'Professional Installation',
        description:
          'Each zone is closed off, prepared, laid and swept before it is handed back, and progress is marked on the phase drawing.',
      },
      {
        title: 'Final Inspection',
        description:
          'We walk every room together with a punch list, then hand over care sheets, warranty papers and spare stock.',
      },
    ],
  },
  faq: [
    {
      question: 'Do you work nights or weekends?',
      answer:
        'Saturdays are regular working days. Evenings and nights can be arranged by phase, and a rush premium of 10-20 percent may apply.',
    },
    {
      question: 'Can new flooring go over old VCT?',
      answer:
        'Carpet tile sometimes, if every tile is tight and the wax is off. Before removal, an asbestos survey is needed, because older tile and its black adhesive may contain it.',
    },
    {
      question: 'What transition height passes for accessibility?',
      answer:
        'Up to 1/4 inch may be vertical. Between 1/4 and 1/2 inch the edge is beveled at 1 in 2, and anything higher becomes a ramp.',
    },
    {
      question: 'What would 3,000 sq ft of office cost?',
      answer:
        'Carpet tile at $4-8 comes to $12,000-24,000. Removal, leveling and base are added by area once we have seen the slab.',
    },
  ],
  closing: {
    heading: 'Send a floor plan and your closed days',
    body: `We reply within ${business.promisedContact}, walk the site and return prices by area with a calendar. The estimate is free, and you decide how many phases to order.`,
    button: 'Get Free Estimate',
  },
  related: ['lvp-flooring-austin', 'carpet-installation-austin', 'tile-flooring-austin', 'floor-refinishing-austin'],
  articles: ['commercial-flooring-austin-businesses', 'high-traffic-flooring-round-rock', 'emergency-flooring-repair-austin'],
  cities: ['austin', 'round-rock', 'killeen', 'san-marcos', 'georgetown', 'pflugerville', 'buda', 'kyle'],
  seo: {
    title: 'Commercial Flooring in Austin, TX: $3-12 per Sq Ft',
    description:
      'Office, retail, clinic and restaurant floors in Austin: phased work in 3-10 days, slab readings in writing, 5-20-year warranties. Ask for a free quote.',
    keywords: ['commercial flooring Austin', 'office flooring contractor Austin', 'restaurant flooring Austin TX'],
  },
} satisfies ServicePageEntry;
