import { createContext } from 'react';
import type { Opening } from '../../schema/opening-hours.ts';
import type { PlanFloor, PlanRoom } from './request/plan.ts';

/** What the inbox needs to know about the business. It comes with the page. */
export interface BusinessFacts {
  businessName: string;
  hours: readonly Opening[];
  /** The city of each zip code we serve. */
  cities: Readonly<Record<string, string>>;
  rooms: readonly PlanRoom[];
  floors: readonly PlanFloor[];
}

export const Business = createContext<BusinessFacts>({ businessName: '', hours: [], cities: {}, rooms: [], floors: [] });
