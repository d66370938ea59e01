import { type ComponentProps, useState } from 'react';
import { Input } from '#components/form/Field.tsx';
import { parseNumber } from '#schema/rules/typed-number.ts';

interface DecimalInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** In hundredths; NaN while what is typed isn't a number. */
  value: number;
  onChange: (hundredths: number) => void;
  /** What may stand beside the number. */
  sign?: '$' | '%';
}

/** An amount with at most two decimals, such as dollars, which never becomes a fraction. */
export function DecimalInput({ value, onChange, sign = '$', ...control }: DecimalInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      value={Object.is(hundredthsOf(typed, sign), value) ? typed : decimalText(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(hundredthsOf(target.value, sign));
      }}
    />
  );
}

export function hundredthsOf(text: string, sign: '$' | '%' = '$'): number {
  const [amount = '', ...others] = text
    .replace(/^\s*-/, '')
    .split(sign)
    .filter((part) => part.trim() !== '');
  const number = others.length > 0 ? null : parseNumber(amount);
  return number === null ? Number.NaN : (/^\s*-/.test(text) ? -1 : 1) * Math.round(100 * number);
}

export function decimalText(hundredths: number): string {
  if (Number.isNaN(hundredths)) return '';
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}
