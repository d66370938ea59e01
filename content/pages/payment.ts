import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';
import { costExtras } from '../cost-guide.ts';
import { sample } from '../sample.ts';

const { balance, deposit, methods, quoteHolds, start } = business.payment;

export default {
  slug: 'payment',
  name: 'Payment and financing',
  line: 'The deposit, the schedule, and what can change a price.',
  hero: {
    heading: 'Payment, deposits, and financing',
    lead: `You'll see every price in writing before you pay anything. A deposit of ${deposit} percent holds your date and orders the material, and you don't make the last payment until we've walked the floor together.`,
  },
  image: 'sample-walnut',
  facts: [
    { label: 'Visit and quote', value: 'Free' },
    { label: 'Deposit', value: `${deposit}%` },
    { label: 'Quote holds for', value: quoteHolds },
    { label: 'Minimum charge', value: business.minimumCharge },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Payment schedule for a flooring job',
      intro: `You can pay by ${methods}. Please don't pay anyone in cash without a receipt, and that includes us.`,
      columns: ['When', 'You pay', 'What you have by then'],
      rows: [
        ['Visit and quote', 'Nothing', 'Meter readings, measurements, and an itemized quote'],
        ['You sign', `${deposit}%`, 'Your installation date, and the material on order'],
        ['First day of work', `${start}%`, 'The material in your rooms and the crew at your door'],
        ['After the walk-through', `${balance}%`, 'A finished floor, the care notes, and both warranties'],
      ],
      note: sample('Repairs and jobs near the minimum charge are paid in one sum after the walk-through.'),
    },
    {
      kind: 'checklist',
      heading: "What's on your itemized quote",
      intro:
        "If you're comparing quotes, put them side by side and look for each of these lines, because the cheapest one often leaves out two or three.",
      items: [
        'The product by name, with its thickness, its wear layer or top layer, and its color.',
        'The square footage with and without the extra for cuts, which is usually 7-10 percent.',
        'Labor, with glue, thinset, or pad named as well.',
        'Leveling, moisture sealer, or a membrane, each on its own line, even if the line says zero.',
        'Tear-out, haul-off, and moving furniture.',
        'Baseboards, transition strips, stair noses, and trimming doors.',
        'The number of days, the workmanship warranty, and the payment schedule.',
      ],
    },
    {
      kind: 'table',
      heading: "Costs that aren't in the price per square foot",
      intro: "Most houses have a few of these, so we price them at the visit and you won't get a surprise on the last day.",
      columns: ['Line', 'Price', "What it's for"],
      rows: costExtras.map(({ item, price, description }) => [item, price, description]),
    },
    {
      kind: 'solutions',
      heading: 'What can change the price after we start',
      intro: sample(
        "If we find something, we stop, show it to you, and write down what it would cost. We don't go on until you've approved it.",
      ),
      pairs: [
        {
          problem: 'A bad subfloor under the old floor',
          solution:
            'Rot, loose decking, and low spots can hide under carpet and tile, and the repair runs $2-6 per sq ft for the area that needs it.',
        },
        {
          problem: 'A slab that tests damp',
          solution:
            'A timed slab test runs $200-500 and comes before glue. If the slab is too damp, you can pay for a sealer or choose a floating floor instead.',
        },
        {
          problem: 'Old tile or black adhesive',
          solution:
            "In a house from before the mid-1980s, a lab tests it for asbestos first. If it's positive, we don't remove it. You'd hire a licensed asbestos company, or we may be able to cover it.",
        },
        {
          problem: 'A change of plan',
          solution:
            "You can add a closet, switch the product, or skip the furniture line. We'll send you the new total before we order or cut anything.",
        },
        {
          problem: 'A rush date',
          solution:
            'Most jobs are booked 4-6 weeks ahead, and if you need a date before our next open one, a rush costs 10-20 percent more.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'How to pay for a floor over time',
      body: [
        sample("Ask about financing when we send your quote, and we'll tell you what's available for your job."),
        'Whoever lends you the money, compare the whole cost and not only the monthly payment. Look at the yearly rate, the fees, and what happens if you pay early or late. With a “no interest if paid in full” card, you usually owe all the interest back to the first day if anything is left at the end of the term.',
        'You can also split the work and do the living areas now and the bedrooms next year. If you want them to match, buy all the material at once, because manufacturers change colors often.',
        'After a leak, your insurance may pay part of it, and our page on water damage explains what to keep and who to call.',
      ],
    },
  ],
  faq: [
    {
      question: 'Why do you ask for a deposit?',
      answer: `It pays for the material, which we order just for your house, and it holds your dates. It's ${deposit} percent of the total, and you don't owe anything for the visit or the quote.`,
    },
    {
      question: 'Should I ever pay a contractor the full price up front?',
      answer:
        "You shouldn't. Keep enough in hand that everyone has a reason to come back and finish the punch list. Pay in a way that leaves a record, and get a receipt each time. After a declared disaster, be extra careful, because Texas limits what out-of-town contractors can collect before they start work.",
    },
    {
      question: 'How long is my quote good for?',
      answer: `The prices hold for ${quoteHolds}. After that, we'll check the material prices again, because manufacturers can change theirs at any time.`,
    },
    {
      question: 'Can I cancel after I sign?',
      answer:
        "Federal and Texas law give you three business days to cancel many sales that are made at your home, and your contract has to say so where that applies. If you cancel in time, your payment comes back. After that, it depends on what's been ordered, since stain colors and cut carpet often can't go back.",
    },
    {
      question: 'Can a flooring contractor put a lien on my house?',
      answer:
        'In Texas, a lien on your homestead generally takes a written contract that you and your spouse sign before work starts, and it has to be filed with the county. When you make the last payment, ask for a bills-paid affidavit, which says that suppliers and crews have been paid. Ask a lawyer before you sign anything that pledges your house.',
    },
  ],
  links: [
    { label: 'Flooring cost guide', href: '/blog/flooring-cost-guide-austin-2025' },
    { label: 'Warranty and care', href: '/warranty' },
    { label: 'Water damage and insurance', href: '/water-damage' },
  ],
  closing: {
    heading: 'Get your price in writing',
    body: `Send us your rooms and zip code. We'll measure, check the subfloor, and email you an itemized quote within ${business.quoteTime} of the visit.`,
    button: 'Get Free Estimate',
  },
  seo: {
    title: 'Flooring Payment, Deposits, and Financing',
    description:
      'How you pay for a new floor: the deposit, the payment schedule, what an itemized quote includes, what can change the price, and questions to ask a lender.',
    keywords: ['flooring financing Austin', 'flooring deposit', 'flooring quote what is included'],
  },
} satisfies InfoPageEntry;
