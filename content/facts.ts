/**
 * Ranges that more than one page gives. Pages about the same subject give the same range, unless the owner's specification
 * has two; then each page keeps its own, and `npm run launch-check` lists both. Prices of services are compared there as well.
 */
export interface Fact {
  /** Facts with the same subject are compared. */
  subject: string;
  unit: 'dollars per sq ft' | 'dollars' | 'days' | 'weeks' | 'years' | 'hours' | 'percent' | 'degrees Fahrenheit';
  /** The lowest and the highest value. */
  range: readonly [number, number];
  /** Who gives it: the specification's part, or us. */
  source: string;
  /** The pages' content that has the range, as `3-5` or `$3-5`. */
  files: string[];
  /** A word on the same line, if the file also has the range for something else. */
  word?: string;
}

const refinishing = 'content/services/floor-refinishing-austin.ts';
const timeline = 'content/articles/flooring-installation-timeline-cedar-park.mdx';
const foundation = 'content/articles/foundation-flooring-central-texas.mdx';
const costGuide = 'content/articles/flooring-cost-guide-austin-2025.mdx';
const resale = 'content/articles/flooring-resale-value-austin-homes.mdx';
const comparison = 'content/articles/lvp-vs-hardwood-central-texas.mdx';
const kitchenTrends = 'content/articles/kitchen-flooring-trends-pflugerville.mdx';
const traffic = 'content/articles/high-traffic-flooring-round-rock.mdx';

export const facts: Fact[] = [
  ...installationDays(),
  ...pricesOfParts(),
  // Only new floors. Refinishing can add more than it costs, so no page says that a floor never pays for itself.
  {
    subject: 'Resale return of hardwood',
    unit: 'percent',
    range: [70, 90],
    source: 'Editorial figures',
    files: [resale, comparison],
  },
  {
    subject: 'Resale return of vinyl plank',
    unit: 'percent',
    range: [60, 75],
    source: 'Editorial figures',
    files: [resale, comparison],
  },
  { subject: 'Resale return of tile', unit: 'percent', range: [65, 80], source: 'Editorial figures', files: [resale] },
  // Wood rests in the air-conditioned rooms it's for, never in a garage.
  {
    subject: 'Acclimation of wood',
    unit: 'hours',
    range: [48, 72],
    source: 'Editorial figures',
    files: ['content/process.ts', 'content/faq.ts', 'content/service-cards/01-hardwood.ts', 'content/pages/about.ts', timeline],
  },
  // The longer of two ranges we had: a finish that's dry to walk on still dents under furniture.
  {
    subject: 'Furniture back after refinishing',
    unit: 'days',
    range: [3, 5],
    source: 'Our rule',
    files: [refinishing, timeline],
  },
  // The specification's figure for Cedar Park. Booking two weeks ahead contradicted it, so it's for all cities.
  {
    subject: 'Booking ahead',
    unit: 'weeks',
    range: [4, 6],
    source: 'Editorial figures',
    files: [
      timeline,
      costGuide,
      'content/cities/cedar-park.ts',
      'content/cities/killeen.ts',
      'content/pages/about.ts',
      'content/pages/payment.ts',
      'content/pages/landlords.ts',
    ],
  },
  // For a date before the next open slot, or for night work.
  {
    subject: 'Rush premium',
    unit: 'percent',
    range: [10, 20],
    source: 'Cost guide',
    files: [
      timeline,
      'content/cost-guide.ts',
      'content/articles/affordable-flooring-leander.mdx',
      'content/cities/killeen.ts',
      'content/pages/payment.ts',
      'content/services/commercial-flooring-austin.ts',
    ],
  },
  {
    subject: 'Life of vinyl plank with a 20 mil wear layer',
    unit: 'years',
    range: [15, 20],
    source: 'Our rule',
    files: ['content/articles/affordable-flooring-leander.mdx', 'content/services/lvp-flooring-austin.ts', comparison],
  },
  // Makers of vinyl allow 85. Wood needs less humidity than a house at 85 has, so one figure is right for both.
  {
    subject: 'Thermostat while away, at most',
    unit: 'degrees Fahrenheit',
    range: [80, 80],
    source: 'Our rule',
    files: [
      'content/cities/horseshoe-bay.ts',
      'content/cities/kyle.ts',
      'content/cities/lakeway.ts',
      'content/services/engineered-hardwood-austin.ts',
      'content/services/lvp-flooring-austin.ts',
      'content/pages/warranty.ts',
    ],
  },
  {
    subject: 'Hours to save a wet wood floor',
    unit: 'hours',
    range: [24, 48],
    source: 'Editorial figures',
    files: ['content/faq.ts', 'content/articles/emergency-flooring-repair-austin.mdx', 'content/pages/water-damage.ts'],
  },
  // Federal advice says 24-48 hours. Pages that give the owner's figure also say that the first day matters most.
  {
    subject: 'Hours until mold can start',
    unit: 'hours',
    range: [48, 72],
    source: 'Editorial figures',
    files: ['content/faq.ts', 'content/articles/emergency-flooring-repair-austin.mdx', 'content/pages/water-damage.ts'],
  },
];

