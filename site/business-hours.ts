import type { AnswerTimes } from '#schema/rules/business-time.ts';
import { openingOf } from '#schema/rules/opening-hours.ts';
import { business } from './business.ts';
import { factRange, facts, factText, factValue } from './read/facts.ts';

/** When the business is open and how soon it answers, for the inbox's clock, for visits, and for the Worker. */
export const businessHours: AnswerTimes = {
  weekly: [business.hours.weekdays, business.hours.saturday].map(openingOf),
  holidays: business.holidays,
  answerMinutes: factRange('answer.usual').high,
  promisedHours: factValue('answer.promised'),
  crews: factValue('open.crews'),
};

/** Who can go to a visit or a job. */
export const crewNames = Object.keys(facts.crew ?? {}).map((name) => factText(`crew.${name}`, 'en'));
