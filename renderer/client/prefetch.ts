import { speculationRules } from '../speculation-rules.ts';

/** Has pages fetched ahead. Said late: in the document it takes a phone's parser some milliseconds before the first paint. */
export function prefetchPages(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}
