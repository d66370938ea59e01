import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../schema/fill.ts';
import type { QuoteAnswer } from '../../schema/quote.ts';
import { quoteState, type ShownQuote } from '../../schema/quote-parts.ts';
import { Button, ButtonLink } from '../form/Button.tsx';
import { color, space } from '../theme.ts';
import type { Answering } from './answering.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { SigningForm } from './SigningForm.tsx';
import { quoteWords } from './words.ts';

interface QuoteProps {
  shown: ShownQuote;
  /** Missing where it's only looked at. */
  customer?: {
    /** False for a link that only reads. */
    canSign: boolean;
    canAsk: boolean;
    answering: Answering;
  };
}

/** A quote as its customer sees it, with what they can say to it. The inbox's preview is the same. */
export function Quote({ shown, customer }: QuoteProps) {
  const { quote, number = 0, hash = '', isOpen = false, signature, signed = [] } = shown;
  const words = quoteWords[quote.language];
  const standing = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const chosen = signature?.options ?? ticked;
  const { said, payLink } = quoteState(shown, words);
  const canSign = isOpen && customer?.canSign;

  async function answer(sent: QuoteAnswer): Promise<boolean> {
    const isDone = (await customer?.answering.answer(sent)) ?? false;
    // The form that sent it may be gone.
    if (isDone && sent.action !== 'ask') standing.current?.focus();
    return isDone;
  }

  return (
    <Frame lang={quote.language}>
      <Standing ref={standing} role="status" tabIndex={-1}>
        {said && <p>{said}</p>}
      </Standing>
      {payLink && (
        <div>
          <ButtonLink href={payLink}>{words.pay}</ButtonLink>
        </div>
      )}
      <QuoteSheet headingId="quote" shown={shown} chosen={chosen} {...(canSign && { choose: setTicked })} />
      <div>
        <Button type="button" data-kind="quiet" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      {customer && canSign && (
        <SigningForm version={{ number, hash, quote }} chosen={chosen} answering={{ ...customer.answering, answer }} />
      )}
      {isOpen && customer?.canSign === false && <p>{words.otherLink}</p>}
      {customer?.canAsk && (
        <QuestionForm
          number={number}
          language={quote.language}
          canDecline={canSign ?? false}
          answering={{ ...customer.answering, answer }}
        />
      )}
      {signed.map((other) => (
        <details key={other.number}>
          <summary>{fill(words.signed, { number: other.number })}</summary>
          <QuoteSheet shown={other} chosen={other.signature?.options ?? []} />
        </details>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  [role='alert'] {
    color: ${color.signal};
  }
  @media print {
    /* The quote is the document, without the page around it and without forms. */
    body:has(&) *:not(:has(article), & > article, & > article *),
    & > :not(article) {
      display: none !important;
    }
  }
`;

const Standing = styled.div`
  p {
    padding: ${space[3]} ${space[4]};
    border-left: 3px solid ${color.ink};
    background: ${color.accentSoft};
  }
  &:empty {
    margin-bottom: calc(-1 * ${space[5]});
  }
`;
