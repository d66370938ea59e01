/** Amounts and opening hours in words. */
import type { Amount, OpeningFact, Unit } from '#schema/content/facts.ts';
import type { Language } from '#schema/rules/language.ts';

/** '$5-10', '3-7 days' or '30%'. */
export function amountText(amount: Amount, language: Language): string {
  const { high, unit } = amount;
  const numbers = numberText(amount);
  if (unit === 'dollars') return `$${numbers}`;
  if (unit === 'percent') return `${numbers}%`;
  if (unit === '°F') return `${numbers} °F`;
  if (unit === 'count') return numbers;
  return `${numbers} ${unitWords[unit][language][high === 1 ? 0 : 1]}`;
}

/** '5-10', '1,500-3,000' or '30'. Dollars have cents if they need them. */
export function numberText({ low, high, unit }: Amount): string {
  return [...new Set([low, high])].map((value) => formatNumber(value, unit === 'dollars')).join('-');
}

/** For use in a sentence: 'Monday to Friday 7AM-6PM', 'lunes a viernes de 7AM a 6PM', or 'sábados de 8AM a 4PM'. */
export function openingText({ first, last, opens, closes }: OpeningFact, language: Language): string {
  if (language === 'en') return `${last ? `${first} to ${last}` : first} ${opens}-${closes}`;
  const days = last ? `${spanishDays[first]} a ${spanishDays[last]}` : spanishDays[first].replace(/o$/, 'os');
  return `${days} de ${opens} a ${closes}`;
}

function formatNumber(value: number, isMoney: boolean): string {
  const rounded = Math.round(value * 100) / 100;
  const minimumFractionDigits = isMoney && !Number.isInteger(rounded) ? 2 : 0;
  return rounded.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits: 2 });
}

const unitWords: Record<Exclude<Unit, 'dollars' | 'percent' | '°F' | 'count'>, Record<Language, [one: string, many: string]>> = {
  minutes: { en: ['minute', 'minutes'], es: ['minuto', 'minutos'] },
  hours: { en: ['hour', 'hours'], es: ['hora', 'horas'] },
  days: { en: ['day', 'days'], es: ['día', 'días'] },
  'business days': { en: ['business day', 'business days'], es: ['día hábil', 'días hábiles'] },
  weeks: { en: ['week', 'weeks'], es: ['semana', 'semanas'] },
  months: { en: ['month', 'months'], es: ['mes', 'meses'] },
  years: { en: ['year', 'years'], es: ['año', 'años'] },
};

const spanishDays = {
  Sunday: 'domingo',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
};
