import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { openingOf } from '#schema/rules/opening-hours.ts';

/** In the order of Date.getDay(). */
const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Parses hours such as 'Monday to Friday 7AM-6PM', or throws. */
export function parseOpeningHours(text: string): OpeningHoursSpecification {
  const { days, opens, closes } = openingOf(text);
  return describeHours(
    week.filter((_, day) => days.includes(day)),
    formatTime(opens),
    formatTime(closes),
  );
}

/** Open day and night, in schema.org's terms. */
export const aroundTheClock = describeHours(week, '00:00', '23:59');

function describeHours(days: readonly (typeof week)[number][], opens: string, closes: string): OpeningHoursSpecification {
  const dayOfWeek: DayOfWeek[] = days.map((day): DayOfWeek => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/** Turns minutes since midnight into '18:00'. */
function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
