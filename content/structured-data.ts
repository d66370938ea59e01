/** Parts of the pages' structured data (schema.org) that several kinds of pages use. */
import type { Faq } from '../schema/content.ts';
import { business } from './business.ts';

const businessId = `${business.siteUrl}/#business`;

/** The business as the provider of what a page offers. */
export const provider = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': businessId,
  name: business.name,
  url: business.siteUrl,
  telephone: business.phone.text,
  address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' },
};

/** The questions that stand on the page at `path`. */
export function faqPage(path: string, items: readonly Faq[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${business.siteUrl}${path}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
