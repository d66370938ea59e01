import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'about',
  type: 'AboutPage',
  name: 'About us',
  line: 'Who comes to your house, how we work, and what we promise.',
  hero: {
    heading: 'About our Austin flooring company',
    lead: sample(
      "We install, repair, and refinish floors in Austin and Central Texas, and that's all we do. One person looks after your job from the first visit to the last walk-through, so you always know who to call.",
    ),
  },
  image: 'sample-oak',
  facts: [
    { label: 'Based in', value: business.addressLine },
    { label: 'We carry', value: business.insurance },
    { label: 'Your quote', value: `Within ${business.quoteTime} of the visit` },
    { label: 'Emergencies', value: `Calls answered ${business.hours.emergencyTime}` },
  ],
  sections: [
    {
      kind: 'points',
      heading: 'Who comes to your house',
      intro: "It's your home, so you should know who we are and why we're there before you open the door.",
      points: [
        {
          title: 'First, someone to measure',
          body: sample(
            'One of us comes with a tape measure, a moisture meter, a 10-foot straightedge, and a bag of samples. Plan on 30-60 minutes, and show us a closet corner or a floor vent if you can, because the edge of the old floor shows there.',
          ),
        },
        {
          title: 'Then, the crew',
          body: `For most jobs we send ${business.crew}. The crew lead has your quote, your floor plan, and your phone number, and walks the rooms with you before anyone opens a box.`,
        },
        {
          title: 'Sometimes, another trade',
          body: "We don't move gas lines, wire outlets, or repair foundations. If your job needs a plumber, an electrician, or an engineer, we'll tell you at the visit, and we'll fit our schedule around theirs.",
        },
        {
          title: 'Last, the walk-through',
          body: "The crew lead goes through every room with you in good light. If something isn't right, it goes on a punch list, and we come back to finish it.",
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How we decide what to recommend',
      body: [
        "We start with what's under your floor, because that's what makes floors fail around here. East of I-35, the clay swells after rain and shrinks in August, and slabs move with it. West of MoPac, houses often sit on rock, but a steep lot can still mean fill under one corner or a split-level floor. A floor that does well in one house can come loose in the other.",
        "Then we ask who lives there, because two big dogs, a wheelchair, or a house that's empty all week can each change the answer. We'll also ask how long you plan to stay, since you'd buy a different floor for three years than for thirty.",
        "Sometimes you don't need a new floor, because old oak under carpet can often be sanded and finished for a lot less. And sometimes we'll say no: we won't put laminate in a full bath or glue wood to a damp slab.",
      ],
    },
    {
      kind: 'steps',
      heading: 'How a job runs, from first call to walk-through',
      steps: [
        {
          title: 'You contact us',
          description: `Call, or send the form with your zip code. We'll contact you within ${business.promisedContact} and find a time for the visit.`,
        },
        {
          title: 'We visit',
          description:
            'We measure, take meter readings, check how flat the floor is, and answer your questions. The visit is free, with no obligation.',
        },
        {
          title: 'You get a quote',
          description: `Your itemized quote comes by email within ${business.quoteTime}, with each product by name and each step on its own line.`,
        },
        {
          title: 'We set a date',
          description:
            'Most jobs are booked 4-6 weeks ahead, and wood needs 48-72 hours in your rooms first, with the AC at its normal setting.',
        },
        {
          title: 'We install',
          description:
            'We seal doorways against dust, keep a clear path to one bathroom and the kitchen when we can, and sweep up every day.',
        },
        {
          title: 'We walk it together',
          description:
            'You get the care notes, the label from one box, and both warranties in writing. Only then do you make the last payment.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Licenses, insurance, and permits',
      intro: "Here's what Texas requires, what we carry, and what you can check yourself.",
      columns: ['Subject', 'What to know'],
      rows: [
        [
          'Flooring license',
          "Texas doesn't license flooring contractors, so nobody can show you one. Ask for proof of insurance instead.",
        ],
        ['Our insurance', `We carry ${business.insurance}, and we'll send you the certificate before we start.`],
        [
          'Other trades',
          'Texas does license plumbers, electricians, and asbestos inspectors. You can look up each license online.',
        ],
        [
          'Old materials',
          'Tile, sheet vinyl, and black adhesive from before the mid-1980s can contain asbestos, so they get a lab test first.',
        ],
        [
          'Old paint',
          'Paint from before 1978 can contain lead. When a job disturbs more than 6 sq ft of it in a room, federal law requires a firm with EPA lead-safe certification.',
        ],
        [
          'Permits',
          "New flooring usually doesn't need one. Changing joists or other structure can, so ask your city before that work starts.",
        ],
        [
          'HOA and condo rules',
          "Many buildings require sound underlayment upstairs. Send us the rules, and we'll quote to them.",
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'Our service promise',
      intro: sample("If we ever miss one of these, call us and we'll make it right."),
      items: [
        sample(
          "You'll see every price in writing before you pay anything, and we don't start extra work until you've approved it.",
        ),
        sample("We'll call you before we arrive each morning, and we'll tell you the day before if the plan has to change."),
        sample(
          "We'll protect your walls, your AC returns, and the floors that stay, and we'll leave the rooms swept each evening.",
        ),
        sample("You can reach the person in charge of your job by phone while we're working."),
        sample(`If something goes wrong after we leave, we'll come and look within ${business.warrantyVisit}.`),
      ],
    },
  ],
  faq: [
    {
      question: 'Are you licensed and insured?',
      answer: `We carry ${business.insurance}, and we'll email you the certificate before we start. Texas doesn't license flooring contractors, so there's no flooring license to ask for.`,
    },
    {
      question: 'Do I have to be home while you work?',
      answer: sample(
        'Only for the first and last half hour, so we can walk the rooms together. In between, you can go to work if we have a way in and your pets are safe. Please keep your phone on in case we find something under the old floor.',
      ),
    },
    {
      question: 'How can I check a flooring contractor before I hire one?',
      answer:
        "Ask for an insurance certificate that comes straight from the insurance agent, and look up the company's name in the Texas Comptroller's free taxable entity search. Then get an itemized quote and the workmanship warranty in writing. If somebody wants the full price up front, keep looking.",
    },
    {
      question: 'Can my family stay in the house during the work?',
      answer:
        "Usually you can, if we work in one part of the house at a time. You'll want to sleep somewhere else while we sand and finish hardwood, because you can't walk on the fresh coats. For tile, plan on a night or two without the room we're working in.",
    },
  ],
  links: [
    { label: 'Warranty and care', href: '/warranty' },
    { label: 'Payment and deposits', href: '/payment' },
    { label: 'Before and after gallery', href: '/gallery' },
  ],
  closing: {
    heading: 'Meet us at your house',
    body: "Tell us which rooms you're thinking about. We'll come out, check the subfloor, and tell you honestly what we'd do if it were our floor.",
    button: 'Get Free Estimate',
  },
  seo: {
    title: 'About Our Flooring Company in Austin, TX',
    description:
      'Who comes to your house, how we check your subfloor, what insurance we carry, and what we promise on every flooring job in Austin and Central Texas.',
    keywords: ['flooring company Austin', 'insured flooring contractor Austin', 'Austin flooring installers'],
  },
} satisfies InfoPageEntry;
