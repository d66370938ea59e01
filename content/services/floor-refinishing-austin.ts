import type { ServicePageEntry } from '../../schema/content.ts';
import { sample } from '../sample.ts';

export default {
  slug: 'floor-refinishing-austin',
  name: 'Floor Refinishing',
  menuLine: 'Dustless sanding, board repair and a new stain in 3-5 days',
  hero: {
    heading: 'Hardwood Floor Refinishing in Austin',
    lead: 'Worn oak and the pine under old carpet usually have another life in them. We sand with 99% dust-free equipment, repair boards and finish in 3-5 days, for 50-70% less than a new hardwood floor.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'Dustless refinishing', value: '$3-5 per sq ft' },
    { label: 'Working time', value: '3-5 days' },
    { label: 'Dust', value: '99% dust-free' },
    { label: 'Warranty', value: '5 years' },
  ],
  image: 'stairs-oak',
  detail: { image: 'hall-old-oak', caption: 'Scratched oak with a yellowed finish, before we sand it.' },
  introduction: {
    heading: 'Can this floor be sanded?',
    body: [
      'A solid 3/4 inch board carries about 1/4 inch of wood above its tongue. A careful sanding takes off 1/32 inch or so, which leaves room for four to six refinishings. We lift a floor vent and measure what is left before we promise anything. Engineered boards vary: with 3 mm of real wood we can usually sand twice, with 1 mm not at all.',
      'Austin has more sandable floors than its owners suspect. In Travis Heights, Clarksville and Hyde Park we find longleaf pine and red oak beneath carpet pad and linoleum. Postwar cottages in Brentwood often have narrow oak strip from wall to wall. Pine is soft and needs finer steps; a heavy drum leaves waves in it that show in evening light.',
      'Some floors should wait. Cupped boards over a damp crawl space have to dry first, because sanding them flat while wet leaves them crowned a season later.',
    ],
  },
  benefits: {
    heading: 'Why owners keep the old wood',
    items: [
      {
        title: '50-70% saved',
        body: 'You pay for labor and finish. The lumber, often slower-grown than boards sold now, is already in the house.',
      },
      {
        title: 'Dust leaves by the hose',
        body: 'A vacuum draws at the drum and the edger while they cut. Pictures stay on the wall, though we seal the doors of rooms we leave out.',
      },
      {
        title: '$3,000-$8,000+ in value',
        body: 'That is what refinished floors can add to a house. Clean, even boards also read well in listing photos.',
      },
      {
        title: 'Color without replacement',
        body: 'Orange oak of the 1990s can turn natural, brown or nearly black. We brush test patches in your light.',
      },
    ],
  },
  options: {
    heading: 'Three kinds of work, often combined',
    items: [
      {
        name: 'Dustless Refinishing',
        image: 'sample-oak',
        price: '$3-5 per sq ft',
        description: 'Sanding to bare wood and three coats of clear finish, with the dust drawn off as it forms.',
        features: ['Corners scraped by hand', 'Waterborne matte or satin', 'Low odor'],
      },
      {
        name: 'Floor Repair',
        image: 'hall-old-oak',
        price: '$8-15 per sq ft',
        description: 'Replacement of split, stained or termite-eaten boards, priced for the repaired area only.',
        features: ['Species and strip width matched', 'Old boards moved from closets', 'Joints staggered'],
      },
      {
        name: 'Stain & Color Change',
        image: 'sample-walnut',
        price: '$4-6 per sq ft',
        description: 'The full sanding with a stain, or a bleach for pale floors, before the clear coats.',
        features: ['Samples on your own floor', 'Water-popped for even color', 'Red tones can be muted'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'Refinishing versus replacement',
      intro: 'Worked out for 400 sq ft, a living room with hall.',
      columns: ['Compared', 'Refinishing', 'New hardwood'],
      rows: [
        ['Per sq ft', '$3-5 clear, $4-6 with stain', '$8-15'],
        ['400 sq ft', '$1,200-2,400', '$3,200-6,000'],
        ['Saving', '50-70%', 'None'],
        ['Time', '3-5 days', '2-5 days, after delivery and acclimation'],
        ['Dust', '99% dust-free sanding', 'Demolition and saw cuts'],
        ['Value', 'Adds $3,000-$8,000+', 'Returns 70-90% of its cost'],
        ['Choose it if', 'Boards are sound and thick enough', 'Boards are thin, rotten or missing'],
      ],
    },
    {
      kind: 'testimonials',
      heading: 'From three finished floors',
      quotes: [
        sample({
          quote:
            'They cut a square of carpet in the closet and showed us pine. Four days later we had a floor from 1936. I wiped the bookshelves once.',
          author: 'Dana R.',
          place: 'Hyde Park, Austin',
        }),
        sample({
          quote:
            'The dog had ruined about twelve boards by the back door. I can find the new ones if I look, but guests never have.',
          author: 'Luis M.',
          place: 'Georgetown',
        }),
        sample({
          quote:
            'I wanted gray and was talked into trying three patches. We went with a light brown. The smell was gone by the second night.',
          author: 'Karen T.',
          place: 'Lockhart',
        }),
      ],
    },
  ],
  process: {
    heading: 'Six steps in 3-5 days',
    steps: [
      {
        title: 'Measure the wood',
        description: 'Thickness at a vent, moisture at ten points, nails and patches marked with tape.',
      },
      {
        title: 'Empty and seal',
        description: 'Furniture moves out of the rooms. Doorways get zip plastic, smoke detectors get covers.',
      },
      {
        title: 'Repair',
        description: 'Loose boards are fastened, bad ones replaced, nails set below the surface.',
      },
      {
        title: 'Sand',
        description: 'Three grits from coarse to fine with the big machine, edger and scraper, then a screen to blend them.',
      },
      {
        title: 'Stain',
        description: 'You pick from patches on the bare floor. If you want no color, we go straight to the clear coats.',
      },
      {
        title: 'Coat and hand over',
        description: 'Three coats, lightly abraded in between. We note the dates for socks, furniture and rugs.',
      },
    ],
  },
  faq: [
    {
      question: 'Do we have to move out?',
      answer:
        'Often not, if bedrooms and a bath can be reached without crossing wet finish. Waterborne coats take socks after a few hours. Pets and their hair should be elsewhere until the last coat is dry.',
    },
    {
      question: 'Is summer a bad time to refinish?',
      answer:
        'No, if the air conditioner runs. At 70-75°F and moderate humidity coats dry on schedule. A house left open in a damp June dries slowly and may cloud.',
    },
    {
      question: 'When do rugs and furniture return?',
      answer:
        'Furniture after two to three days, lifted and on felt. Rugs after about two weeks, since the finish hardens slowest where air cannot reach it.',
    },
    {
      question: 'Our floor was painted. Is that a problem?',
      answer:
        'In a house from before 1978 we have the paint tested for lead first. A positive result changes the method and the price, and you get both in writing.',
    },
    {
      question: 'Do scratches always need full sanding?',
      answer:
        'Shallow ones, no. Where only the finish is scuffed, we abrade it and add a coat in one day. Wax or oil soap residue rules that out, so we test a hidden corner.',
    },
  ],
  closing: {
    heading: 'Lift a corner of the carpet',
    body: 'Send a photo of what you find and the size of the rooms. We measure the wood for free and tell you if sanding, patching or replacement is the better buy.',
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
    title: 'Floor Refinishing in Austin: Dustless, 3-5 Days',
    description:
      'Hardwood refinishing in Austin at $3-5 per sq ft: dustless sanding, board repair, stain changes. Saves 50-70% against a new floor. Free estimate.',
    keywords: ['floor refinishing Austin', 'dustless floor sanding Austin', 'hardwood floor repair Austin TX'],
  },
} satisfies ServicePageEntry;
