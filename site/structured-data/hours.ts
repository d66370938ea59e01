import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { openingOf, weekdays } from '#schema/rules/opening-hours.ts';

/** Parses hours such as 'Monday to Friday 7AM-6PM', or throws. */
export function parseOpeningHours(text: string): OpeningHoursSpecification {
  const { days, opens, closes } = openingOf(text);
  const dayOfWeek = weekdays.filter((_, day) => days.includes(day)).map((day): DayOfWeek => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: formatTime(opens), closes: formatTime(closes) };
}

/** Turns minutes since midnight into '18:00'. */
function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
