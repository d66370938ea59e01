import type { InfoPageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';

export default {
  slug: 'water-damage',
  name: 'Water damage help',
  line: 'The first hour, drying, your insurance claim, and repairs.',
  hero: {
    heading: 'Water damage help for floors in Austin',
    lead: "Stop the water, stay safe, take pictures, and start drying today. You have 24-48 hours to save a wet wood floor, and mold can start in 48-72 hours, so the first 24 matter most. Here's what to do, in order.",
  },
  image: 'hall-old-oak',
  facts: [
    { label: 'Save wet wood', value: 'Within 24-48 hours' },
    { label: 'Mold can start', value: 'In 48-72 hours' },
    { label: 'Call a pro', value: 'If over 100 sq ft is wet' },
    { label: 'Emergency calls', value: `Answered ${business.hours.emergencyTime}` },
  ],
  alert: {
    title: `Is the floor wet right now? Call us, ${business.hours.emergencyTime}`,
    body: "Turn off the water first, and stay out of it if it's near outlets or cords. Then call, and tell us what kind of floor you have and where the water came from.",
  },
  sections: [
    {
      kind: 'steps',
      heading: 'The first hour after a leak',
      steps: [
        {
          title: 'Turn off the water',
          description:
            'Close the valve behind the toilet or appliance, or else the main valve at the meter box or where the pipe enters the house.',
        },
        {
          title: 'Check the power',
          description:
            "Don't step into water that touches outlets, cords, or appliances. Turn off that circuit only if you can reach the panel with dry feet, and call the electric utility if you can't.",
        },
        {
          title: 'Take pictures',
          description: 'Film every wet room and the source of the water before you move anything, because your insurer will ask.',
        },
        {
          title: 'Get the water up',
          description:
            "If the water is clean, use a wet vacuum, mops, and towels. Put foil or blocks under furniture legs so they don't stain the floor.",
        },
        {
          title: 'Move the air',
          description:
            'Run the AC, fans, and a dehumidifier if you can get one. If the water is dirty or you see mold, leave the fans off, because they spread it.',
        },
        {
          title: 'Make two calls',
          description:
            'Report the leak to your insurer and call us. If more than 100 sq ft is wet, call a water restoration company as well.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Which wet floors can be saved',
      intro:
        'Clean water comes from a supply line, a water heater, or an ice maker. Creek water, storm runoff, and sewage are never clean, and they carry bacteria, so stay out and leave the cleanup to a restoration company.',
      columns: ['Floor', 'Clean water, caught early', 'Floodwater or sewage'],
      rows: [
        ['Hardwood', 'Often saved: cupped boards can flatten as they dry', 'Usually comes out, so the subfloor can be cleaned'],
        ['Engineered wood', 'Sometimes, if the layers are still tight', 'Comes out'],
        ['Floating vinyl plank', 'Usually: we lift it, dry the subfloor, and put it back', 'Comes out'],
        ['Laminate', "Rarely, because swollen edges don't shrink back", 'Comes out'],
        ['Tile', "Usually stays, if it's bonded and the subfloor is sound", 'Often stays after cleaning, if nothing is loose'],
        ['Carpet', 'The carpet may dry, but the pad gets replaced', 'Carpet and pad both come out'],
      ],
    },
    {
      kind: 'points',
      heading: 'How a wet floor dries',
      points: [
        {
          title: 'Open it up underneath',
          body: 'The top can feel dry while the subfloor is soaked, so the baseboards come off, and sometimes a row of boards, to let air get underneath.',
        },
        {
          title: 'Dry wood slowly',
          body: 'Heaters can split wet boards, while steady AC and a dehumidifier pull the water out evenly, even if it takes weeks instead of days.',
        },
        {
          title: 'Trust the meter',
          body: 'Wood is ready at 8-12 percent moisture, the same as in a dry room of your house, and until then nobody should sand it or cover it.',
        },
        {
          title: 'Test the slab',
          body: 'Concrete holds water long after it looks dry, so before we glue anything down, a timed slab test takes one to three days and runs $200-500.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Your insurance claim, step by step',
      intro:
        "We're not insurance agents or adjusters, and your policy decides. These are general tips that help with most claims.",
      items: [
        'Report it the same day, and write down the claim number and the name of the person you talked to.',
        'Keep drying, because most policies expect you to prevent more damage and often pay for reasonable steps.',
        "Don't throw everything out, but keep a square foot of each wet floor, with its pad, in a labeled bag.",
        'Save receipts for fans, hotel nights, and plumbers, and keep the broken part that leaked.',
        'Ask whether the policy covers matching, because new boards in half a room may not match the rest.',
        'Get an itemized quote for the floor, so the adjuster can compare it with the estimate line by line.',
        'Check whether you have flood insurance, because rising water from a creek or the street takes a separate policy.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Texas insurance rules to know before you sign',
      body: [
        "In Texas, you have to pay your deductible, and a contractor isn't allowed to waive it or hide it in the price. Your insurer can ask for proof that you paid it. If somebody offers you a “free” floor after a storm, say no.",
        "A contractor who does the work also can't act as your public adjuster. We can measure, write an itemized quote, and answer questions about it, but we can't negotiate your claim or tell you what your policy covers. That's between you, your insurer, and a licensed public adjuster if you hire one.",
        "Your insurer generally has 15 days to acknowledge a claim after you report it. If you don't hear back, or you don't agree, the Texas Department of Insurance takes complaints for free.",
      ],
    },
    {
      kind: 'solutions',
      heading: 'What we do, and what other trades do',
      pairs: [
        {
          problem: 'The leak itself',
          solution: "A licensed plumber has to find it and fix it first, and we won't put in a floor until that's done.",
        },
        {
          problem: 'Standing water and mold',
          solution:
            'A water restoration company pumps, dries, and cleans, and in Texas, larger mold jobs take a licensed mold company, too.',
        },
        {
          problem: 'Floors and baseboards',
          solution:
            "We take up what can't be saved and label the boards that go back. In a house from before the mid-1980s, old tile, sheet vinyl, and black adhesive get tested for asbestos first.",
        },
        {
          problem: 'The new floor',
          solution:
            'We match what you had, or we help you pick something that handles a leak better, and either way you get an itemized quote.',
        },
      ],
    },
  ],
  faq: [
    {
      question: 'How long before a new floor can go in?',
      answer:
        'It depends on the meter and not on the calendar. A small leak on a wood subfloor can dry in a week or two, while a soaked slab can take a month or more. Nobody should promise you a date before the readings are right.',
    },
    {
      question: 'Can you replace only the damaged boards?',
      answer:
        "Often we can. Replacing boards costs $8-15 per sq ft for the part we repair, and then we sand and finish the whole room so the color is even. It helps a lot if you have spare boards or know the stain's name.",
    },
    {
      question: 'My floor is only cupped. Is it ruined?',
      answer:
        "It probably isn't. The edges of a cupped board are higher than the middle because the bottom is wetter than the top. Once the leak is fixed and the floor is dry all the way through, many boards settle down, and sanding can take care of the rest.",
    },
  ],
  links: [
    { label: 'Emergency floor repair: the first 48 hours', href: '/blog/emergency-flooring-repair-austin' },
    { label: 'Foundations and floors', href: '/blog/foundation-flooring-central-texas' },
    { label: 'Floor repair and refinishing', href: '/services/floor-refinishing-austin' },
    { label: 'Payment and financing', href: '/payment' },
  ],
  closing: {
    heading: 'Get a quote for your water-damaged floor',
    body: `Send us pictures, the date of the leak, and what kind of floor it is. We'll contact you within ${business.promisedContact}.`,
    button: 'Get Free Estimate',
  },
  seo: {
    title: 'Water-Damaged Floors in Austin: What to Do First',
    description:
      'Wet floor in Austin? What to do in the first hour, which floors can be saved, how drying works, what to keep for your insurance claim, and what we repair.',
    keywords: ['water damaged floor Austin', 'wet hardwood floor repair', 'flooring insurance claim Texas'],
  },
} satisfies InfoPageEntry;
