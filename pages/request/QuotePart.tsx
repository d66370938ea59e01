import { useState } from 'react';
import { styled } from 'styled-components';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { Quote } from '#components/quote/Quote.tsx';
import { quoteWords } from '#components/quote/words.ts';
import type { QuoteAnswer } from '#schema/api/quote.ts';
import { fill } from '#schema/rules/fill.ts';
import { openQuestion } from './next-step.ts';
import { useOpenRequest } from './open-request.ts';
import { useAction } from './use-action.ts';
import { refusalOf, sendQuoteAnswer } from './visitor-api.ts';

/** The newest quote, or the one that was signed. An answer that the server refuses can mean that there's a newer one, which then shows. */
export function QuotePart() {
  const { language } = usePageLanguage();
  const { notDone } = useWords('requestView');
  const { fragment, request, reload } = useOpenRequest();
  const { isRunning, problem, run } = useAction();
  const [action, setAction] = useState<QuoteAnswer['action']>('accept');
  const { quote: shown, unreadableQuotes = [] } = request;
  const kept = unreadableQuotes.map(({ number, stored }) => (
    <div key={number}>
      <p>{fill(quoteWords[language].unreadable, { number })}</p>
      <Stored>{stored}</Stored>
    </div>
  ));
  if (!shown) return kept;
  const { unsure } = quoteWords[shown.quote.language];

  async function answer(sent: QuoteAnswer): Promise<boolean> {
    setAction(sent.action);
    const send = () =>
      sendQuoteAnswer(fragment, sent).catch(async (error) => {
        if (refusalOf(error) !== null) await reload();
        throw error;
      });
    const isDone = await run(send, sent.action === 'accept' ? unsure : notDone);
    if (isDone) await reload();
    return isDone;
  }

  return (
    <section aria-labelledby="quote">
      {kept}
      <Quote
        key={shown.hash}
        shown={{ ...shown, work: request.work }}
        customer={{
          isBusy: isRunning,
          problem: problem ? { action, text: problem } : null,
          answer,
          question: openQuestion(request),
        }}
      />
    </section>
  );
}

const Stored = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
