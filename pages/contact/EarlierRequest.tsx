import { useLayoutEffect, useState } from 'react';
import { Filled } from '#components/prose/Filled.tsx';
import { type Language, pathIn } from '#schema/rules/language.ts';
import { describeDayAt } from '#schema/rules/visit-windows.ts';
import { readSentRequest, type SentRequest } from '../sent-request.ts';
import type { FormWords } from './words.ts';

interface EarlierRequestProps {
  words: Pick<FormWords, 'earlier' | 'openEarlier'>;
  language: Language;
}

/** Above the form, for a visitor who has sent a request from this device before. */
export function EarlierRequest({ words, language }: EarlierRequestProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);

  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: storage can only be read after hydration
    setSent(readSentRequest());
  }, []);

  if (!sent) return null;
  const link = <a href={pathIn(language, `/request#${sent.fragment}`)}>{words.openEarlier}</a>;
  return (
    <p>
      <Filled text={words.earlier} parts={{ day: describeDayAt(sent.sentAt, language), link }} />
    </p>
  );
}
