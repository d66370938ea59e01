/** What a quote starts with. */

import type { Plan, SentRoom } from '#schema/api/plan.ts';
import type { Quote, QuoteLine, QuoteVersion } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { type Language, readLanguage } from '#schema/rules/language.ts';
import { areaToBuy, quoteTotals } from '#schema/rules/quote-totals.ts';
import { mapTable } from '#schema/rules/table.ts';
import { isAngled, patternWaste, wastePercent } from '#visualizer/plan/areas.ts';
import type { BusinessFacts, QuoteFacts } from '../../business.ts';
import { findFloor, type PlanFloor } from './floors.ts';

const words = {
  en: { material: 'material with extra for cuts', installation: 'installation', minimum: 'Minimum charge' },
  es: { material: 'material, con extra para cortes', installation: 'instalación', minimum: 'Cargo mínimo' },
};
const common = { unit: 'sq ft', isOptional: false, isTaxed: false } as const;

/** A draft: the plan's rooms at their floors' prices, or the service at its lowest price. */
export function prefillQuote(request: StoredRequest, { cities, floors, quoteFacts }: BusinessFacts, now: number): Quote {
  const { fullName, zipCode, serviceNeeded, plan, state } = request;
  const { taxRate, deposit, depositLink, startsInDays, holdsDays, excluded, terms } = quoteFacts;
  const language = readLanguage(request.language);
  const planned = plan ? [...plan.rooms.flatMap((room) => roomLines(room, floors, language)), ...extraLines(plan)] : [];
  const price = quoteFacts.prices[serviceNeeded]?.low ?? 0;
  const description = fieldText('serviceNeeded', serviceNeeded, language);
  const lines = planned.length > 0 ? planned : [{ ...common, description, quantity: 100, price }];
  const missing = quoteFacts.minimum - quoteTotals({ lines, discount: 0, taxRate: 0, deposit: 0 }, []).subtotal;
  const minimum = { ...common, unit: 'lump sum', description: words[language].minimum, quantity: 100, price: missing } as const;
  const dayIn = (days: number) => dateText(dateOf(now) + days * dayMs);
  return {
    language,
    business: [quoteFacts.business, quoteFacts.insurance[language]].filter(Boolean).join(', '),
    customer: fullName,
    place: [state.visit?.address, cities[zipCode], zipCode].filter(Boolean).join(', '),
    lines: missing > 0 && planned.length > 0 ? [...lines, minimum] : lines,
    discount: 0,
    taxRate,
    deposit,
    ...(depositLink && { depositLink }),
    days: 1,
    earliestStart: dayIn(startsInDays),
    validUntil: dayIn(holdsDays),
    excluded: excluded[language],
    terms: terms[language],
    notes: '',
  };
}

/** A change of what was signed: the options that were chosen are part of it, and the deposit is paid. */
export function changeOf({ number, quote, signature }: QuoteVersion, { validUntil, earliestStart }: Quote): Quote {
  const lines = quote.lines.map((line, index) => ({
    ...line,
    isOptional: line.isOptional && !signature?.options.includes(index),
  }));
  return { ...quote, lines, deposit: 0, validUntil, earliestStart, changes: number };
}

/** Lines to add with a tap: services and the cost guide's extras for all rooms, each at its lowest price, with the highest beside it. */
export function readyLines({ plan, language }: StoredRequest, { prices, extras }: QuoteFacts): (QuoteLine & { high: number })[] {
  const rooms = plan?.rooms ?? [];
  const sum = (measure: (width: number, length: number) => number) =>
    rooms.reduce((total, { width = 0, length = 0 }) => total + measure(width, length), 0);
  const sizes = { 'sq ft': sum((width, length) => width * length), 'linear ft': sum((width, length) => 2 * (width + length)) };
  const quantities = { ...sizes, each: rooms.length, hour: 1, 'lump sum': 1 };
  const services = Object.entries(prices).flatMap(([service, price]) => {
    const item = mapTable({ en: '', es: '' }, (_, each) => fieldText('serviceNeeded', service, each));
    return price ? [{ item, unit: 'sq ft' as const, ...price }] : [];
  });
  return [...services, ...extras].map(({ item, unit, low, high }) => {
    return {
      ...common,
      description: item[readLanguage(language)],
      quantity: 100 * (quantities[unit] || 1),
      unit,
      price: low,
      high,
    };
  });
}

function roomLines({ room, width, length, ...planned }: SentRoom, floors: readonly PlanFloor[], language: Language): QuoteLine[] {
  const floor = findFloor(floors, planned.floor);
  if (!floor || !width || !length) return [];
  const { material, installation } = words[language];
  const { pricePerSqFt, installationPerSqFt, patternLabor, boxSqFt = 0 } = floor;
  const quantity = 100 * width * length;
  const bought = areaToBuy(quantity, wastePercent + patternWaste(planned), Math.round(100 * boxSqFt));
  const labor = isAngled(planned) ? patternLabor[planned.pattern === 'herringbone' ? 'herringbone' : 'diagonal'] : 0;
  const [price, work] = [Math.round(100 * pricePerSqFt), Math.round(installationPerSqFt * (100 + labor))];
  return [
    { ...common, isTaxed: true, description: `${room}: ${planned.floor}, ${material}`, quantity: bought, price },
    { ...common, description: `${room}: ${installation}`, quantity, price: work },
  ];
}

/** What the customer expects besides, at the price they saw. Material has its waste already. */
function extraLines({ extras = [], link }: Plan): QuoteLine[] {
  const ids = new URLSearchParams(link.slice(1)).get('extras')?.split('.') ?? [];
  return extras
    .filter((_, index) => ids[index] !== 'waste')
    .map(({ name, dollars }) => {
      return { ...common, unit: 'lump sum', description: name, quantity: 100, price: Math.round(100 * dollars) };
    });
}
