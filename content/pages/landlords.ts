import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'landlords',
  name: 'Landlords and managers',
  line: 'Rental floors, unit turns, and several units at once.',
  hero: {
    heading: 'Flooring for landlords and property managers',
    lead: "You need a floor that holds up to tenants, goes in between two leases, and can be fixed one plank at a time. Tell us your move-out and move-in dates, and we'll say honestly whether the work fits between them.",
  },
  image: 'bedroom-old-carpet',
  facts: [
    { label: 'Vinyl plank', value: '$5-10 per sq ft, 1-3 days' },
    { label: 'Your quote', value: `Within ${business.quoteTime} of the visit` },
    { label: 'Book ahead', value: '4-6 weeks' },
    { label: 'Minimum charge', value: business.minimumCharge },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Floors for rental units, installed',
      intro: "The cheapest floor isn't always the cheapest to own. Divide the price by the number of tenants it'll outlast.",
      columns: ['Floor', 'Per sq ft', 'Time', 'Where it makes sense'],
      rows: [
        ['Vinyl plank', '$5-10', '1-3 days', 'Whole units. A 20 mil wear layer stands up to pets and chairs'],
        ['Laminate', '$4-8', '1-2 days', 'Upstairs bedrooms and halls, but no laundry room or full bath'],
        ['Carpet', '$3-8', 'Usually a day', 'Upstairs bedrooms, where it also keeps noise down'],
        ['Tile', '$6-12', '3-7 days', 'Baths, entries, and units you plan to keep for decades'],
        ['Refinishing', '$3-5', '3-5 days', 'Older houses with oak or pine under the carpet'],
      ],
      note: 'Small units can come out below our minimum charge, and then you pay the minimum. Doing several rooms or units at once avoids that.',
    },
    {
      kind: 'points',
      heading: 'What saves you money over five tenants',
      points: [
        {
          title: 'One product everywhere',
          body: 'Pick one plank for all your units and keep a few extra boxes, so a burn or a gouge is a repair instead of a new floor.',
        },
        {
          title: 'Glue-down plank for rough use',
          body: 'You can heat, lift, and replace one glued-down plank in the middle of a room. With click-lock, we often have to work our way in from a wall.',
        },
        {
          title: 'No carpet at the door',
          body: 'Put hard flooring in the first six feet inside every outside door, because that strip takes most of the dirt and cleans up with a mop.',
        },
        {
          title: 'Good pad under cheap carpet',
          body: 'If you replace carpet every few years, buy a better pad and a plainer carpet, because a good pad keeps it from wearing out in the walkways.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Send us this before a unit turn',
      intro: 'With these, we can often give you a rough price before anyone drives out, and the visit only confirms it.',
      items: [
        "The address, the unit number, which floor it's on, and the year the building was built.",
        'The move-out date, the move-in date, and the days for paint, cleaning, and any plumbing.',
        'Room sizes or a floor plan, and pictures of each room and of the worst spots.',
        "What's there now, and how many layers if you know.",
        'Rules about work hours, elevators, parking, and sound underlayment.',
        'How we get in: lockbox, office key, or someone on site.',
        'Who approves extra work, up to what amount, and where the invoice goes.',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a unit turn runs',
      steps: [
        {
          title: 'Measure while rented',
          description:
            'If your lease lets you enter, we measure before the tenants leave. Then the material can be here on move-out day.',
        },
        {
          title: 'Paint first',
          description: 'Paint and other repairs come before us, and the baseboards get their last coat after the floor is in.',
        },
        {
          title: 'Tear-out and check',
          description: sample(
            "We take up the old floor and check the slab or subfloor. If we find damage, you'll get pictures and a price the same day, before we go on.",
          ),
        },
        {
          title: 'Install and walk through',
          description: 'We install, clean up, and send you pictures of every room with the care notes for your tenant.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Deposits, wear, and records in Texas',
      body: [
        "In Texas, you can't charge a tenant's deposit for normal wear and tear. Worn paths in an old carpet are wear, while a burn or a pet stain soaked into the pad is damage. You generally have 30 days after move-out to return the deposit or send an itemized list, as long as the tenant gave you a new address.",
        "Good records settle most arguments, so keep the install date, the invoice, and dated pictures of each room. On our invoices, you'll see each room and each repair on its own line, so you can attach them to the list. These are the general rules, so ask a lawyer or the Texas Apartment Association about a case of your own.",
      ],
    },
    {
      kind: 'solutions',
      heading: 'Rules that apply to rental buildings',
      pairs: [
        {
          problem: 'Buildings from before 1978',
          solution:
            'When work disturbs more than 6 sq ft of old paint in a room, federal law requires a firm with EPA lead-safe certification, and pulling baseboards counts. Tell us the year the building went up before we quote.',
        },
        {
          problem: 'Old tile and black adhesive',
          solution:
            'In apartment buildings with more than four units, Texas generally requires an asbestos survey before renovation, so have it done before you book us. In smaller buildings, we have suspect material tested first.',
        },
        {
          problem: 'Upstairs units',
          solution:
            "Many leases and condo rules set a sound rating for hard floors. Send us the number, and we'll quote an underlayment that meets it.",
        },
        {
          problem: 'Occupied units',
          solution:
            "Your lease says how much notice your tenant gets, because Texas has no set number of days. We'll work one room at a time if the furniture can move.",
        },
      ],
    },
  ],
  faq: [
    {
      question: 'Do you give a better price for several units?',
      answer:
        "Units in the same complex can share one delivery, one setup, and one haul-off, and we price them that way. You'll see the difference on the quote. Send us all the units you expect to turn this season, even if the dates aren't firm yet.",
    },
    {
      question: 'What wear layer should I buy for a rental?',
      answer:
        "We'd go with 20 mil for a unit that allows pets, and 12 mil is enough for a quiet upstairs bedroom. The wear layer is the clear coat on top, and it's what your tenants actually walk on. Texture and a medium color hide scratches better than thickness does.",
    },
    {
      question: 'Can you work with only three days between tenants?',
      answer:
        "Often, if the unit is empty and the subfloor is sound. Vinyl plank takes 1-3 days and carpet usually takes one. Tile won't fit, because thinset and grout need nights to cure. Book 4-6 weeks ahead for the last days of July, since so many student leases turn over then.",
    },
    {
      question: 'How do you bill property managers?',
      answer: sample(
        'We send one itemized invoice for each unit, with the address, the work order number, and before-and-after pictures. Tell us who approves changes, and nothing extra happens until that person says yes in writing.',
      ),
    },
  ],
  links: [
    { label: 'Luxury vinyl plank', href: '/services/lvp-flooring-austin' },
    { label: 'Carpet installation', href: '/services/carpet-installation-austin' },
    { label: 'Floors for high traffic', href: '/blog/high-traffic-flooring-round-rock' },
    { label: 'Commercial flooring', href: '/services/commercial-flooring-austin' },
  ],
  closing: {
    heading: 'Get a price for your next turn',
    body: "Send us the unit, the dates, and a few pictures. We'll tell you what fits between the leases and email you an itemized quote.",
    button: 'Schedule Free Consultation',
  },
  seo: {
    title: 'Rental Flooring for Austin Landlords and Managers',
    description:
      'Floors for rentals in Austin: prices and days for vinyl plank, carpet, and tile, a checklist for unit turns, and the Texas rules that affect your floors.',
    keywords: ['rental property flooring Austin', 'flooring for landlords', 'apartment flooring contractor Austin'],
  },
} satisfies InfoPageEntry;
