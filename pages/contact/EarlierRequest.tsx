import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { PageLink } from '#components/PageLink.tsx';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { space } from '#components/theme.ts';
import { describeDayAt } from '#schema/rules/visit-windows.ts';
import { readSentRequest, type SentRequest } from '../sent-request.ts';

/** Above the form, for a visitor who has sent a request from this device before. */
export function EarlierRequest() {
  const words = useWords('contact.form');
  const { language } = usePageLanguage();
  const [sent, setSent] = useState<SentRequest | null>(null);

  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: storage can only be read after hydration
    setSent(readSentRequest());
  }, []);

  if (!sent) return null;
  const link = <PageLink href={`/request#${sent.fragment}`}>{words.openEarlier}</PageLink>;
  return (
    <Line>
      <Filled text={words.earlier} parts={{ day: describeDayAt(sent.sentAt, language), link }} />
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: ${space[3]};
`;
