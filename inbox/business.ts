import { createContext, use } from 'react';
import type { QuoteUnit } from '#schema/api/quote.ts';
import type { OpeningTimes } from '#schema/rules/business-time.ts';
import type { Language } from '#schema/rules/language.ts';
import type { Taxed } from '#schema/rules/quote-totals.ts';
import type { OwnRequestWords } from '#schema/rules/words.ts';
import type { PlanFloor } from './request/quote/floors.ts';

/** What the inbox needs to know about the business. It comes with the page. */
export interface BusinessFacts {
  businessName: string;
  hours: OpeningTimes;
  /** The form promises an answer within this many hours. */
  promisedHours: number;
  /** Who can go. */
  crews: readonly string[];
  /** The city of each zip code we serve. */
  cities: Readonly<Record<string, string>>;
  quoteFacts: QuoteFacts;
  floors: readonly PlanFloor[];
  /** What a summary of a plan says. */
  planSummary: OwnRequestWords['attached']['plan'];
}

/** In cents. `material` is the percent of it that is material, where that is known. */
type ReadyPrice = Readonly<{ low: number; high: number; material?: number | undefined }>;

/** What a new quote starts with, in whole cents and hundredths of a percent. */
export interface QuoteFacts {
  /** Per square foot, by service. */
  prices: Readonly<Partial<Record<string, ReadyPrice>>>;
  extras: readonly (ReadyPrice & { item: Readonly<Record<Language, string>>; unit: QuoteUnit })[];
  /** Name, address and phone. */
  business: string;
  minimum: number;
  taxed: Taxed;
  taxedByService: Readonly<Partial<Record<string, Taxed>>>;
  levelingMaterial: number;
  perDay: number;
  taxRate: number;
  /** Percent. */
  deposit: number;
  depositLink?: string;
  holdsDays: number;
  startsInDays: number;
  /** Percent, due on the first day of work. */
  start: number;
  /** What the law wants to be said where an insurer pays; empty if it wants nothing. */
  claim: Readonly<Record<Language, string>>;
  excluded: Readonly<Record<Language, string>>;
  terms: Readonly<Record<Language, string>>;
}

/** The inbox is only shown within one. */
export const Business = createContext<BusinessFacts | null>(null);

export function useBusiness(): BusinessFacts {
  const facts = use(Business);
  if (!facts) throw new Error('The inbox is shown without its business.');
  return facts;
}
