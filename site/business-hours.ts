import type { OpeningTimes } from '#schema/rules/business-time.ts';
import { openingOf } from '#schema/rules/opening-hours.ts';
import { business } from './business.ts';
import { factOpening, facts, factText, factValue } from './read/facts.ts';

/** When the business is open, for visits and work, and for the Worker. */
export const businessHours: OpeningTimes = {
  weekly: ['open.weekdays', 'open.saturday'].map((name) => openingOf(factOpening(name))),
  holidays: business.holidays,
  crews: factValue('open.crews'),
};

/** The form promises an answer within this many hours, whether we're open or not. */
export const promisedHours = factValue('answer.promised');

/** Who can go to a visit or a job. */
export const crewNames = Object.keys(facts.crew ?? {}).map((name) => factText(`crew.${name}`, 'en'));
