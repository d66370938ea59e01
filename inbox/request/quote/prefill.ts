/** What a quote starts with. */

import type { Plan } from '#schema/api/plan.ts';
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

/** A draft: the plan's rooms at their floors' prices. Without a plan, it has no lines yet. */
export function prefillQuote(request: StoredRequest, { cities, floors, quoteFacts }: BusinessFacts, now: number): Quote {
  const { fullName, serviceNeeded, plan, state } = request;
  const { minimum, taxRate, deposit, start, depositLink, startsInDays, holdsDays, excluded, terms } = quoteFacts;
  const language = readLanguage(request.language);
  const rooms = plan ? roomLines(roomsOf(plan, floors), language) : [];
  const dayIn = (days: number) => dateText(dateOf(now) + days * dayMs);
  return {
    language,
    business: quoteFacts.business,
    customer: fullName,
    place: placeIn(townOf(request, { cities }), state.visit?.address ?? ''),
    lines: plan ? [...rooms, ...extraLines(plan, quoteFacts)] : [],
    minimum,
    discount: 0,
    percentOff: 0,
    taxed: quoteFacts.taxedByService[serviceNeeded] ?? quoteFacts.taxed,
    taxRate,
    deposit,
    ...(start > 0 && { start }),
    ...(depositLink && { depositLink }),
    days: daysOf(rooms, quoteFacts),
    earliestStart: dayIn(startsInDays),
    validUntil: dayIn(holdsDays),
    excluded: excluded[language],
    terms: terms[language],
    notes: '',
  };
}

/** The city and zip code of a request. A quote needs the street, too, before it's sent. */
export function townOf({ zipCode }: StoredRequest, { cities }: Pick<BusinessFacts, 'cities'>): string {
  return [cities[zipCode], zipCode].filter(Boolean).join(', ');
}

/** A street in that town, unless it says itself where it is. */
export function placeIn(town: string, street: string): string {
  return [street, /\b\d{5}\s*$/.test(street) ? '' : town].filter(Boolean).join(', ');
}

/** A change of what was signed: the options that were chosen are part of it. */
export function changeOf({ number, quote, signature }: QuoteVersion, { validUntil, earliestStart }: Quote): Quote {
  const lines = quote.lines.map((line, index) => ({
    ...line,
    isOptional: line.isOptional && !signature?.options.includes(index),
  }));
  return { ...quote, lines, validUntil, earliestStart, changes: number };
}

/**
 * Lines to add with a tap: services and the cost guide's extras for all rooms, or else all that the quote has measured, each at its lowest
 * price, with the highest beside it. A quantity that nobody knows is NaN.
 */
export function readyLines(
  { plan, language }: StoredRequest,
  { prices, extras }: QuoteFacts,
  lines: readonly QuoteLine[] = [],
): (QuoteLine & { high: number })[] {
  const rooms = plan?.rooms ?? [];
  const sizes = {
    'sq ft': rooms.reduce((total, { width = 0, length = 0, area = width * length }) => total + area, 0),
    'linear ft': rooms.reduce((total, { width = 0, length = 0 }) => total + 2 * (width + length), 0),
  };
  const measured = lines.reduce((total, line) => total + (line.measured?.area ?? 0), 0) / 100;
  const quantities = { ...sizes, 'sq ft': sizes['sq ft'] || measured, each: rooms.length || 1, hour: 1, 'lump sum': 1 };
  const services = Object.entries(prices).flatMap(([service, price]) => {
    const item = mapTable({ en: '', es: '' }, (_, each) => fieldText('serviceNeeded', service, each));
    return price ? [{ item, unit: 'sq ft' as const, ...price }] : [];
  });
  return [...services, ...extras].map(({ item, unit, low, high, material }) => {
    const description = item[readLanguage(language)];
    return { ...common, description, quantity: 100 * (quantities[unit] || Number.NaN), unit, material, price: low, high };
  });
}

/** So much of a floor, or of the service at its lowest price. */
export function startQuote(
  { serviceNeeded, language: spoken }: StoredRequest,
  floor: PlanFloor | undefined,
  quantity: number,
  facts: QuoteFacts,
): Pick<Quote, 'lines' | 'days'> {
  const language = readLanguage(spoken);
  const { low = 0, material } = facts.prices[serviceNeeded] ?? {};
  const description = fieldText('serviceNeeded', serviceNeeded, language);
  const name = (language === 'es' && floor?.spanishName) || floor?.name || '';
  const planned = { floor: name, rotation: 0, pattern: 'straight' } as const;
  const lines = floor
    ? roomLines([{ room: name, floor, planned, quantity }], language)
    : [{ ...common, description, quantity, price: low, material }];
  return { lines, days: daysOf(lines, facts) };
}

/** Days of work for all that is laid or repaired. */
function daysOf(lines: readonly QuoteLine[], { perDay }: QuoteFacts): number {
  const area = lines.reduce((sum, { material, quantity }) => sum + (material === 100 ? 0 : quantity / 100), 0);
  return Math.max(1, Math.ceil(area / (perDay || area || 1)));
}

type Room = ReturnType<typeof roomsOf>[number];

/** Those with a size, in hundredths of a square foot, and with a floor that we have. */
function roomsOf({ rooms }: Pick<Plan, 'rooms'>, floors: readonly PlanFloor[]) {
  return rooms.flatMap(({ room, width = 0, length = 0, area = width * length, ...planned }) => {
    const floor = findFloor(floors, planned.floor);
    return floor && area > 0 ? [{ room, floor, planned, quantity: 100 * area }] : [];
  });
}

/** A line of material for each floor, so that boxes are rounded up once, and one of labor for each room. */
function roomLines(rooms: readonly Room[], language: Language): QuoteLine[] {
  const { material: bought, installation } = words[language];
  const material = [...new Set(rooms.map(({ floor }) => floor))].map((floor): QuoteLine => {
    const laid = rooms.filter((each) => each.floor === floor);
    const wastes = laid.map(({ planned }) => wastePercent + patternWaste(planned));
    const isSame = new Set(wastes).size === 1;
    // With different patterns, what is measured has its waste already.
    const area = laid.reduce((sum, { quantity }, index) => sum + areaToBuy(quantity, isSame ? 0 : (wastes[index] ?? 0)), 0);
    const measured = { area, waste: isSame ? (wastes[0] ?? 0) : 0, box: Math.round(100 * (floor.boxSqFt ?? 0)) };
    const description = `${laid[0]?.planned.floor}, ${bought}`;
    const quantity = areaToBuy(area, measured.waste, measured.box);
    return { ...common, material: 100, description, quantity, measured, price: Math.round(100 * floor.pricePerSqFt) };
  });
  const labor = rooms.map(({ room, floor: { installationPerSqFt, patternLabor }, planned, quantity }): QuoteLine => {
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
    const price = { price: Math.round(100 * dollars), material };
    return ids[index] === 'waste' ? [] : [{ ...common, ...price, unit: 'lump sum' as const, description: name, quantity: 100 }];
  });
}
