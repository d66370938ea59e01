import type { ServicePageEntry } from '../../schema/content.ts';

export default {
  slug: 'carpet-installation-austin',
  name: 'Carpet',
  menuLine: 'Soft bedrooms and quiet stairs, usually in a day',
  hero: {
    heading: 'Carpet Installation in Austin, TX',
    lead: 'New carpet for bedrooms, stairs and media rooms at $3-8 per sq ft, pad and stretching included. Most jobs take a day, and the beds stand where they were by evening.',
  },
  quoteLabel: 'Get Free Quote',
  facts: [
    { label: 'With pad and labor', value: '$3-8 per sq ft' },
    { label: 'Time needed', value: 'Usually a day' },
  ],
  image: 'bedroom-plush',
  detail: { image: 'bedroom-window', caption: 'Cream berber in a bedroom.' },
  introduction: {
    heading: 'Carpet where it earns its keep',
    body: [
      'Few people in Central Texas want carpet through the whole house. Most want it in three places: the bedrooms, the stairs and the room with the big screen. There it is warm on a January morning, it swallows sound, and no hard floor costs less.',
      "Two things decide whether it still looks good in year eight. One is the fiber, which you choose. The other is stretching, which you cannot see. Carpet that was only kicked into place ripples after a humid summer or two. We use a power stretcher from wall to wall, as the carpet industry's installation standard asks.",
      'Leave it out of baths, laundries and the path from the garage. On low lots along a creek, lay a hard floor downstairs.',
    ],
  },
  benefits: {
    heading: 'What a soft floor does better',
    items: [
      {
        title: 'Sound',
        body: 'Over a good pad it quiets footsteps from an upstairs game room more than any hard floor can.',
      },
      {
        title: 'Falls',
        body: 'On a stair it gives grip and takes the edge off a tumble.',
      },
      {
        title: 'First cost',
        body: 'A 150 sq ft bedroom in good polyester comes to roughly $600. In hardwood it starts at twice that.',
      },
      {
        title: 'Forgiveness below',
        body: 'Hairline cracks and small dips in a slab vanish under pad. Little leveling is needed.',
      },
    ],
  },
  options: {
    heading: 'Fibers and prices',
    intro:
      'Carpet, pad, tack strip, labor and hauling of scraps, per sq ft. Removing old carpet is about 75 cents more; stairs are counted by the step.',
    items: [
      {
        name: 'Polyester cut pile',
        image: 'sample-plush',
        price: '$3-5 per sq ft',
        description: 'Plush to the hand and hard to stain. Best where traffic is light.',
        features: ['Sheds coffee and wine well', 'Flattens sooner in halls', 'Solution-dyed kinds resist sun'],
      },
      {
        name: 'Berber and other loops',
        image: 'sample-berber',
        price: '$4-7 per sq ft',
        description: 'A low, tight surface for offices, stairs and media rooms.',
        features: ['Hides footprints', 'Easy to vacuum', 'Not for cats: a claw can pull a run'],
      },
      {
        name: 'Nylon textured',
        image: 'pattern-plush',
        price: '$5-8 per sq ft',
        description: 'The fiber that springs back. For stairs, halls and families who stay put.',
        features: ['About 12 years with good care', 'Responds to steam cleaning', 'Ask for built-in stain treatment'],
      },
    ],
  },
  sections: [
    {
      kind: 'table',
      heading: 'The pad under it',
      intro:
        'Pad is sold by density and thickness. Thick and soft feels fine in the store and ruins carpet at home, since the backing bends at each step.',
      columns: ['Room', 'Pad', 'Reason'],
      rows: [
        ['Bedrooms', '8 lb rebond, 7/16 in.', 'Comfort without sagging'],
        ['Stairs and halls', '8-10 lb, 3/8 in.', 'Firm at the nose of each step'],
        ['Under Berber', '8 lb or felt, 3/8 in. at most', 'Loops separate on soft pad'],
        ['Homes with pets', '8 lb with moisture film', 'Accidents stay above the slab'],
        ['Rental units', '6 lb rebond, 3/8 in.', 'Replaced together with the carpet'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Cedar season, dust and a clean indoor floor',
      body: [
        'From December into February mountain cedar fills the Austin air, and some of it comes in on coats. Carpet holds that pollen instead of letting it drift, which helps only if a vacuum removes it. Two passes a week with a HEPA machine and one hot-water extraction in March do that.',
        'If someone in the house has asthma, put carpet in the room where they do not sleep, pick a short pile, and look for the Green Label Plus mark on carpet, pad and adhesive. It means tested low emissions. The smell of a new floor mostly fades within 48 to 72 hours with the fan running.',
      ],
    },
    {
      kind: 'points',
      heading: 'Details that separate a good job from a quick one',
      points: [
        {
          title: 'Seams out of the light',
          body: 'Rolls are 12 feet wide as a rule. We plan the joint away from doorways and across the window light, so that it disappears.',
        },
        {
          title: 'One direction',
          body: 'Pile leans. All pieces in a room and its closet run the same way, or they look like two colors.',
        },
        {
          title: 'Closed edges',
          body: 'Where carpet meets plank or tile we tuck it against a metal or wood strip at equal height.',
        },
        {
          title: 'Tack strip on concrete',
          body: 'Old slabs crumble at the rim. If nails will not hold, the strip is glued and left to set before stretching.',
        },
      ],
    },
  ],
  process: {
    heading: 'Installation day',
    steps: [
      {
        title: 'Before we come',
        description:
          'We measure at the first visit and draw a seam plan, so you pay for the yardage you need. Empty the closets and unplug electronics.',
      },
      {
        title: 'Old out',
        description:
          'Carpet and pad are cut into strips, rolled and carried out. Staples are pulled, the slab is scraped, and stains are sealed if they smell.',
      },
      {
        title: 'Strip, pad, stretch',
        description:
          'Pad joints are taped and never lie under a carpet seam. Then the carpet is cut, seamed with hot tape and stretched.',
      },
      {
        title: 'Beds back',
        description: 'Furniture returns, doors are checked for rubbing, and you keep the larger scraps for later patches.',
      },
    ],
  },
  faq: [
    {
      question: 'Do you move the furniture?',
      answer:
        'Beds, dressers and sofas, yes, when agreed in the estimate. Pianos, aquariums and gun safes need their own movers. Please clear lamps and breakables beforehand.',
    },
    {
      question: 'What happens if carpet gets wet in a storm?',
      answer:
        'Clean water within a day: the pad is thrown out, the carpet dried and relaid. Creek or sewer water: everything goes. Our emergency repair answers around the clock, since mold can start in 48 to 72 hours.',
    },
    {
      question: 'Why do some carpets cost more than $8?',
      answer:
        'Wool, patterned weaves and heavy custom nylon push the range in our cost guide up to $11 per sq ft. An ordinary bedroom does not need it.',
    },
    {
      question: 'Can you remove ripples from the carpet I have?',
      answer:
        'Often. If the backing is sound, we detach one or two sides, stretch and trim. Carpet that has come apart from its backing will ripple again, and we say so.',
    },
  ],
  closing: {
    heading: 'Feel the samples at home',
    body: 'We carry fiber and pad samples to your bedroom, measure while you choose, and price one room and the whole upstairs side by side.',
    button: 'Get Free Estimate',
  },
  related: ['laminate-flooring-austin', 'lvp-flooring-austin', 'commercial-flooring-austin'],
  articles: [
    'affordable-flooring-leander',
    'pet-friendly-flooring-georgetown',
    'emergency-flooring-repair-austin',
    'flooring-cost-guide-austin-2025',
  ],
  cities: ['round-rock', 'cedar-park', 'leander', 'georgetown', 'hutto', 'kyle', 'san-marcos', 'killeen'],
  seo: {
    title: 'Carpet Installation Austin, TX | $3-8 per Sq Ft',
    description:
      'Carpet for Austin bedrooms and stairs: polyester, Berber and nylon at $3-8 per sq ft with pad, power-stretched, usually done in a day. Free in-home estimate.',
    keywords: ['carpet installation Austin', 'carpet installers Austin TX', 'stair carpet Austin', 'carpet pad thickness'],
  },
} satisfies ServicePageEntry;