function installationDays(): Fact[] {
  const days = (floor: string, range: Fact['range'], source: string, files: string[]): Fact => ({
    subject: `Days to install ${floor}`,
    unit: 'days',
    range,
    source,
    files,
  });
  return [
    days('hardwood', [2, 5], 'Service cards', [
      'content/service-cards/01-hardwood.ts',
      'content/services/hardwood-flooring-austin.ts',
    ]),
    days('hardwood', [3, 5], 'Structured data, Cedar Park article', ['content/faq.ts', timeline]),
    // A different job, so it's never compared with the two above. Pages call it sanded and finished on site.
    days('site-finished hardwood', [7, 14], 'Cedar Park article', [timeline, comparison]),
    days('tile', [3, 7], 'Service cards', [
      'content/service-cards/03-tile.ts',
      'content/services/tile-flooring-austin.ts',
      'content/pages/landlords.ts',
    ]),
    days('tile', [4, 7], 'Structured data, Cedar Park article', ['content/faq.ts', timeline]),
    days('vinyl plank', [1, 3], 'Service cards, structured data', [
      'content/service-cards/02-lvp.ts',
      'content/faq.ts',
      'content/pages/landlords.ts',
    ]),
    days('vinyl plank', [1, 2], 'Cedar Park article, click-lock only', [timeline, comparison]),
    days('refinished hardwood', [3, 5], 'Refinishing claims', [
      refinishing,
      'content/home-cards/08-refinishing.ts',
      'content/pages/landlords.ts',
    ]),
    days('refinished hardwood', [2, 5], 'Service cards, with repairs', ['content/service-cards/06-repair.ts']),
  ];
}

function pricesOfParts(): Fact[] {
  const price = (subject: string, range: Fact['range'], source: string, files: string[]): Fact => ({
    subject,
    unit: 'dollars per sq ft',
    range,
    source,
    files,
  });
  return [
    price('Installed price of luxury vinyl plank', [4, 8], 'Subpage options', [
      'content/services/bathroom-flooring-austin.ts',
      'content/services/kitchen-flooring-austin.ts',
    ]),
    // The card's price is for the whole floor, small repairs included. The option's is for the replaced boards alone.
    price('Floor repair', [2, 8], 'Service cards', ['content/service-cards/06-repair.ts']),
    price('Floor repair', [8, 15], 'Subpage options', [refinishing, 'content/pages/water-damage.ts']),
    // Boards alone. With pad, labor and trim, the standard and waterproof grades come to the card's $4-8.
    price('Laminate boards, standard grade', [2, 4], 'Subpage options', ['content/services/laminate-flooring-austin.ts']),
    price('Laminate boards, waterproof grade', [3, 6], 'Subpage options', ['content/services/laminate-flooring-austin.ts']),
    price('Laminate boards, commercial grade', [4, 7], 'Subpage options', ['content/services/laminate-flooring-austin.ts']),
    price('Subfloor repair', [2, 6], 'Cost guide', ['content/faq.ts', 'content/pages/payment.ts', foundation]),
    // On slabs with cracks or on clay, on top of the price of tile.
    price('Crack-isolation membrane', [1.5, 3], 'Our rule', [
      foundation,
      'content/cost-guide.ts',
      'content/guides/03-before-large-tile.ts',
      'content/service-cards/03-tile.ts',
      'content/services/tile-flooring-austin.ts',
    ]),
    // A coat on the slab. The glue that also holds back moisture adds less.
    price('Epoxy moisture sealer', [2, 5], 'Our rule', [foundation, costGuide, 'content/cost-guide.ts']),
    price('Moisture-barrier glue', [1, 2], 'Our rule', ['content/services/engineered-hardwood-austin.ts', comparison]),
    price('Tear-out of tile', [2, 5], 'Cost guide', ['content/cost-guide.ts', kitchenTrends, traffic]),
    // Readings at the visit are free. This is the timed test that a glued floor may need.
    {
      subject: 'Timed moisture test of a slab',
      unit: 'dollars',
      range: [200, 500],
      source: 'Our rule',
      files: [
        foundation,
        'content/cost-guide.ts',
        'content/services/engineered-hardwood-austin.ts',
        'content/services/lvp-flooring-austin.ts',
        'content/pages/payment.ts',
        'content/pages/water-damage.ts',
      ],
    },
  ];
}
