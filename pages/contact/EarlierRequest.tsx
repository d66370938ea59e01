import { Filled } from '#components/prose/Filled.tsx';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { describeDayAt } from '#schema/rules/visit-windows.ts';
import type { SentRequest } from './sent-request.ts';
import type { FormWords } from './words.ts';

interface EarlierRequestProps {
  words: Pick<FormWords, 'earlier' | 'openEarlier'>;
  language: Language;
  sent: SentRequest;
}

/** Above the form, for a visitor who has sent a request from this device before. */
export function EarlierRequest({ words, language, sent: { fragment, sentAt } }: EarlierRequestProps) {
  const link = <a href={pathIn(language, `/request#${fragment}`)}>{words.openEarlier}</a>;
  return (
    <p>
      <Filled text={words.earlier} parts={{ day: describeDayAt(sentAt, language), link }} />
    </p>
  );
}
