/** What a quote starts with. */

import type { Plan, SentRoom } from '#schema/api/plan.ts';
import type { Quote, QuoteLine, QuoteVersion } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { type Language, readLanguage } from '#schema/rules/language.ts';
import { areaToBuy, percentOf } from '#schema/rules/quote-totals.ts';
import { mapTable } from '#schema/rules/table.ts';
import { isAngled, patternWaste, wastePercent } from '#visualizer/plan/areas.ts';
import type { BusinessFacts, QuoteFacts } from '../../business.ts';
import { findFloor, type PlanFloor } from './floors.ts';

const words = {
  en: { material: 'material with extra for cuts', installation: 'installation' },
  es: { material: 'material, con extra para cortes', installation: 'instalación' },
};
const common = { unit: 'sq ft', isOptional: false } as const;

/** A draft: the plan's rooms at their floors' prices, or the service at its lowest price. */
export function prefillQuote(request: StoredRequest, { cities, floors, quoteFacts }: BusinessFacts, now: number): Quote {
  const { fullName, zipCode, serviceNeeded, plan, state } = request;
  const { minimum, taxRate, deposit, start, depositLink, startsInDays, holdsDays, excluded, terms, perDay } = quoteFacts;
  const language = readLanguage(request.language);
  const rooms = plan ? planLines(plan.rooms, floors, language) : [];
  const planned = plan ? [...rooms, ...extraLines(plan, quoteFacts)] : [];
  const { low = 0, material } = quoteFacts.prices[serviceNeeded] ?? {};
  const description = fieldText('serviceNeeded', serviceNeeded, language);
  const area = rooms.reduce((sum, { material, quantity }) => sum + (material === 0 ? quantity / 100 : 0), 0);
  const dayIn = (days: number) => dateText(dateOf(now) + days * dayMs);
  return {
    language,
    business: [quoteFacts.business, quoteFacts.insurance[language]].filter(Boolean).join(', '),
    customer: fullName,
    place: [state.visit?.address, cities[zipCode], zipCode].filter(Boolean).join(', '),
    lines: planned.length > 0 ? planned : [{ ...common, description, quantity: 100, price: low, material }],
    minimum,
    discount: 0,
    percentOff: 0,
    taxed: quoteFacts.taxedByService[serviceNeeded] ?? quoteFacts.taxed,
    taxRate,
    deposit,
    ...(start > 0 && { start }),
    ...(depositLink && { depositLink }),
    days: Math.max(1, Math.ceil(area / (perDay || area))),
    earliestStart: dayIn(startsInDays),
    validUntil: dayIn(holdsDays),
    excluded: excluded[language],
    terms: terms[language],
    notes: '',
  };
}

/** A change of what was signed: the options that were chosen are part of it. */
export function changeOf({ number, quote, signature }: QuoteVersion, { validUntil, earliestStart }: Quote): Quote {
  const lines = quote.lines.map((line, index) => ({
    ...line,
    isOptional: line.isOptional && !signature?.options.includes(index),
  }));
  return { ...quote, lines, validUntil, earliestStart, changes: number };
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
  return [...services, ...extras].map(({ item, unit, low, high, material }) => {
    const description = item[readLanguage(language)];
    return { ...common, description, quantity: 100 * (quantities[unit] || 1), unit, material, price: low, high };
  });
}

/** A line of material for each floor, so that boxes are rounded up once, and one of labor for each room. */
function planLines(rooms: readonly SentRoom[], floors: readonly PlanFloor[], language: Language): QuoteLine[] {
  const { material: bought, installation } = words[language];
  const sized = rooms.flatMap(({ room, width, length, ...planned }) => {
    const floor = findFloor(floors, planned.floor);
    return floor && width && length ? [{ room, floor, planned, quantity: 100 * width * length }] : [];
  });
  const material = [...new Set(sized.map(({ floor }) => floor))].map((floor): QuoteLine => {
    const laid = sized.filter((each) => each.floor === floor);
    const wastes = laid.map(({ planned }) => wastePercent + patternWaste(planned));
    const isSame = new Set(wastes).size === 1;
    // With different patterns, what is measured has its waste already.
    const area = laid.reduce((sum, { quantity }, index) => sum + areaToBuy(quantity, isSame ? 0 : (wastes[index] ?? 0)), 0);
    const measured = { area, waste: isSame ? (wastes[0] ?? 0) : 0, box: Math.round(100 * (floor.boxSqFt ?? 0)) };
    const description = `${laid[0]?.planned.floor}, ${bought}`;
    const quantity = areaToBuy(area, measured.waste, measured.box);
    return { ...common, material: 100, description, quantity, measured, price: Math.round(100 * floor.pricePerSqFt) };
  });
  const labor = sized.map(({ room, floor: { installationPerSqFt, patternLabor }, planned, quantity }): QuoteLine => {
    const more = isAngled(planned) ? patternLabor[planned.pattern === 'herringbone' ? 'herringbone' : 'diagonal'] : 0;
    const price = percentOf(Math.round(100 * installationPerSqFt), 100 + more);
    return { ...common, material: 0, description: `${room}: ${installation}`, quantity, price };
  });
  return [...material, ...labor];
}

/** What the customer expects besides, at the price they saw. Material has its waste already. */
function extraLines({ extras = [], link }: Plan, { levelingMaterial }: QuoteFacts): QuoteLine[] {
  const ids = new URLSearchParams(link.slice(1)).get('extras')?.split('.') ?? [];
  return extras.flatMap(({ name, dollars }, index) => {
    const material = ids[index] === 'leveling' ? levelingMaterial : 0;
    const line = {
      ...common,
      unit: 'lump sum',
      description: name,
      quantity: 100,
      price: Math.round(100 * dollars),
      material,
    } as const;
    return ids[index] === 'waste' ? [] : [line];
  });
}
