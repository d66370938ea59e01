import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const names: readonly string[] = week;

/** Reads hours as pages show them, e.g. 'Monday to Friday 7AM-6PM'. Throws on words it does not understand. */
export function openingHours(text: string): OpeningHoursSpecification {
  const [, first, last, opens, closes] = /^(\w+day)(?: to (\w+day))? (\d+[AP]M)-(\d+[AP]M)$/.exec(text) ?? [];
  const from = names.indexOf(first ?? '');
  const to = names.indexOf(last ?? first ?? '');
  if (from < 0 || to < from || opens === undefined || closes === undefined) {
    throw new Error(`content/business.ts has hours that structured data cannot say: '${text}'`);
  }
  return hoursOn(week.slice(from, to + 1), clock(opens), clock(closes));
}

/** Open day and night, as schema.org says it. */
export const aroundTheClock = hoursOn(week, '00:00', '23:59');

function hoursOn(days: readonly (typeof week)[number][], opens: string, closes: string): OpeningHoursSpecification {
  const dayOfWeek: DayOfWeek[] = days.map((day): DayOfWeek => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** '6PM' as '18:00'. */
function clock(text: string): string {
  const hour = (Number.parseInt(text, 10) % 12) + (text.endsWith('PM') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:00`;
}
