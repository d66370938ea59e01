/** Every fact about the business. Nothing else repeats these facts. */
import { answerMinutes, promisedHours } from '../schema/response-time.ts';
import { sample } from './sample.ts';

const phoneNumber = sample('(512) 555-0142');
const profiles: { name: string; href: string }[] = [];

export const business = {
  name: sample('Limestone & Oak Flooring'),
  /** For places with little room, such as titles. */
  shortName: sample('Limestone & Oak'),
  phone: { text: phoneNumber, href: `tel:+1${phoneNumber.replace(/\D/g, '')}` },
  email: sample('hello@limestoneandoak.example'),
  /** Origin of canonical and social URLs. The environment variable SITE_URL overrides it at build. */
  siteUrl: (process.env.SITE_URL ?? sample('https://limestoneandoak.example')).replace(/\/$/, ''),
  addressLine: 'Austin, TX 78701',
  /** From '$' to '$$$$', for search engines. */
  priceRange: '$$',
  coordinates: { lat: 30.2672, lng: -97.7431 },
  hours: {
    weekdays: 'Monday to Friday 7AM-6PM',
    saturday: 'Saturday 8AM-4PM',
    emergency: '24/7 emergency repair',
    /** When emergency repair is available, for use inside a sentence. */
    emergencyTime: '24/7',
  },
  /** Days on which nobody visits or answers, besides Sundays. Extend the list before it runs out. */
  holidays: sample([
    '2026-11-26', // Thanksgiving
    '2026-12-25',
    '2027-01-01',
    '2027-05-31', // Memorial Day
    '2027-07-05', // Independence Day, observed
    '2027-09-06', // Labor Day
    '2027-11-25', // Thanksgiving
    '2027-12-25',
    '2028-01-01',
  ]),
  copyrightYear: 2024,
  /** Links to social profiles. The site shows none while the list is empty. */
  socials: profiles,
  /** Standard installation in the visualizer's estimates, US dollars per square foot. */
  installationPerSqFt: 3.5,
  responseTime: `10-${answerMinutes} minutes`,
  promisedContact: `${promisedHours} hours`,
  /** From the in-home visit to the itemized quote, for use after 'within'. */
  quoteTime: sample('3 days'),
  /** Texas doesn't license flooring contractors, so pages say what we carry instead. For use after 'We carry'. */
  insurance: sample('general liability insurance'),
  payment: {
    /** Due when you sign, in percent of the total. */
    deposit: sample(30),
    /** Due on the first day of work, in percent. */
    start: sample(40),
    /** Due after the walk-through, in percent. */
    balance: sample(30),
    /** For use after 'You can pay by'. */
    methods: sample('check, bank transfer, or credit card'),
    /** How long a quote's prices hold, for use after 'for'. */
    quoteHolds: sample('30 days'),
  },
  /** Who works in the house, for use after 'We send'. */
  crew: sample('two to four installers with one crew lead'),
  /** From a warranty call to our visit, for use after 'within'. */
  warrantyVisit: sample('5 business days'),
  /** For small jobs, in US dollars. */
  minimumCharge: sample('$650'),
  claims: {
    yearsHome: sample('15+'),
    yearsCities: sample('10+'),
    stars: sample('4.9'),
    reviews: sample('200+'),
    projects: sample('500+'),
    squareFeet: sample('1M+'),
    customers: sample('1000+'),
  },
  counties: {
    /** All of them, the most important first, on the services, gallery and contact pages. */
    served: ['Travis', 'Williamson', 'Bell', 'Hays', 'Bastrop', 'Blanco', 'Burnet', 'Caldwell'],
    /** How many counties the footer, the statistics on /cities and structured data show. */
    mainCount: 5,
    /** The owner's own list for the home page. Two of its counties appear nowhere else. */
    home: ['Travis', 'Williamson', 'Bell', 'Coryell', 'Lampasas', 'Bastrop'],
  },
} as const;

export const mainCounties = business.counties.served.slice(0, business.counties.mainCount);
