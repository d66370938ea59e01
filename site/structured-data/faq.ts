import type { FAQPage } from 'schema-dts';
import type { Faq } from '#schema/content/files/parts.ts';
import { ref, toId } from './ids.ts';

export function describeFaq(path: string, items: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': toId(path, 'faq'),
    isPartOf: ref(toId(path, 'webpage')),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
