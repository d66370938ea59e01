import type { BusinessHours } from '../schema/business-time.ts';
import { openingOf } from '../schema/opening-hours.ts';
import { business } from './business.ts';

/** When the business is open, for the inbox's clock, for visits, and for the Worker. */
export const businessHours: BusinessHours = {
  weekly: [business.hours.weekdays, business.hours.saturday].map(openingOf),
  holidays: business.holidays,
};
