import { ArrowDown, ArrowUp, Copy, X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { choiceLine } from '#components/form/choice-line.ts';
import { Field, Select, TextArea } from '#components/form/Field.tsx';
import { from, size, space } from '#components/theme.ts';
import { type QuoteLine, quoteLimits, quoteUnits } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { areaToBuy } from '#schema/rules/quote-totals.ts';
import { namesIn } from '#schema/rules/table.ts';
import { wastePercent } from '#visualizer/plan/areas.ts';
import { InboxIcon } from '../../InboxIcon.tsx';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { DecimalInput, quantityOf } from './DecimalInput.tsx';

const actions = { Copy, 'Move up': ArrowUp, 'Move down': ArrowDown, Remove: X } as const;
export type LineAction = keyof typeof actions;
/** What a price is for, as a share of material. */
const kinds = { Material: 100, Labor: 0, 'Material and labor': undefined } as const;

type Decimal = ComponentProps<typeof DecimalInput>;

interface LineFieldsProps {
  line: QuoteLine;
  /** Counted from 1. */
  number: number;
  errors: ReadonlyMap<string, string>;
  change: (changes: Partial<QuoteLine>) => void;
  act: (action: LineAction) => void;
}

/** Everything about one line of a quote. */
export function LineFields({ line, number, errors, change, act }: LineFieldsProps) {
  const { description, quantity, unit, price, material, measured, isOptional } = line;
  /** What its switches turn on again. */
  const [usual] = useState({ waste: measured?.waste || wastePercent, box: measured?.box || Number.NaN });
  const kind = material === 100 ? 'Material' : material === 0 ? 'Labor' : 'Material and labor';
  const field = (name: string, label: string) => {
    return { form: `inbox-line-${number}`, name, label, error: errors.get(`lines.${number - 1}.${name}`) };
  };

  const decimal = (name: string, label: string, value: number, onChange: Decimal['onChange'], more: Partial<Decimal> = {}) => (
    <Field {...field(name, label)}>
      {(control) => <DecimalInput {...control} {...more} value={value} onChange={onChange} />}
    </Field>
  );

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
      {decimal(
        'quantity',
        measured ? 'Measured' : 'Quantity',
        measured?.area ?? quantity,
        (area) => (measured ? measure({ area }) : change({ quantity: area })),
        { read: quantityOf, ...(unit === 'sq ft' && { inputMode: 'text', placeholder: `15'6" x 20` }) },
      )}
      <Field {...field('unit', 'Unit')}>
        {(control) => (
          <Select
            {...control}
            value={unit}
            onChange={({ target }) => {
              const chosen = quoteUnits.find((each) => each === target.value) ?? unit;
              change({ unit: chosen, ...(measured && { measured: undefined, quantity: measured.area }) });
            }}
          >
            {quoteUnits.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
      {decimal('price', 'Price in $', price, (value) => change({ price: value }))}
      {unit === 'sq ft' && (material !== 0 || measured) && (
        <div className="choices">
          {namesIn(usual).map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={Boolean(measured && measured[name] !== 0)}
                onChange={({ target }) => measure({ [name]: target.checked ? usual[name] : 0 })}
              />
              <span>{name === 'waste' ? `${usual.waste}% extra for cuts` : 'Full boxes'}</span>
            </label>
          ))}
          {measured && measured.box !== 0 && (
            <div>{decimal('measured.box', 'Sq ft in a box', measured.box, (box) => measure({ box }))}</div>
          )}
          <span role="status">{measured && quantity > 0 && toBuy(quantity, measured.box)}</span>
        </div>
      )}
      <div className="choices">
        <Select
          aria-label="Material or labor"
          value={kind}
          onChange={({ target }) => change({ material: kinds[namesIn(kinds).find((each) => each === target.value) ?? kind] })}
        >
          {namesIn(kinds).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        {kind === 'Material and labor' && (
          <div>
            {decimal('material', 'Material in %', 100 * (material ?? Number.NaN), (share) =>
              change({ material: Number.isNaN(share) ? undefined : share / 100 }),
            )}
          </div>
        )}
        <label>
          <input type="checkbox" checked={isOptional} onChange={({ target }) => change({ isOptional: target.checked })} />
          Optional
        </label>
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
  grid-template-columns: repeat(3, minmax(0, 1fr));
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
  .choices label:has(input) {
    ${choiceLine}
  }
  .choices :is(select, [inputmode]) {
    width: auto;
    max-width: 13rem;
    margin: 0;
  }
  [role='status'] {
    font-size: ${size.small};
  }
  p:empty {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: 3fr repeat(3, minmax(0, 1fr));
    & > :has([name='description']) {
      grid-column: auto;
    }
  }
`;
