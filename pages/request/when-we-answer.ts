import { type BusinessHours, dateOf, openingsOn, timeOn, timeZone } from '#schema/rules/business-time.ts';
import { dayMs, hourMs } from '#schema/rules/duration.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { describeDayAt } from '#schema/rules/visit-windows.ts';
import type { OwnRequestWords } from '#schema/rules/words.ts';

/** With less than this many milliseconds left today, we may not get to a request until the next day. */
const enoughTime = hourMs;
/** The most days the search looks ahead. No business is closed for longer. */
const horizon = 30;

/** When a request sent now is answered, by the opening hours: "We're open until 6 PM today, so expect a call or an email today." */
export function whenWeAnswer(now: number, hours: BusinessHours, words: OwnRequestWords['answer'], language: Language): string {
  const today = dateOf(now);
  const opening = openingsOn(today, hours)
    .map(({ opens, closes }) => ({ opens: timeOn(today, opens), closes: timeOn(today, closes) }))
    .find(({ closes }) => now < closes);
  const next = nextOpening(today + dayMs, hours);
  const later = next === null ? '' : fill(words.next, { day: describeDayAt(next, language), time: clock(next) });
  if (!opening) return later && fill(words.closed, { next: later });
  if (now < opening.opens) return fill(words.openToday, { time: clock(opening.opens) });
  const time = clock(opening.closes);
  if (opening.closes - now >= enoughTime || !later) return fill(words.openUntil, { time });
  return fill(words.closesSoon, { time, next: later });
}

function nextOpening(from: number, hours: BusinessHours): number | null {
  for (let date = from; date < from + horizon * dayMs; date += dayMs) {
    const [first] = openingsOn(date, hours);
    if (first) return timeOn(date, first.opens);
  }
  return null;
}

const clockFormat = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** '7 AM' or '7:30 AM', in both languages. */
function clock(at: number): string {
  return clockFormat.format(at).replace(':00', '').replaceAll(/\s/g, ' ');
}
