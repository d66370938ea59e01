import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { color, secondaryText, space } from '#components/theme.ts';
import type { Quote, QuoteLine } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { useBusiness } from '../../business.ts';
import { Fold } from '../../Fold.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { AskFloor } from './AskFloor.tsx';
import { describeLine, type LineAction, LineFields } from './LineFields.tsx';
import { readyLines } from './prefill.ts';

interface LinesProps {
  request: StoredRequest;
  quote: Quote;
  errors: ReadonlyMap<string, string>;
  change: (changes: Partial<Quote>) => void;
}

const emptyLine: QuoteLine = { description: '', quantity: 100, unit: 'sq ft', price: Number.NaN, isOptional: false };
const rowId = (index: number) => `inbox-line-${index + 1}-row`;

/** The lines of a quote, of which one at a time is open, and what can be added. */
export function Lines({ request, quote, errors, change }: LinesProps) {
  const { lines } = quote;
  const { quoteFacts } = useBusiness();
  const [open, setOpen] = useState(lines.length === 1 ? 0 : -1);
  const amounts = quoteTotals(quote, []).lines;
  const isWrong = (index: number) => [...errors.keys()].some((path) => path.startsWith(`lines.${index}.`));

  /** Opens a line that has just found its place, and goes there. */
  function show(changes: Partial<Quote>, index: number, focused = rowId(index)) {
    flushSync(() => {
      change(changes);
      setOpen(index);
    });
    document.getElementById(focused)?.focus();
  }

  /** Opens it at what is missing. */
  function add(line: QuoteLine, missing: 'description' | 'quantity' | false) {
    const changes = { lines: [...lines, line] };
    if (missing) show(changes, lines.length, `inbox-line-${lines.length + 1}-${missing}`);
    else change(changes);
  }

  function act(action: LineAction, index: number, line: QuoteLine) {
    const others = lines.toSpliced(index, 1);
    if (action === 'Copy') return show({ lines: lines.toSpliced(index, 0, line) }, index + 1);
    if (action === 'Remove') return show({ lines: others }, -1, 'inbox-line-add');
    const next = Math.min(Math.max(0, action === 'Move up' ? index - 1 : index + 1), others.length);
    show({ lines: others.toSpliced(next, 0, line) }, next);
  }

  if (lines.length === 0) {
    const first = 'inbox-line-1-description';
    return (
      <AskFloor request={request} start={(changes) => show(changes, 0)} skip={() => show({ lines: [emptyLine] }, 0, first)} />
    );
  }
  return (
    <div className="wide">
      {lines.map((line, index) => {
        const isOpen = open === index || isWrong(index);
        const amount = amounts[index] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines hold nothing of their own
          <LineFrame key={index}>
            <legend className="unseen">{`Line ${index + 1}`}</legend>
            <button type="button" id={rowId(index)} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? -1 : index)}>
              <span>
                <span>{line.description || 'New line'}</span>
                <small>{Number.isNaN(amount) ? 'Not finished' : describeLine(line)}</small>
              </span>
              <b>{Number.isNaN(amount) ? '' : money(amount)}</b>
            </button>
            {isOpen && (
              <LineFields
                line={line}
                number={index + 1}
                errors={errors}
                isSplit={quote.taxed === 'material'}
                change={(changes) => change({ lines: lines.with(index, { ...line, ...changes }) })}
                act={(action) => act(action, index, line)}
              />
            )}
          </LineFrame>
        );
      })}
      <ButtonRow>
        <SmallButton id="inbox-line-add" onClick={() => add(emptyLine, 'description')}>
          Add a line
        </SmallButton>
      </ButtonRow>
      {errors.get('lines') && <p role="alert">{errors.get('lines')}</p>}
      <Fold>
        <summary>Add from our prices</summary>
        <ul>
          {readyLines(request, quoteFacts, lines).map(({ high, ...line }) => (
            <li key={line.description}>
              <span>{`${line.description}, ${line.unit}`}</span>
              {[...new Set([line.price, high])].map((price) => (
                <SmallButton
                  key={price}
                  aria-label={`Add ${line.description} at ${money(price)}`}
                  onClick={() => add({ ...line, price }, Number.isNaN(line.quantity) && 'quantity')}
                >
                  {money(price)}
                </SmallButton>
              ))}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

const LineFrame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-top: 1px solid ${color.rule};
  & > button {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    width: 100%;
    min-height: 48px;
    padding: ${space[2]} 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button:hover span {
    text-decoration: underline;
  }
  small {
    display: block;
    ${secondaryText}
  }
  b {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
