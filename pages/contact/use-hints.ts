import { type SyntheticEvent, useState } from 'react';
import { zipIn } from '#schema/rules/zip.ts';

/** Five digits each, with spaces between them. */
interface AreaZips {
  inside: string;
  /** Around our area, where we often work, too. */
  edge: string;
}

/** What may be worth another look. Nothing of it keeps the form from being sent. */
export interface Hints {
  /** How many digits the phone number has, if not ten. */
  phone: number | null;
  zip: { code: string; place: 'edge' | 'outside' } | null;
}

const none: Hints = { phone: null, zip: null };

export function useHints(zips: AreaZips) {
  const [hints, setHints] = useState(none);

  /** On every change, and when a field is left: only then a phone number is complete. */
  function noteField({ target, type }: SyntheticEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (name === 'phone') setHints((before) => ({ ...before, phone: type === 'blur' ? oddDigits(value) : null }));
    if (name !== 'zipCode') return;
    const code = zipIn(value);
    const place = code === null ? 'inside' : placeOfZip(code, zips);
    setHints((before) => ({ ...before, zip: code === null || place === 'inside' ? null : { code, place } }));
  }

  return { hints, noteField };
}

/** Null for an American number, one from abroad, and one with an extension. */
function oddDigits(phone: string): number | null {
  const digits = phone.replace(/\D/g, '');
  return /^(?:1?\d{10})?$/.test(digits) || /[+a-z#]/i.test(phone) ? null : digits.length;
}

/** Where these five digits are. */
function placeOfZip(zip: string, { inside, edge }: AreaZips): 'inside' | 'edge' | 'outside' {
  if (inside.includes(zip)) return 'inside';
  return edge.includes(zip) ? 'edge' : 'outside';
}
