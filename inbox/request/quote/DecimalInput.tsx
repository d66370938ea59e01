import { type ComponentProps, useState } from 'react';
import { Input } from '#components/form/Field.tsx';
import { parseSquareFeet } from '#schema/rules/area.ts';
import { parseNumber } from '#schema/rules/typed-number.ts';

interface DecimalInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** In hundredths; NaN while what is typed isn't a number. */
  value: number;
  onChange: (hundredths: number) => void;
  /** What may stand beside the number. */
  sign?: '$' | '%';
  /** What is typed, in hundredths, and the other way. */
  read?: (text: string, sign: '$' | '%') => number;
  write?: (hundredths: number) => string;
}

/** An amount with at most two decimals, such as dollars, which never becomes a fraction. */
export function DecimalInput({
  value,
  onChange,
  sign = '$',
  read = hundredthsOf,
  write = decimalText,
  ...control
}: DecimalInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <Input
      inputMode="decimal"
      {...control}
      autoComplete="off"
      // Another number takes its place without a key more.
      onFocus={({ target }) => target.select()}
      value={Object.is(read(typed, sign), value) ? typed : write(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value, sign));
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

/** A rate has up to three decimals, such as 8.875%. */
export function rateOf(text: string): number {
  const [, whole, part = ''] = /^\s*(\d{1,2})(?:[.,](\d{1,3}))?\s*%?\s*$/.exec(text) ?? [];
  return whole === undefined ? Number.NaN : Math.round(1000 * Number(`${whole}.${part}`)) / 10;
}

/** A quantity can be a sum or a product, such as 310 * 1.1 or 15'6" x 20' + 8 x 10. */
export function quantityOf(text: string): number {
  const number = parseSquareFeet(text);
  return number === null ? Number.NaN : Math.round(100 * number);
}

export function decimalText(hundredths: number): string {
  if (Number.isNaN(hundredths)) return '';
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}
