import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { choiceLine } from '#components/form/choice-line.ts';
import { Field, TextArea } from '#components/form/Field.tsx';
import { size, space } from '#components/theme.ts';
import { type QuoteLine, quoteLimits, quoteUnits } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { areaToBuy } from '#schema/rules/quote-totals.ts';
import { namesIn } from '#schema/rules/table.ts';
import { wastePercent } from '#visualizer/plan/areas.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { DecimalInput, quantityOf } from './DecimalInput.tsx';

const actions = { Copy, 'Move up': ArrowUp, 'Move down': ArrowDown, Remove: X } as const;
export type LineAction = keyof typeof actions;

interface LineFieldsProps {
  line: QuoteLine;
  /** Counted from 1. */
  number: number;
  errors: ReadonlyMap<string, string>;
  /** Whether material is taxed, and labor isn't. */
  isSplit: boolean;
  change: (changes: Partial<QuoteLine>) => void;
  act: (action: LineAction) => void;
}

/** Everything about one line of a quote. */
export function LineFields({ line, number, errors, isSplit, change, act }: LineFieldsProps) {
  const { description, quantity, unit, price, material, measured, isOptional } = line;
  /** What its switches turn on again. */
  const [usual] = useState({ waste: measured?.waste || wastePercent, box: measured?.box || Number.NaN });
  const switches = unit === 'sq ft' && (material !== 0 || measured) ? namesIn(usual) : [];
  const field = (name: string, label: string) => {
    return { form: `inbox-line-${number}`, name, label, error: errors.get(`lines.${number - 1}.${name}`) };
  };

  function measure(changes: Partial<NonNullable<QuoteLine['measured']>>) {
    const next = { area: quantity, waste: 0, box: 0, ...measured, ...changes };
    const isMore = next.waste > 0 || next.box !== 0;
    change({ measured: isMore ? next : undefined, quantity: areaToBuy(next.area, next.waste, next.box) });
  }

  return (
    <Frame>
      <Field {...field('description', 'Description')}>
        {(control) => (
          <TextArea
            {...control}
            rows={1 + Math.floor(description.length / 40)}
            value={description}
            maxLength={quoteLimits.description}
            onChange={({ target }) => change({ description: target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <DecimalField
        {...field('quantity', measured ? 'Measured' : 'Quantity')}
        value={measured?.area ?? quantity}
        onChange={(area) => (measured ? measure({ area }) : change({ quantity: area }))}
        read={quantityOf}
        {...(unit === 'sq ft' && { inputMode: 'text', placeholder: `15'6" x 20` })}
      />
      <ChoiceField
        {...field('unit', 'Unit')}
        choices={quoteUnits.map((each) => [each, each])}
        value={unit}
        choose={(chosen) => change({ unit: chosen, ...(measured && { measured: undefined, quantity: measured.area }) })}
      />
      <DecimalField {...field('price', 'Price in $')} value={price} onChange={(value) => change({ price: value })} />
      {isSplit && (
        <DecimalField
          {...field('material', 'Material in %')}
          value={100 * (material ?? Number.NaN)}
          onChange={(share) => change({ material: Number.isNaN(share) ? undefined : share / 100 })}
        />
      )}
      {measured && measured.box !== 0 && (
        <DecimalField {...field('measured.box', 'Sq ft a box')} value={measured.box} onChange={(box) => measure({ box })} />
      )}
      <div className="choices">
        {switches.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={Boolean(measured && measured[name] !== 0)}
              onChange={({ target }) => measure({ [name]: target.checked ? usual[name] : 0 })}
            />
            <span>{name === 'waste' ? `${usual.waste}% extra for cuts` : 'Full boxes'}</span>
          </label>
        ))}
        <label>
          <input type="checkbox" checked={isOptional} onChange={({ target }) => change({ isOptional: target.checked })} />
          Optional
        </label>
        <span role="status">{measured && quantity > 0 && toBuy(quantity, measured.box)}</span>
      </div>
      <ButtonRow>
        {namesIn(actions).map((action) => (
          <SmallButton key={action} aria-label={`${action} line ${number}`} onClick={() => act(action)}>
            <InboxIcon icon={actions[action]} />
          </SmallButton>
        ))}
      </ButtonRow>
    </Frame>
  );
}

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;
type DecimalFieldProps = FieldProps &
  Pick<ComponentProps<typeof DecimalInput>, 'value' | 'onChange' | 'read' | 'inputMode' | 'placeholder'>;

function DecimalField({ form, name, label, error, ...input }: DecimalFieldProps) {
  return (
    <Field form={form} name={name} label={label} error={error}>
      {(control) => <DecimalInput {...control} {...input} />}
    </Field>
  );
}

function toBuy(quantity: number, box: number): string {
  return `${grouped(quantity / 100)} sq ft to buy${box > 0 ? `, ${grouped(quantity / box)} boxes` : ''}`;
}

/** A line while it's closed. */
export function describeLine({ quantity, unit, price, material = -1, isOptional }: QuoteLine): string {
  const part = material === 100 ? 'material' : material === 0 ? 'labor' : material > 0 && `${material}% material`;
  const count = unit === 'lump sum' && quantity === 100 ? unit : `${grouped(quantity / 100)} ${unit} x ${money(price)}`;
  return [count, part, isOptional && 'optional'].filter(Boolean).join(', ');
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.4rem, 1fr));
  align-items: start;
  gap: ${space[2]};
  padding-bottom: ${space[3]};
  & > :has([name='description']),
  .choices,
  & > :last-child {
    grid-column: 1 / -1;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
  }
  .choices label {
    ${choiceLine}
  }
  [role='status'] {
    font-size: ${size.small};
  }
  p:empty {
    display: none;
  }
`;
