import type { FAQPage } from 'schema-dts';
import type { Faq } from '../../schema/content.ts';
import { idOf, ref } from './ids.ts';

/** The questions on the page at `path`. */
export function faqPage(path: string, items: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': idOf(path, 'faq'),
    isPartOf: ref(idOf(path, 'webpage')),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
