import type { Visit } from '#schema/api/visit.ts';

/** A visit as an iCalendar file (RFC 5545). A later one with the same id takes its place in the visitor's calendar. */
export function calendarFile({ id, visit, title, now }: { id: string; visit: Visit; title: string; now: number }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Estimate requests//Visit//EN',
    'BEGIN:VEVENT',
    `UID:visit-${id}`,
    `DTSTAMP:${moment(new Date(now).toISOString())}`,
    `SEQUENCE:${Math.trunc(now / 1000)}`,
    `DTSTART:${moment(visit.start)}`,
    `DTEND:${moment(visit.end)}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** '20261201T140000Z'. */
function moment(time: string): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
