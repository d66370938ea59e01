/** What a quote starts with, and what a job's record takes from it. */
import { dateOf, dateText } from '../../../schema/business-time.ts';
import { dayMs } from '../../../schema/duration.ts';
import type { Job, jobFloors } from '../../../schema/job.ts';
import { type Language, readLanguage } from '../../../schema/language.ts';
import type { Quote, QuoteLine } from '../../../schema/quote.ts';
import { areaToBuy, quoteTotals } from '../../../schema/quote-totals.ts';
import { fieldText } from '../../../schema/request-fields/words.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { isAngled, patternWaste, wastePercent } from '../../../visualizer/plan/areas.ts';
import type { BusinessFacts, QuoteFacts } from '../../business.ts';
import { findNamed, type PlanFloor } from '../plan/plan.ts';

const words = {
  en: { material: 'material with extra for cuts', installation: 'installation', minimum: 'Minimum charge' },
  es: { material: 'material, con extra para cortes', installation: 'instalación', minimum: 'Cargo mínimo' },
};
const common = { unit: 'sq ft', isOptional: false, isTaxed: false } as const;
const lumpSum = { quantity: 100, unit: 'lump sum', isOptional: false, isTaxed: false } as const;

type Prefilled = Pick<StoredRequest, 'fullName' | 'zipCode' | 'serviceNeeded' | 'plan' | 'language'> & {
  state: Pick<StoredRequest['state'], 'visit'>;
};
type Floor = Pick<PlanFloor, 'name' | 'spanishName' | 'pricePerSqFt' | 'installationPerSqFt' | 'patternLabor' | 'boxSqFt'>;
type Facts = Pick<BusinessFacts, 'cities' | 'quoteFacts'> & { floors: readonly Floor[] };

/** A draft: the plan's rooms at their floors' prices, or the service at its lowest price. */
export function prefillQuote(request: Prefilled, { cities, floors, quoteFacts }: Facts, now: number): Quote {
  const { fullName, zipCode, serviceNeeded, plan, state } = request;
  const language = readLanguage(request.language);
  const planned = plan?.rooms.flatMap((room) => roomLines(room, floors, language)) ?? [];
  const price = quoteFacts.prices[serviceNeeded]?.low ?? 0;
  const description = fieldText('serviceNeeded', serviceNeeded, language);
  const lines = planned.length > 0 ? planned : [{ ...common, description, quantity: 100, price }];
  const missing = quoteFacts.minimum - quoteTotals({ lines, discount: 0, taxRate: 0, deposit: 0 }, []).subtotal;
  const dayIn = (days: number) => dateText(dateOf(now) + days * dayMs);
  return {
    language,
    customer: fullName,
    place: [state.visit?.address, cities[zipCode], zipCode].filter(Boolean).join(', '),
    lines:
      missing > 0 && planned.length > 0
        ? [...lines, { ...lumpSum, description: words[language].minimum, price: missing }]
        : lines,
    discount: 0,
    taxRate: quoteFacts.taxRate,
    deposit: quoteFacts.deposit,
    ...(quoteFacts.depositLink && { depositLink: quoteFacts.depositLink }),
    days: 1,
    earliestStart: dayIn(quoteFacts.startsInDays),
    validUntil: dayIn(quoteFacts.holdsDays),
    excluded: quoteFacts.excluded[language],
    terms: quoteFacts.terms[language],
    notes: '',
  };
}

/** Lines to add with a tap: the cost guide's extras for all rooms, each at its lowest price, with the highest beside it. */
export function readyLines(
  { plan, language }: Pick<Prefilled, 'plan' | 'language'>,
  { extras }: QuoteFacts,
): (QuoteLine & { high: number })[] {
  const rooms = plan?.rooms ?? [];
  const sum = (measure: (width: number, length: number) => number) =>
    rooms.reduce((total, { width = 0, length = 0 }) => total + measure(width, length), 0);
  const counts = { 'sq ft': sum((width, length) => width * length), 'linear ft': sum((width, length) => 2 * (width + length)) };
  const quantities = { ...counts, each: rooms.length, hour: 1, 'lump sum': 1 };
  return extras.map(({ item, unit, low, high }) => {
    const quantity = 100 * (quantities[unit] || 1);
    return { description: item[readLanguage(language)], quantity, unit, price: low, high, isOptional: false, isTaxed: false };
  });
}

function roomLines(
  { room, width, length, floor: floorName, ...layout }: NonNullable<Prefilled['plan']>['rooms'][number],
  floors: readonly Floor[],
  language: Language,
): QuoteLine[] {
  const floor = findNamed(floors, floorName);
  if (!floor || !width || !length) return [];
  const area = 100 * width * length;
  const waste = wastePercent + patternWaste(layout);
  const labor = isAngled(layout) ? floor.patternLabor[layout.pattern === 'herringbone' ? 'herringbone' : 'diagonal'] : 0;
  const say = words[language];
  const material = areaToBuy(area, waste, Math.round(100 * (floor.boxSqFt ?? 0)));
  const price = Math.round(100 * floor.pricePerSqFt);
  return [
    { ...common, isTaxed: true, description: `${room}: ${floorName}, ${say.material}`, quantity: material, price },
    {
      ...common,
      description: `${room}: ${say.installation}`,
      quantity: area,
      price: Math.round(floor.installationPerSqFt * (100 + labor)),
    },
  ];
}

const floorOf: Partial<Record<string, (typeof jobFloors)[number]>> = {
  ...{ hardwood: 'hardwood', lvp: 'lvp', tile: 'tile', laminate: 'laminate', carpet: 'carpet', repair: 'refinishing' },
};

/** What a signed quote and its work days say about the finished job. */
export function jobFromQuote({
  serviceNeeded,
  state,
}: {
  serviceNeeded: string;
  state: Pick<StoredRequest['state'], 'quote'>;
}): Partial<Job> {
  const signed = state.quote?.versions.find(({ signature }) => signature);
  if (!signed?.signature) return {};
  const { quote, signature } = signed;
  const counted = quote.lines.filter(
    ({ unit, isOptional }, index) => unit === 'sq ft' && (!isOptional || signature.options.includes(index)),
  );
  // Material and labor of a room are two lines of about the same area; material has the waste.
  const labor = counted.filter(({ isTaxed }) => !isTaxed);
  const area = (labor.length > 0 ? labor : counted).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    floor: floorOf[serviceNeeded] ?? 'other',
    daysOnSite: quote.days,
    price: Math.round(signature.total / 100),
    ...(area > 0 && { squareFeet: Math.round(area / 100) }),
    ...(state.quote?.work && { finishedOn: state.quote.work.last }),
  };
}
