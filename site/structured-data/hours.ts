import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Opening } from '#schema/rules/business-time.ts';
import { weekdays } from '#schema/rules/opening-hours.ts';

export function describeOpening({ days, opens, closes }: Opening): OpeningHoursSpecification {
  const dayOfWeek = weekdays.filter((_, day) => days.includes(day)).map((day): DayOfWeek => `https://schema.org/${day}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: formatTime(opens), closes: formatTime(closes) };
}

/** Turns minutes since midnight into '18:00'. */
function formatTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
