/**
 * Every fact about the business, once. What is wrapped in `sample` stands in for the owner's own fact and must be
 * replaced before going live.
 */
import { sample } from './sample.ts';

const phoneNumber = sample('(512) 555-0142');
const profiles: { name: string; href: string }[] = [];

export const business = {
  name: sample('Limestone & Oak Flooring'),
  /** As the wordmark has it: for narrow places. */
  shortName: sample('Limestone & Oak'),
  phone: { text: phoneNumber, href: `tel:+1${phoneNumber.replace(/\D/g, '')}` },
  email: sample('hello@limestoneandoak.example'),
  /** Origin of canonical and social addresses; SITE_URL overrides it at build. */
  siteUrl: (process.env.SITE_URL ?? sample('https://limestoneandoak.example')).replace(/\/$/, ''),
  addressLine: 'Austin, TX 78701',
  /** As search engines write it, from '$' to '$$$$'. */
  priceRange: '$$',
  coordinates: { lat: 30.2672, lng: -97.7431 },
  hours: {
    weekdays: 'Monday to Friday 7AM-6PM',
    saturday: 'Saturday 8AM-4PM',
    emergency: '24/7 emergency repair',
    /** Of the emergency repair, within a sentence. */
    emergencyTime: '24/7',
  },
  copyrightYear: 2024,
  /** Links to profiles; none is shown while the list is empty. */
  socials: profiles,
  /** Standard installation in the visualizer's estimates, US dollars per square foot. */
  installationPerSqFt: 3.5,
  responseTime: '10-15 minutes',
  promisedContact: '24 hours',
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
    eight: ['Travis', 'Williamson', 'Bell', 'Hays', 'Bastrop', 'Blanco', 'Burnet', 'Caldwell'],
    /** As the home page lists them. */
    home: ['Travis', 'Williamson', 'Bell', 'Coryell', 'Lampasas', 'Bastrop'],
    /** As the footer labels them. */
    footer: ['Travis County', 'Williamson County', 'Bell County', 'Hays County', 'Bastrop County', '+ 3 More Counties'],
    /** As the service area statistics count them. */
    stated: 5,
  },
} as const;
