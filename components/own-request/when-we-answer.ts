import { type BusinessHours, dateOf, openingsOn, timeOn, timeZone } from '../../schema/business-time.ts';

const day = 24 * 60 * 60 * 1000;
/** With less than this many milliseconds left today, we may not get to a request until the next day. */
const enoughTime = 60 * 60 * 1000;
/** The most days the search looks ahead. No business is closed for longer. */
const horizon = 30;

/** When a request sent now is answered, by the opening hours: "We're open until 6 PM today, so expect a call or an email today." */
export function whenWeAnswer(now: number, hours: BusinessHours): string {
  const today = dateOf(now);
  const opening = openingsOn(today, hours)
    .map(({ opens, closes }) => ({ opens: timeOn(today, opens), closes: timeOn(today, closes) }))
    .find(({ closes }) => now < closes);
  const next = nextOpening(today + day, hours);
  if (!opening) return next === null ? '' : `We're closed right now. We'll call or email you ${dayAndTime(next)}.`;
  if (now < opening.opens) return `We open today at ${clock(opening.opens)}. Expect a call or an email today.`;
  if (opening.closes - now >= enoughTime || next === null) {
    return `We're open until ${clock(opening.closes)} today, so expect a call or an email today.`;
  }
  return `We close at ${clock(opening.closes)} today. If we don't reach you before then, we'll call or email you ${dayAndTime(next)}.`;
}

function nextOpening(from: number, hours: BusinessHours): number | null {
  for (let date = from; date < from + horizon * day; date += day) {
    const [first] = openingsOn(date, hours);
    if (first) return timeOn(date, first.opens);
  }
  return null;
}

/** 'on Monday, November 23, after we open at 7 AM'. */
function dayAndTime(at: number): string {
  return `on ${dayFormat.format(at)}, after we open at ${clock(at)}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
const clockFormat = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** '7 AM' or '7:30 AM'. */
function clock(at: number): string {
  return clockFormat.format(at).replace(':00', '').replaceAll(/\s/g, ' ');
}
