/** Visits as iCalendar (RFC 5545), for a file or a feed. */

import type { VisitState } from '#schema/api/visit.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { timesOf } from '#schema/rules/visit-windows.ts';
import { timeText } from '../../time-text.ts';
import type { WorkRow } from './quotes/quote-rows.ts';
import type { RequestRow } from './rows.ts';
import { shownRow } from './show.ts';
import type { VisitRow } from './visit-rows.ts';

export type VisitEvent = VisitRow & RequestRow;
export type WorkEvent = WorkRow & RequestRow & { place: string | null };

const statuses: Record<VisitState, string> = { offered: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' };
/** Octets per line, not counting the line break. */
const longestLine = 75;

export function calendarText(events: readonly (VisitEvent | WorkEvent)[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Estimate requests//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Visits',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    // What Outlook reads in its place
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(event: VisitEvent | WorkEvent): string[] {
  const isWork = isWorkEvent(event);
  const { fullName, phone, email, zipCode, serviceNeeded } = shownRow(event);
  const service = fieldText('serviceNeeded', serviceNeeded);
  const changed = moment(event.changed_at);
  return [
    'BEGIN:VEVENT',
    `UID:${isWork ? 'work' : 'visit'}-${event.id}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    // A file that is opened again takes the place of the one before.
    `SEQUENCE:${Math.trunc(event.changed_at / 1000)}`,
    ...(isWork ? workTimes(event) : visitTimes(event)),
    `SUMMARY:${escapeText(`${isWork ? event.crew : ['Visit', event.crew].filter(Boolean).join(', ')}: ${[quoted(fullName), zipCode].filter(Boolean).join(', ')}`)}`,
    `DESCRIPTION:${escapeText([service, phone && quoted(phone), isWork ? event.note : email && quoted(email)].filter(Boolean).join('\n'))}`,
    `LOCATION:${escapeText(isWork ? (event.place ?? zipCode) : [event.address, zipCode].filter(Boolean).join(', '))}`,
    'END:VEVENT',
  ];
}

function isWorkEvent(event: VisitEvent | WorkEvent): event is WorkEvent {
  return 'place' in event;
}

function visitTimes(visit: VisitEvent): string[] {
  const { start, end } = timesOf(visit);
  return [`STATUS:${statuses[visit.state]}`, `DTSTART:${moment(start)}`, `DTEND:${moment(end)}`];
}

/** Whole days. In iCalendar, an event ends before its end day. */
function workTimes({ first, last }: WorkEvent): string[] {
  const date = (day: string, more = 0) => dateText(Date.parse(day) + more).replaceAll('-', '');
  return ['STATUS:CONFIRMED', `DTSTART;VALUE=DATE:${date(first)}`, `DTEND;VALUE=DATE:${date(last, dayMs)}`];
}

/** Unix milliseconds as UTC, such as 20261201T140000Z. */
function moment(ms: number): string {
  return `${timeText(ms).slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A continued line starts with a space. Characters of several octets stay whole. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n');
}
