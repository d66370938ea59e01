import { createContext } from 'react';
import type { AnswerTimes } from '../schema/business-time.ts';
import type { Language } from '../schema/language.ts';
import type { PlanFloor, PlanRoom } from './request/plan/plan.ts';

/** What the inbox needs to know about the business. It comes with the page. */
export interface BusinessFacts {
  businessName: string;
  hours: AnswerTimes;
  /** e.g. '24 hours'. */
  promisedContact: Readonly<Record<Language, string>>;
  /** The city of each zip code we serve. */
  cities: Readonly<Record<string, string>>;
  /** The names of pages, by slug. */
  pageNames: Readonly<Record<'service' | 'city' | 'article' | 'guide' | 'page', Readonly<Record<string, string>>>>;
  rooms: readonly PlanRoom[];
  floors: readonly PlanFloor[];
}

export const Business = createContext<BusinessFacts>({
  businessName: '',
  hours: { weekly: [], holidays: [], answerMinutes: 0, promisedHours: 0, crews: 1 },
  promisedContact: { en: '', es: '' },
  cities: {},
  pageNames: { service: {}, city: {}, article: {}, guide: {}, page: {} },
  rooms: [],
  floors: [],
});
