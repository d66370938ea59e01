import { type SyntheticEvent, useState } from 'react';

/** How many digits the phone number has, if not ten. It may be worth another look, but doesn't keep the form from being sent. */
export function usePhoneHint() {
  const [oddCount, setOddCount] = useState<number | null>(null);

  /** On every change, and when a field is left: only then a phone number is complete. */
  function notePhone({ target, type }: SyntheticEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return;
    setOddCount(type === 'blur' ? oddDigits(target.value) : null);
  }

  return { oddCount, notePhone };
}

/** Null for an American number, one from abroad, and one with an extension. */
function oddDigits(phone: string): number | null {
  const digits = phone.replace(/\D/g, '');
  return /^(?:1?\d{10})?$/.test(digits) || /[+a-z#]/i.test(phone) ? null : digits.length;
}
