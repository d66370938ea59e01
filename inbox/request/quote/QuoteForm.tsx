import { styled } from 'styled-components';
import { Field, Input, TextArea } from '#components/form/Field.tsx';
import { color, from, size, space } from '#components/theme.ts';
import { optionsOf, type Quote } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { quoteTotals, taxedParts } from '#schema/rules/quote-totals.ts';
import { namesIn } from '#schema/rules/table.ts';
import { useBusiness } from '../../business.ts';
import { Fold } from '../../Fold.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ContractFields } from './ContractFields.tsx';
import { DecimalInput, decimalText, hundredthsOf, rateOf } from './DecimalInput.tsx';
import { Lines } from './Lines.tsx';
import { placeIn, townOf } from './prefill.ts';
import type { useWritten } from './use-written.ts';

interface QuoteFormProps {
  request: StoredRequest;
  quote: Quote;
  /** By the path of a field, such as 'lines.0.price'. */
  errors: ReadonlyMap<string, string>;
  change: ReturnType<typeof useWritten>['change'];
}

const taxes = {
  material: { label: 'On material', hint: 'A separated quote: the customer sees material and labor apart.' },
  all: { label: 'On everything', hint: 'Work in a shop or an office, for example.' },
  nothing: { label: 'None: lump sum', hint: 'One price. The customer sees no price by line, unless they can choose it.' },
} as const;
/** What the field's amount is in, in hundredths. */
const numbers = {
  taxRate: { label: 'Sales tax in %', unit: 1, sign: '%', read: rateOf, write: (rate: number) => grouped(rate / 100) },
  deposit: { label: 'Deposit in %', unit: 100, sign: '%' },
  start: { label: 'Due on the first day in %', unit: 100, sign: '%' },
  days: { label: 'Days of work', unit: 100, sign: '$' },
  minimum: { label: 'Minimum in $', unit: 1, sign: '$' },
} as const;
const texts = {
  earliestStart: { label: 'Earliest start', kind: 'date' },
  validUntil: { label: 'Valid through', kind: 'date' },
  notes: { label: 'Notes for the customer', kind: 'long' },
} as const;
/** What seldom changes. */
const standing = {
  customer: { label: 'For', kind: 'line' },
  business: { label: 'From', kind: 'line' },
  depositLink: { label: 'Where it can be paid, as a link', kind: 'line' },
  excluded: { label: "What's not included", kind: 'long' },
  terms: { label: 'Terms', kind: 'long' },
} as const;

/** Everything about a quote. The amounts follow what is typed. */
export function QuoteForm({ request, quote, errors, change }: QuoteFormProps) {
  const town = townOf(request, useBusiness());
  const isInTown = quote.place.endsWith(town);
  const totals = quoteTotals(quote, []);
  const all = quoteTotals(quote, optionsOf(quote));
  const mixed = quote.lines.flatMap(({ material }, index) =>
    quote.taxed === 'material' && material === undefined ? [index + 1] : [],
  );
  const field = (name: string, { label }: { label: string }) => ({ form: 'inbox-quote', name, label, error: errors.get(name) });

  function textField(name: keyof typeof texts | keyof typeof standing, { label, kind }: { label: string; kind: string }) {
    const value = quote[name] ?? '';
    const write = (text: string) => change({ [name]: text || (name === 'depositLink' ? undefined : '') });
    return (
      <div key={name} className={kind}>
        <Field {...field(name, { label })}>
          {(control) =>
            kind === 'long' ? (
              <TextArea {...control} rows={2} value={value} onChange={({ target }) => write(target.value)} />
            ) : (
              <Input
                {...control}
                type={kind === 'date' ? 'date' : 'text'}
                autoComplete="off"
                value={value}
                onChange={({ target }) => write(target.value)}
              />
            )
          }
        </Field>
      </div>
    );
  }

  if (quote.lines.length === 0) return <Lines {...{ request, quote, errors, change }} />;
  return (
    <Fields>
      <p className="wide total" role="status">
        <b>{Number.isNaN(totals.total) ? 'Fill in every price' : `Total ${money(totals.total)}`}</b>
        {totals.toMinimum > 0 && <span>{`, with ${money(totals.toMinimum)} up to our minimum of ${money(quote.minimum)}`}</span>}
        {all.total !== totals.total && !Number.isNaN(all.total) && <span>{`, with all options ${money(all.total)}`}</span>}
      </p>
      <div className="wide">
        <Field {...field('place', { label: 'Work at' })} {...(isInTown && { hint: town })}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder="Street address"
              value={isInTown ? quote.place.slice(0, -town.length).replace(/, $/, '') : quote.place}
              onChange={({ target: { value } }) => change({ place: placeIn(town, value) })}
            />
          )}
        </Field>
      </div>
      <Lines {...{ request, quote, errors, change }} />
      <div className="wide">
        <ChoiceField
          {...field('taxed', { label: 'Sales tax' })}
          hint={taxes[quote.taxed].hint}
          choices={taxedParts.map((taxed) => [taxed, taxes[taxed].label])}
          value={quote.taxed}
          choose={(taxed) => change({ taxed })}
        />
        {mixed.length > 0 && (
          <p role="status">
            {`Nobody knows how much of line ${mixed.join(', ')} is material, so none of it is taxed. Enter it there, or quote a lump sum.`}
          </p>
        )}
      </div>
      <ContractFields quote={quote} change={change} />
      <Field {...field('discount', { label: 'Discount in $ or %' })}>
        {(control) => (
          <DecimalInput
            {...control}
            inputMode="text"
            read={discountOf}
            write={(value) => (value < 0 ? `${decimalText(-value)}%` : decimalText(value))}
            value={-quote.percentOff || quote.discount}
            onChange={(value) => change(value < 0 ? { percentOff: -value, discount: 0 } : { percentOff: 0, discount: value })}
          />
        )}
      </Field>
      {namesIn(numbers).map((name) => {
        const { label, unit, ...more } = numbers[name];
        return (
          <Field key={name} {...field(name, { label })}>
            {(control) => (
              <DecimalInput
                {...control}
                {...more}
                value={unit * (quote[name] ?? 0)}
                onChange={(value) => change({ [name]: value / unit })}
              />
            )}
          </Field>
        );
      })}
      {namesIn(texts).map((name) => textField(name, texts[name]))}
      <Fold className="wide" open={namesIn(standing).some((name) => errors.has(name))}>
        <summary>Names, payment link, and terms</summary>
        {namesIn(standing).map((name) => textField(name, standing[name]))}
      </Fold>
    </Fields>
  );
}

/** A share of the sum is below 0. */
function discountOf(text: string): number {
  const isShare = text.includes('%');
  const amount = hundredthsOf(text, isShare ? '%' : '$');
  return amount < 0 ? Number.NaN : isShare ? -amount : amount;
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
  textarea {
    field-sizing: content;
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
  /* Above the keyboard of a phone, not behind it. */
  .total {
    position: sticky;
    z-index: 1;
    top: 0;
    padding: ${space[2]} ${space[3]};
    background: ${color.sunken};
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
