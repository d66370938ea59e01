import { styled } from 'styled-components';
import type { QuoteAnswer } from '#schema/api/quote.ts';
import { longDate, type ShownQuote } from '#schema/api/quote-parts.ts';
import { fill } from '#schema/rules/fill.ts';
import { Button } from '../form/Button.tsx';
import { color, space } from '../theme.ts';
import type { Answering } from './AnswerForm.tsx';
import { Paper } from './QuoteSheet.tsx';
import { quoteWords } from './words.ts';

interface CancellationProps {
  shown: ShownQuote;
  customer: Answering;
  answer: (sent: QuoteAnswer) => Promise<boolean>;
}

/** Until when a signed quote can be canceled, with the law's notice, and the button for it. */
export function Cancellation({ shown: { quote, cancelable, signed = [], signature }, customer, answer }: CancellationProps) {
  const words = quoteWords[quote.language];
  const { isBusy, problem } = customer;
  if (!cancelable || !signature) return null;
  const { number, until } = cancelable;
  const isChange = signed.some((other) => other.number < number && !other.canceledAt);
  return (
    <Box>
      <p>{fill(words.canCancel, { until: longDate(until, quote.language) })}</p>
      <details>
        <summary>{words.showNotice}</summary>
        <p className="text">{signature.cancel.notice}</p>
      </details>
      <details>
        <summary>{isChange ? words.cancelChange : words.cancel}</summary>
        <p>{fill(words.cancelQuestion, { number })}</p>
        <Button type="button" data-kind="quiet" disabled={isBusy} onClick={() => answer({ action: 'cancel', number })}>
          {words.cancelYes}
        </Button>
      </details>
      {problem?.action === 'cancel' && <p role="alert">{problem.text}</p>}
    </Box>
  );
}

/** To sign and send by mail. The law wants two: one to send, one to keep. They are only on paper, each on a page of its own. */
export function PaperNotices({ shown: { quote, signature, cancelable } }: { shown: ShownQuote }) {
  const words = quoteWords[quote.language];
  if (!signature || !cancelable) return null;
  return ['send', 'keep'].map((copy) => (
    <Paper key={copy} className="notice" aria-hidden="true">
      <h2>{words.noticeHeading}</h2>
      <p className="text bold">{signature.cancel.notice}</p>
      <div className="blanks">
        <span>{words.buyer}</span>
        <span>{words.date}</span>
      </div>
    </Paper>
  ));
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.rule};
  .text {
    margin-top: ${space[2]};
    white-space: pre-line;
  }
  summary {
    padding-block: ${space[2]};
    font-weight: 600;
  }
  button {
    margin-top: ${space[3]};
  }
`;
