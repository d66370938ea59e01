import { cleanLine } from './clean.ts';

/**
 * The number in '1,200', '1 200', '1,234.50', '1.234,50', '8.5', '8,50', or '.5'; null for anything else. A mark before one or two last
 * digits is a decimal mark, whatever the keyboard has. '1.200' could be either, so it's no number.
 */
export function parseNumber(typed: string): number | null {
  const [, whole = '', mark = '', part = ''] = /^(.*?)(?:([.,٫])(\d{0,2}))?$/.exec(cleanLine(typed)) ?? [];
  const [isWhole, group] = /^(?:\d*|[1-9]\d{0,2}(?:([,. ])\d{3})(?:\1\d{3})*)$/.exec(whole) ?? [];
  const isUnclear = group !== undefined && (group === mark || (group === '.' && mark === '' && whole.length < 8));
  if (isWhole === undefined || isUnclear || whole + part === '') return null;
  return Number(`${whole.replace(/\D/g, '')}.${part}`);
}
