import { createContext } from 'react';
import type { Opening } from '../../schema/opening-hours.ts';
import type { DrawnFloor, DrawnRoom } from './request/plan-view.ts';

/** What the inbox knows of the business; comes with the page. */
export interface Shop {
  businessName: string;
  hours: readonly Opening[];
  /** City by zip code, where the business serves it. */
  cities: Readonly<Record<string, string>>;
  rooms: readonly DrawnRoom[];
  floors: readonly DrawnFloor[];
}

export const ShopFacts = createContext<Shop>({ businessName: '', hours: [], cities: {}, rooms: [], floors: [] });
