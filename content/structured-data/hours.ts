import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { openingOf } from '../../schema/opening-hours.ts';

/** As schema.org has them, from 0. */
const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Reads hours as pages show them, e.g. 'Monday to Friday 7AM-6PM'. Throws on words it does not understand. */
export function openingHours(text: string): OpeningHoursSpecification {
  const { days, opens, closes } = openingOf(text);
  return hoursOn(
    week.filter((_, day) => days.includes(day)),
    clock(opens),
    clock(closes),
  );
}

/** Open day and night, as schema.org says it. */
export const aroundTheClock = hoursOn(week, '00:00', '23:59');

function hoursOn(days: readonly (typeof week)[number][], opens: string, closes: string): OpeningHoursSpecification {
  const dayOfWeek: DayOfWeek[] = days.map((day): DayOfWeek => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** Minutes since midnight as '18:00'. */
function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
