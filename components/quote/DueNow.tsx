import { money, type ShownQuote } from '#schema/api/quote-parts.ts';
import { fill } from '#schema/rules/fill.ts';
import { ButtonLink } from '../form/Button.tsx';
import { Row } from '../layout/Row.ts';
import { quoteWords } from './words.ts';

/** What is due by now, and how to pay it. Nothing if nothing is. */
export function DueNow({ shown: { quote, due = 0 } }: { shown: ShownQuote }) {
  const words = quoteWords[quote.language];
  if (due <= 0) return null;
  return (
    <Row lang={quote.language}>
      <b>{fill(words.due, { amount: money(due) })}</b>
      {quote.depositLink && <ButtonLink href={quote.depositLink}>{words.pay}</ButtonLink>}
      <span>{words.howToPay}</span>
    </Row>
  );
}
