import { ButtonLink } from '#components/form/Button.tsx';
import { Row } from '#components/layout/Row.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { quoteWords } from '#components/quote/words.ts';
import { money, type ShownQuote } from '#schema/api/quote-parts.ts';
import { fill } from '#schema/rules/fill.ts';
import { useOpenRequest } from './open-request.ts';

/** What is due by now, and how to pay it. Nothing if nothing is. */
export function DueNow({ shown: { quote, due = 0 } }: { shown: ShownQuote }) {
  const { phone } = useOpenRequest();
  const words = quoteWords[quote.language];
  if (due <= 0) return null;
  return (
    <Row lang={quote.language}>
      <b>{fill(words.due, { amount: money(due) })}</b>
      {quote.depositLink && <ButtonLink href={quote.depositLink}>{words.pay}</ButtonLink>}
      <p>
        <Filled text={words.howToPay} parts={{ phone: <a href={phone.href}>{phone.text}</a> }} />
      </p>
    </Row>
  );
}
