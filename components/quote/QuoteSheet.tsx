import { styled } from 'styled-components';
import { type QuotePart, quoteParts, type ShownQuote } from '#schema/api/quote-parts.ts';
import { choiceLine } from '../form/choice-line.ts';
import { Facts } from '../layout/Facts.tsx';
import { color, font, secondaryText, size, space } from '../theme.ts';
import { quoteWords } from './words.ts';

interface QuoteSheetProps {
  shown: ShownQuote;
  headingId?: string;
  /** The places of the options that count. */
  chosen: readonly number[];
  /** Missing once nothing can be chosen. */
  choose?: (chosen: readonly number[]) => void;
}

/** The quote as a document. On paper, one that isn't signed has lines to sign on. */
export function QuoteSheet({ shown, headingId, chosen, choose }: QuoteSheetProps) {
  const words = quoteWords[shown.quote.language];
  const signers = shown.quote.hasTwoSigners ? [1, 2] : [1];
  const blanks = shown.signature ? [] : signers;
  const [head, ...parts] = quoteParts(shown, chosen, words);

  return (
    <Paper>
      <header>
        <h2 id={headingId} tabIndex={-1}>
          {head?.heading}
        </h2>
        <Facts look="rows" facts={head?.rows ?? []} />
      </header>
      {parts.map((part) => (
        <section key={part.heading} className={part.heading === words.rightHeading && choose ? 'paper' : undefined}>
          <h3 className={part.rows.some(({ isTotal }) => isTotal) ? 'unseen' : undefined}>{part.heading}</h3>
          {part.isFacts && <Facts look="rows" facts={part.rows} />}
          {!part.isFacts && part.rows.length > 0 && (
            <table>
              <tbody>{part.rows.map(rowOf)}</tbody>
            </table>
          )}
          {part.text && <p className={part.isBold ? 'text bold' : 'text'}>{part.text}</p>}
        </section>
      ))}
      {blanks.map((line) => (
        <div key={line} className="blanks" aria-hidden="true">
          <span>{words.signature}</span>
          <span>{words.date}</span>
        </div>
      ))}
    </Paper>
  );

  function rowOf({ label, value, note, isTotal, option = -1 }: QuotePart['rows'][number], index: number) {
    const isChosen = chosen.includes(option);
    const toggle = () => choose?.(isChosen ? chosen.filter((other) => other !== option) : [...chosen, option]);
    const name = (
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    );
    return (
      <tr key={index} data-total={isTotal} data-left-out={option >= 0 && !isChosen ? '' : undefined}>
        <th scope="row">
          {option >= 0 && choose ? (
            <label>
              <input type="checkbox" checked={isChosen} onChange={toggle} />
              {name}
            </label>
          ) : (
            name
          )}
        </th>
        <td translate="no">{value}</td>
      </tr>
    );
  }
}

export const Paper = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  background: ${color.raised};
  overflow-wrap: anywhere;
  h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h2};
  }
  h3 {
    margin-bottom: ${space[1]};
    font: 650 ${size.text} / 1.3 ${font.text};
    letter-spacing: 0;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.rule};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  td {
    padding-left: ${space[4]};
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: normal;
  }
  small {
    display: block;
    ${secondaryText}
  }
  label {
    ${choiceLine}
    align-items: start;
  }
  [data-left-out] td {
    color: ${color.inkMuted};
  }
  [data-total] > * {
    border-top: 2px solid ${color.ink};
    font-size: ${size.large};
    font-weight: 700;
  }
  .text {
    white-space: pre-line;
  }
  .bold {
    /* 12 points, which is more than the law wants of any of it. */
    font-size: 1rem;
    font-weight: 700;
  }
  @media screen {
    .paper {
      display: none;
    }
  }
  .blanks {
    display: none;
    grid-template-columns: 2fr 1fr;
    gap: ${space[6]};
    padding-top: 2.5rem;
    break-inside: avoid;
  }
  .blanks span {
    padding-top: ${space[1]};
    border-top: 1px solid ${color.ink};
    ${secondaryText}
  }
  @media print {
    gap: ${space[2]};
    padding: 0;
    border: 0;
    font-size: 0.875rem;
    line-height: 1.4;
    h2 {
      font-size: ${size.h3};
    }
    th,
    td {
      padding-block: ${space[1]};
    }
    th small {
      display: inline;
      margin-left: ${space[3]};
    }
    label {
      min-height: 0;
    }
    .text {
      max-width: none;
    }
    section:not(:first-of-type),
    tr {
      break-inside: avoid;
    }
    .blanks {
      display: grid;
    }
  }
`;
