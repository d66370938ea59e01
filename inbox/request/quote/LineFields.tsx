import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { Input, Select } from '../../../components/form/Field.tsx';
import { color, from, secondaryText, space } from '../../../components/theme.ts';
import { type QuoteLine, quoteLimits, quoteUnits } from '../../../schema/quote.ts';
import { money } from '../../../schema/quote-parts.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { SmallButton } from '../../SmallButton.tsx';
import { DecimalInput } from './DecimalInput.tsx';

interface LineFieldsProps {
  line: QuoteLine;
  /** Counted from 1. */
  number: number;
  amount: number;
  errors: Partial<Record<keyof QuoteLine, string>>;
  change: (changes: Partial<QuoteLine>) => void;
  remove: () => void;
}

/** One line of a quote. */
export function LineFields({ line, number, amount, errors, change, remove }: LineFieldsProps) {
  const messages = Object.values(errors);
  const control = (name: keyof QuoteLine) => ({
    id: `inbox-line-${number}-${name}`,
    'aria-invalid': errors[name] ? (true as const) : undefined,
    'aria-describedby': `inbox-line-${number}`,
  });
  return (
    <Frame>
      <legend className="unseen">{`Line ${number}`}</legend>
      <div className="wide">
        <label htmlFor={control('description').id}>Description</label>
        <Input
          {...control('description')}
          value={line.description}
          maxLength={quoteLimits.description}
          autoComplete="off"
          onChange={({ target }) => change({ description: target.value })}
        />
      </div>
      <div>
        <label htmlFor={control('quantity').id}>Quantity</label>
        <DecimalInput {...control('quantity')} value={line.quantity} onChange={(quantity) => change({ quantity })} />
      </div>
      <div>
        <label htmlFor={control('unit').id}>Unit</label>
        <Select
          {...control('unit')}
          value={line.unit}
          onChange={({ target }) => change({ unit: quoteUnits.find((unit) => unit === target.value) ?? line.unit })}
        >
          {quoteUnits.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor={control('price').id}>Price in $</label>
        <DecimalInput {...control('price')} value={line.price} onChange={(price) => change({ price })} />
      </div>
      <div className="wide choices">
        <label>
          <input type="checkbox" checked={line.isOptional} onChange={({ target }) => change({ isOptional: target.checked })} />
          Optional
        </label>
        <label>
          <input type="checkbox" checked={line.isTaxed} onChange={({ target }) => change({ isTaxed: target.checked })} />
          Taxed
        </label>
        <b>{Number.isNaN(amount) ? '' : money(amount)}</b>
        <SmallButton aria-label={`Remove line ${number}`} onClick={remove}>
          <InboxIcon icon={X} />
        </SmallButton>
      </div>
      <p id={`inbox-line-${number}`} className="wide">
        {messages.join('. ')}
      </p>
    </Frame>
  );
}

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: ${space[3]} 0;
  border: 0;
  border-top: 1px solid ${color.rule};
  .wide {
    grid-column: 1 / -1;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
  }
  .choices label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
  }
  b {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  p {
    ${secondaryText}
    color: ${color.signal};
  }
  p:empty {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: 3fr repeat(3, minmax(0, 1fr));
    .wide:not(.choices, p) {
      grid-column: auto;
    }
  }
`;
