import { use, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, Input, TextArea } from '../../../components/form/Field.tsx';
import { from, size, space } from '../../../components/theme.ts';
import { optionsOf, type Quote, type QuoteLine, quoteLimits, type WrittenQuote } from '../../../schema/quote.ts';
import { money } from '../../../schema/quote-parts.ts';
import { quoteTotals } from '../../../schema/quote-totals.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { namesIn } from '../../../schema/table.ts';
import { Business } from '../../business.ts';
import { Fold } from '../../Fold.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import { LineFields } from './LineFields.tsx';
import { readyLines } from './prefill.ts';
import type { useWritten } from './use-written.ts';

interface QuoteFormProps {
  request: StoredRequest;
  written: WrittenQuote;
  /** By the path of a field. */
  errors: ReadonlyMap<string, string>;
  change: ReturnType<typeof useWritten>['change'];
  note: (ownNotes: string) => void;
}

const emptyLine: QuoteLine = {
  description: '',
  quantity: 100,
  unit: 'sq ft',
  price: Number.NaN,
  isOptional: false,
  isTaxed: false,
};
const texts = {
  customer: 'For',
  place: 'Work at',
  business: 'From',
  depositLink: 'Where the deposit can be paid, as a link',
  excluded: "What's not included",
  terms: 'Terms',
  notes: 'Notes for the customer',
} as const;
const amounts = { discount: 'Discount in $', taxRate: 'Sales tax in %' } as const;
const counts = { deposit: 'Deposit in %', days: 'Days of work' } as const;
const dates = { earliestStart: 'Earliest start', validUntil: 'Valid through' } as const;

/** Everything about a quote. The amounts follow what is typed. */
export function QuoteForm({ request, written: { quote, ownNotes }, errors, change, note }: QuoteFormProps) {
  const { quoteFacts } = use(Business);
  const adding = useRef<HTMLButtonElement>(null);
  const { lines } = quote;
  const totals = quoteTotals(quote, []);
  const all = quoteTotals(quote, optionsOf(quote));
  const setLines = (next: QuoteLine[]) => change({ lines: next });
  const field = (name: keyof Quote, label: string) => ({ form: 'inbox-quote', name, label, error: errors.get(name) });

  function textField(name: keyof typeof texts, isLong = false) {
    return (
      <div key={name} className={isLong ? 'wide' : undefined}>
        <Field {...field(name, texts[name])}>
          {(control) =>
            isLong ? (
              <TextArea {...control} rows={4} value={quote[name]} onChange={({ target }) => change({ [name]: target.value })} />
            ) : (
              <Input
                {...control}
                autoComplete="off"
                value={quote[name] ?? ''}
                onChange={({ target }) => change({ [name]: target.value || (name === 'depositLink' ? undefined : '') })}
              />
            )
          }
        </Field>
      </div>
    );
  }

  return (
    <Fields>
      <div className="wide">
        {lines.map((line, index) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines hold nothing of their own
            key={index}
            line={line}
            number={index + 1}
            amount={totals.lines[index] ?? 0}
            errors={errorsOf(errors, index)}
            change={(changes) => setLines(lines.map((each) => (each === line ? { ...each, ...changes } : each)))}
            remove={() => {
              setLines(lines.filter((each) => each !== line));
              adding.current?.focus();
            }}
          />
        ))}
        <ButtonRow>
          <SmallButton ref={adding} onClick={() => setLines([...lines, { ...emptyLine }])}>
            Add a line
          </SmallButton>
        </ButtonRow>
        {errors.get('lines') && <p role="alert">{errors.get('lines')}</p>}
        <Fold>
          <summary>Add from our prices</summary>
          <ul>
            {readyLines(request, quoteFacts).map(({ high, ...line }) => (
              <li key={line.description}>
                <span>{`${line.description}, ${line.unit}`}</span>
                {[...new Set([line.price, high])].map((price) => (
                  <SmallButton
                    key={price}
                    aria-label={`Add ${line.description} at ${money(price)}`}
                    onClick={() => setLines([...lines, { ...line, price }])}
                  >
                    {money(price)}
                  </SmallButton>
                ))}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      {namesIn(amounts).map((name) => (
        <Field key={name} {...field(name, amounts[name])}>
          {(control) => <DecimalInput {...control} value={quote[name]} onChange={(value) => change({ [name]: value })} />}
        </Field>
      ))}
      {namesIn(counts).map((name) => (
        <Field key={name} {...field(name, counts[name])}>
          {(control) => (
            <DecimalInput {...control} value={100 * quote[name]} onChange={(value) => change({ [name]: value / 100 })} />
          )}
        </Field>
      ))}
      {namesIn(dates).map((name) => (
        <Field key={name} {...field(name, dates[name])}>
          {(control) => (
            <Input {...control} type="date" value={quote[name]} onChange={({ target }) => change({ [name]: target.value })} />
          )}
        </Field>
      ))}
      {(['customer', 'place', 'business', 'depositLink'] as const).map((name) => textField(name))}
      {(['excluded', 'terms', 'notes'] as const).map((name) => textField(name, true))}
      <div className="wide">
        <Field form="inbox-quote" name="ownNotes" label="Notes for us" error={undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={quoteLimits.note}
              value={ownNotes}
              onChange={({ target }) => note(target.value)}
            />
          )}
        </Field>
      </div>
      <p className="wide total" role="status">
        <b>{Number.isNaN(totals.total) ? 'Fill in every price' : `Total ${money(totals.total)}`}</b>
        {all.total !== totals.total && !Number.isNaN(all.total) && <span>{`, with all options ${money(all.total)}`}</span>}
      </p>
    </Fields>
  );
}

function errorsOf(errors: ReadonlyMap<string, string>, index: number): Partial<Record<keyof QuoteLine, string>> {
  const prefix = `lines.${index}.`;
  const ours = [...errors].filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(ours.map(([path, message]) => [path.slice(prefix.length), message]));
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[3]};
  .wide {
    grid-column: 1 / -1;
  }
  & > div,
  & > div > div {
    grid-template-columns: minmax(0, 1fr);
  }
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  li > span {
    flex: 1;
  }
  .total {
    font-size: ${size.large};
    font-variant-numeric: tabular-nums;
  }
  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > div:has(> * > [id^='inbox-quote-']):not(.wide) {
      grid-column: span 2;
    }
  }
`;
