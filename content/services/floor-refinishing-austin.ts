import type { ServicePageEntry } from '../../schema/content.ts';
import { business } from '../business.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'floor-refinishing-austin',
  name: 'Floor Refinishing',
  menuLine: 'Dustless sanding, board repair, and stain in 3-5 days',
  hero: {
    heading: 'Hardwood Floor Refinishing in Austin',
    lead: "Worn oak, or the pine under your old carpet, can usually be saved. We sand with 99% dust-free equipment, fix the bad boards, and finish in 3-5 days, and you'll spend 50-70% less than on a new hardwood floor.",
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Dustless refinishing', value: '$3-5 per sq ft' },
    { label: 'Working time', value: '3-5 days' },
    { label: 'Dust', value: '99% dust-free' },
    { label: 'Warranty', value: '5 years' },
  ],
  image: 'stairs-oak',
  detail: { image: 'jobsite-sanding', caption: 'Sanding off an old finish. The dark half is still to come.' },
  introduction: {
    heading: 'Can your hardwood floor be refinished?',
    body: [
      "If it's solid 3/4 inch wood, it probably can. There's about 1/4 inch of wood above the tongue that joins the boards. A careful sanding takes off about 1/32 inch, so most floors can be refinished four to six times. Before we promise anything, we pull up a floor vent and measure how much wood is left. Engineered boards vary: with 3 mm of real wood we can usually sand once or twice, and with 1 mm we can't sand at all.",
      "A lot of Austin homeowners have wood they could refinish and don't know it. In Travis Heights, Clarksville, and Hyde Park, we find longleaf pine and red oak under carpet and linoleum, and postwar houses in Brentwood often have narrow oak in every room. Because pine is a softer wood, we sand it more gently to keep from leaving waves in the surface.",
      "Some floors have to wait, though. If your boards are cupped (higher at the edges) because the crawl space is damp, they need to dry out first. If we sanded them flat while they're wet, they'd be humped in the middle a season later.",
    ],
  },
  benefits: {
    heading: 'Why refinish instead of replace',
    items: [
      {
        title: 'You save 50-70%',
        body: "You're paying for labor and finish, because the wood is already in your house, and it's often tighter-grained than the boards you can buy now.",
      },
      {
        title: 'Very little dust',
        body: "Our sanders are hooked to a vacuum while they cut. You can leave your pictures on the wall because we also seal off the rooms where we're not working.",
      },
      {
        title: '$3,000-$8,000+ in home value',
        body: "That's how much refinished floors can add to the value of your house, and they also look good in the listing photos.",
      },
      {
        title: 'A new color on the same boards',
        body: "If you're tired of orange 1990s oak, we can take it to natural, brown, or nearly black. We put test patches on your floor so you can see them in your own light.",
      },
    ],
  },
  options: {
    heading: 'Refinishing and floor repair prices',
    intro:
      'Refinishing and stain are priced for the whole floor. Floor Repair is priced only for the square feet where we replace boards.',
    items: [
      {
        name: 'Dustless Refinishing',
        image: 'sample-oak',
        price: '$3-5 per sq ft',
        description: 'We sand down to bare wood and put on three coats of clear finish, with a vacuum on every sander.',
        features: ['Corners scraped by hand', 'Water-based matte or satin', 'Low odor'],
      },
      {
        name: 'Floor Repair',
        image: 'hall-old-oak',
        price: '$8-15 per sq ft',
        description:
          'We replace boards that are split, stained, or damaged by termites, and you pay only for the area we repair.',
        features: ['Species and board width matched', 'Old boards borrowed from closets', 'Joints staggered'],
      },
      {
        name: 'Stain & Color Change',
        image: 'sample-walnut',
        price: '$4-6 per sq ft',
        description: 'The full sanding plus a stain, or a bleach if you want a paler floor, under the clear coats.',
        features: ['Samples on your own floor', 'Wood wetted first for even color', 'Red tones can be toned down'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Refinishing or replacing: cost and time',
      intro: "Here's how they compare for 400 sq ft, about the size of a living room and a hall.",
      columns: ['Compare', 'Refinishing', 'New hardwood'],
      rows: [
        ['Per sq ft', '$3-5 clear, $4-6 with stain', '$8-15'],
        ['400 sq ft', '$1,200-2,400', '$3,200-6,000'],
        ['Savings', '50-70%', 'None'],
        ['Time', '3-5 days', '2-5 days, after delivery and acclimation'],
        ['Dust', '99% dust-free sanding', 'Tear-out and saw dust'],
        ['Home value', 'Can add $3,000-$8,000+', 'Returns an estimated 70-90% of its cost'],
        ['Choose it if', 'Boards are sound and thick enough', 'Boards are thin, rotten, or missing'],
      ],
    },
    {
      kind: 'testimonials',
      heading: 'What refinishing customers say',
      quotes: [
        sample({
          quote:
            'They cut out a square of carpet in my closet and showed me pine. Four days later I had a floor from 1936, and I only had to dust the bookshelves once.',
          author: 'Dana R.',
          place: 'Hyde Park, Austin',
        }),
        sample({
          quote:
            'Our dog had ruined about twelve boards by the back door. I can find the replacements if I look, but none of our visitors ever have.',
          author: 'Luis M.',
          place: 'Georgetown',
        }),
        sample({
          quote:
            "I wanted gray, and they got me to try three patches first. I'm glad they did, because we went with a light brown. The smell was gone by the second night.",
          author: 'Karen T.',
          place: 'Lockhart',
        }),
      ],
    },
  ],
  process: {
    heading: 'How refinishing works, in six steps',
    steps: [
      {
        title: 'Measure and check',
        description: `We check the thickness at a vent and the moisture at ten points, and we mark nails and old patches with tape. You'll have an itemized quote by email within ${business.quoteTime}.`,
      },
      {
        title: 'Clear and seal the rooms',
        description:
          "The furniture comes out, plastic with zippers goes over the doorways, and we cover your smoke detectors so the dust doesn't set them off.",
      },
      {
        title: 'Repair',
        description:
          "We fasten loose boards, replace the damaged ones, and set every nail below the surface so it can't tear the sandpaper.",
      },
      {
        title: 'Sand',
        description:
          'We sand three times, from coarse to fine, scrape the corners by hand, and then screen the floor so it all blends.',
      },
      {
        title: 'Stain',
        description:
          "You pick a color from the patches on your floor. If you'd rather keep the natural wood color, we skip this step and go straight to the clear coats.",
      },
      {
        title: 'Finish and walk-through',
        description:
          'We put on three coats, with a light sanding in between. We also write down when you can walk on it in socks, move furniture back, and put down rugs.',
      },
    ],
  },
  faq: [
    {
      question: 'Do we have to move out?',
      answer:
        "Plan on three or four nights somewhere else, and take your pets along, because wet finish and paws don't mix. If you can get to a bedroom and a bathroom without crossing wet finish, you may be able to stay. You can walk on a water-based finish in socks after 24 hours, but furniture and rugs have to wait longer.",
    },
    {
      question: 'Is summer a bad time to refinish?',
      answer:
        'No, as long as you keep the AC on at 70-75 °F so the coats dry on schedule. If you leave the windows open in a damp June, the finish dries slowly and can turn cloudy.',
    },
    {
      question: 'When can furniture and rugs go back?',
      answer:
        'Furniture can go back 3-5 days after the last coat, as long as you lift it and use felt pads. Wait 2 weeks for rugs on a water-based finish and 4 weeks on an oil finish, because it hardens slowly where no air gets to it.',
    },
    {
      question: 'Can you refinish a painted floor?',
      answer:
        "Usually we can, but if your house was built before 1978, we have the paint tested for lead first. If there's lead in it, the method and the price are different, and we'll put both in writing for you.",
    },
    {
      question: 'Do scratches always need full sanding?',
      answer:
        'Not always. If only the finish is scuffed, we can usually roughen it up and add a new coat in a day. Wax or oil soap residue will keep that coat from sticking, so we always test a hidden corner before we start.',
    },
  ],
  closing: {
    heading: 'Get a floor refinishing quote',
    body: `Send us a photo of the wood and the size of your rooms. We'll contact you within ${business.promisedContact} to set up a visit, then tell you if it makes more sense to sand, patch, or replace. The visit and the quote are free.`,
    button: 'Get Free Estimate',
  },
  related: ['hardwood-flooring-austin', 'engineered-hardwood-austin', 'commercial-flooring-austin'],
  articles: [
    'hardwood-maintenance-central-texas-summer',
    'hardwood-flooring-austin-tx-guide',
    'flooring-resale-value-austin-homes',
  ],
  cities: ['austin', 'georgetown', 'taylor', 'lockhart', 'smithville', 'bastrop', 'elgin', 'san-marcos'],
  seo: {
    title: 'Hardwood Floor Refinishing in Austin: Dustless, 3-5 Days',
    description:
      'Hardwood floor refinishing in Austin at $3-5 per sq ft. Dustless sanding, board repair, and stain changes for 50-70% less than a new floor. Free quote.',
    keywords: ['floor refinishing Austin', 'dustless floor sanding Austin', 'hardwood floor repair Austin TX'],
  },
} satisfies ServicePageEntry;
