import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { choiceLine } from '#components/form/choice-line.ts';
import { Field, Input, Select } from '#components/form/Field.tsx';
import { color, from, space } from '#components/theme.ts';
import { type QuoteLine, quoteLimits, quoteUnits } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { SmallButton } from '../../SmallButton.tsx';
import { DecimalInput } from './DecimalInput.tsx';

interface LineFieldsProps {
  line: QuoteLine;
  /** Counted from 1. */
  number: number;
  amount: number;
  errors: ReadonlyMap<string, string>;
  change: (changes: Partial<QuoteLine>) => void;
  remove: () => void;
}

/** One line of a quote. */
export function LineFields({ line, number, amount, errors, change, remove }: LineFieldsProps) {
  const field = (name: keyof QuoteLine, label: string) => {
    return { form: `inbox-line-${number}`, name, label, error: errors.get(`lines.${number - 1}.${name}`) };
  };
  return (
    <Frame>
      <legend className="unseen">{`Line ${number}`}</legend>
      <Field {...field('description', 'Description')}>
        {(control) => (
          <Input
            {...control}
            value={line.description}
            maxLength={quoteLimits.description}
            autoComplete="off"
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field {...field('quantity', 'Quantity')}>
        {(control) => <DecimalInput {...control} value={line.quantity} onChange={(quantity) => change({ quantity })} />}
      </Field>
      <Field {...field('unit', 'Unit')}>
        {(control) => (
          <Select
            {...control}
            value={line.unit}
            onChange={({ target }) => change({ unit: quoteUnits.find((unit) => unit === target.value) ?? line.unit })}
          >
            {quoteUnits.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...field('price', 'Price in $')}>
        {(control) => <DecimalInput {...control} value={line.price} onChange={(price) => change({ price })} />}
      </Field>
      <Field {...field('material', 'Material in %')}>
        {(control) => (
          <DecimalInput
            {...control}
            value={100 * (line.material ?? Number.NaN)}
            onChange={(value) => change({ material: Number.isNaN(value) ? undefined : value / 100 })}
          />
        )}
      </Field>
      <div className="choices">
        <label>
          <input type="checkbox" checked={line.isOptional} onChange={({ target }) => change({ isOptional: target.checked })} />
          Optional
        </label>
        <b>{Number.isNaN(amount) ? '' : money(amount)}</b>
        <SmallButton aria-label={`Remove line ${number}`} onClick={remove}>
          <InboxIcon icon={X} />
        </SmallButton>
      </div>
    </Frame>
  );
}

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: ${space[3]} 0;
  border: 0;
  border-top: 1px solid ${color.rule};
  & > :has([name='description']),
  .choices {
    grid-column: 1 / -1;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[3]};
  }
  .choices select {
    width: auto;
    margin: 0;
  }
  .choices label {
    ${choiceLine}
  }
  b {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  p:empty {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: 3fr repeat(4, minmax(0, 1fr));
    & > :has([name='description']) {
      grid-column: auto;
    }
  }
`;
