import { useRef } from 'react';
import { styled } from 'styled-components';
import { Field, Input, Select, TextArea } from '#components/form/Field.tsx';
import { from, size, space } from '#components/theme.ts';
import { optionsOf, type QuoteLine, type WrittenQuote } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { quoteTotals, taxedParts } from '#schema/rules/quote-totals.ts';
import { namesIn } from '#schema/rules/table.ts';
import { useBusiness } from '../../business.ts';
import { Fold } from '../../Fold.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { ContractFields } from './ContractFields.tsx';
import { DecimalInput } from './DecimalInput.tsx';
import { LineFields } from './LineFields.tsx';
import { readyLines } from './prefill.ts';
import type { useWritten } from './use-written.ts';

interface QuoteFormProps {
  request: StoredRequest;
  written: WrittenQuote;
  /** By the path of a field, such as 'lines.0.price'. */
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
};
const taxes = {
  material: 'On material (separated: material and labor on lines of their own)',
  all: 'On everything (work in a shop or an office)',
  nothing: 'None (lump sum: one price, and the customer sees no price by line)',
} as const;
/** What the field's amount is in, in hundredths. */
const numbers = {
  discount: { label: 'Discount in $', unit: 1, sign: '$' },
  taxRate: { label: 'Sales tax in %', unit: 1, sign: '%' },
  deposit: { label: 'Deposit in %', unit: 100, sign: '%' },
  start: { label: 'Due on the first day in %', unit: 100, sign: '%' },
  days: { label: 'Days of work', unit: 100, sign: '$' },
} as const;
const texts = {
  earliestStart: { label: 'Earliest start', kind: 'date' },
  validUntil: { label: 'Valid through', kind: 'date' },
  customer: { label: 'For', kind: 'line' },
  place: { label: 'Work at', kind: 'line' },
  business: { label: 'From', kind: 'line' },
  depositLink: { label: 'Where it can be paid, as a link', kind: 'line' },
  excluded: { label: "What's not included", kind: 'long' },
  terms: { label: 'Terms', kind: 'long' },
  notes: { label: 'Notes for the customer', kind: 'long' },
  ownNotes: { label: 'Notes for us', kind: 'long' },
} as const;

/** Everything about a quote. The amounts follow what is typed. */
export function QuoteForm({ request, written: { quote, ownNotes }, errors, change, note }: QuoteFormProps) {
  const { quoteFacts } = useBusiness();
  const adding = useRef<HTMLButtonElement>(null);
  const { lines } = quote;
  const totals = quoteTotals(quote, []);
  const all = quoteTotals(quote, optionsOf(quote));
  const setLines = (next: QuoteLine[]) => change({ lines: next });
  const mixed = lines.flatMap(({ material }, index) => (quote.taxed === 'material' && material === undefined ? [index + 1] : []));
  const field = (name: string, { label }: { label: string }) => ({ form: 'inbox-quote', name, label, error: errors.get(name) });

  function write(name: keyof typeof texts, text: string) {
    if (name === 'ownNotes') note(text);
    else change({ [name]: text || (name === 'depositLink' ? undefined : '') });
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
            errors={errors}
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
      <div className="wide">
        <Field {...field('taxed', { label: 'Sales tax' })}>
          {(control) => (
            <Select
              {...control}
              value={quote.taxed}
              onChange={({ target }) => change({ taxed: taxedParts.find((taxed) => taxed === target.value) ?? quote.taxed })}
            >
              {taxedParts.map((taxed) => (
                <option key={taxed} value={taxed}>
                  {taxes[taxed]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {mixed.length > 0 && (
          <p role="status">
            {`Line ${mixed.join(', ')} has material and labor in one price, so its material isn't taxed. Split it, or quote a lump sum.`}
          </p>
        )}
      </div>
      <ContractFields quote={quote} change={change} />
      {namesIn(numbers).map((name) => (
        <Field key={name} {...field(name, numbers[name])}>
          {(control) => (
            <DecimalInput
              {...control}
              sign={numbers[name].sign}
              value={numbers[name].unit * (quote[name] ?? 0)}
              onChange={(value) => change({ [name]: value / numbers[name].unit })}
            />
          )}
        </Field>
      ))}
      {namesIn(texts).map((name) => {
        const { kind } = texts[name];
        const value = (name === 'ownNotes' ? ownNotes : quote[name]) ?? '';
        return (
          <div key={name} className={kind}>
            <Field {...field(name, texts[name])}>
              {(control) =>
                kind === 'long' ? (
                  <TextArea {...control} rows={4} value={value} onChange={({ target }) => write(name, target.value)} />
                ) : (
                  <Input
                    {...control}
                    type={kind === 'date' ? 'date' : 'text'}
                    autoComplete="off"
                    value={value}
                    onChange={({ target }) => write(name, target.value)}
                  />
                )
              }
            </Field>
          </div>
        );
      })}
      <p className="wide total" role="status">
        <b>{Number.isNaN(totals.total) ? 'Fill in every price' : `Total ${money(totals.total)}`}</b>
        {all.total !== totals.total && !Number.isNaN(all.total) && <span>{`, with all options ${money(all.total)}`}</span>}
      </p>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]} ${space[3]};
  .wide,
  .long {
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
    .line {
      grid-column: span 2;
    }
  }
`;
