import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { QuoteAnswer } from '#schema/api/quote.ts';
import { consentIn, describeState, type ShownQuote } from '#schema/api/quote-parts.ts';
import { fill } from '#schema/rules/fill.ts';
import { color, space } from '../theme.ts';
import { AnswerForm, type Answering } from './AnswerForm.tsx';
import { Cancellation, PaperNotices } from './Cancellation.tsx';
import { Decline } from './Decline.tsx';
import { PrintButton } from './PrintButton.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import { quoteWords } from './words.ts';

interface QuoteProps {
  shown: ShownQuote;
  /** Missing where it's only looked at. */
  customer?: Answering;
}

/** A quote as its customer sees it, with what they can say to it. The inbox only looks at it. */
export function Quote({ shown, customer }: QuoteProps) {
  const { quote, number = 0, hash = '', isOpen = false, signature, signed = [] } = shown;
  const words = quoteWords[quote.language];
  const standing = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const chosen = signature?.options ?? ticked;
  const said = describeState(shown, words);
  const canSign = isOpen && customer !== undefined;

  async function answer(sent: QuoteAnswer): Promise<boolean> {
    const isDone = (await customer?.answer(sent)) ?? false;
    // The button that sent it may be gone.
    if (isDone) standing.current?.focus();
    return isDone;
  }

  return (
    <DocumentFrame lang={quote.language} data-printed={customer && ''}>
      <div ref={standing} role="status" tabIndex={-1}>
        {said && <p>{said}</p>}
      </div>
      <QuoteSheet headingId="quote" shown={shown} chosen={chosen} {...(canSign && { choose: setTicked })} />
      <PrintButton label={words.print} />
      {customer && <Cancellation shown={shown} customer={customer} answer={answer} />}
      {canSign && (
        <>
          <AnswerForm
            version={{ number, hash, quote }}
            consent={consentIn(words, shown.mailsCopy)}
            chosen={chosen}
            {...customer}
            answer={answer}
          />
          <Decline shown={shown} {...customer} answer={answer} />
        </>
      )}
      {signed.map((other) => (
        <details key={other.number}>
          <summary>{fill(words.signed, { number: other.number })}</summary>
          <QuoteSheet shown={other} chosen={other.signature?.options ?? []} />
        </details>
      ))}
      <PaperNotices shown={shown} />
    </DocumentFrame>
  );
}

/** What is printed is the paper in the marked frame, alone: the customer's, or the one whose button was pressed. Without a mark, it's the page. */
export const DocumentFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  [role='alert'] {
    color: ${color.signal};
  }
  & > [role='status'] p {
    padding: ${space[3]} ${space[4]};
    border: 2px solid ${color.ink};
    background: ${color.accentSoft};
  }
  & > .notice {
    display: none;
  }
  @media screen {
    & > :empty + * {
      margin-top: calc(-1 * ${space[5]});
    }
  }
  @page {
    size: letter;
    margin: 0.6in;
  }
  @media print {
    /* The paper is the document, without the page around it and without forms. */
    body:has(&[data-printed]) *:not(:has([data-printed]), [data-printed], [data-printed] *),
    & > :not(article) {
      display: none !important;
    }
    & > .notice {
      display: grid;
      break-before: page;
    }
    body:has(&[data-printed]) :has(article) {
      min-height: 0;
      max-width: none;
      padding: 0;
    }
  }
`;
