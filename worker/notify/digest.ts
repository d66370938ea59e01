/** The morning mail: what needs doing today. */

import type { DueReason, ListedRequest } from '#schema/api/stored-request.ts';
import type { Visits } from '#schema/api/visit.ts';
import { fieldText } from '#schema/request-fields/words.ts';
import { mapUrl } from '#schema/rules/map-url.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';
import type { Bindings } from '../bindings.ts';
import { siteUrl } from '../business.ts';
import { sendMail } from './send-mail.ts';

export interface Digest {
  today: Visits;
  tomorrow: Visits;
  due: DueList[];
  /** Notifications and replies that failed at least once. */
  notSent: number;
}

/** The first requests that are due for a reason, and how many there are. */
interface DueList {
  reason: DueReason;
  requests: ListedRequest[];
  count: number;
}

/** Sends nothing if nothing needs doing. Throws what sendMail throws. */
export async function sendDigest(env: Bindings, digest: Digest, id: string): Promise<void> {
  const { NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to } = env;
  const sections = sectionsOf(digest).filter(({ count }) => count > 0);
  if (!from || !to || sections.length === 0) return;
  const subject = sections.map(({ title, count }) => `${title} (${count})`).join(', ');
  const text = sections.flatMap(({ title, lines }) => [`${title}:`, ...lines.map((line) => `- ${line}`), '']).join('\n');
  await sendMail(env, { id, from, to, subject: `Today: ${subject}`, text: `${text}\n${siteUrl}/inbox` });
}

interface Section {
  title: string;
  count: number;
  lines: string[];
}

const titles: Record<DueReason, string> = {
  urgent: 'Urgent',
  new: 'New',
  message: 'Messages to answer',
  quote: 'Quotes to follow up',
  work: 'Jobs to plan',
  job: 'Jobs to finish',
  withdrawn: 'A customer withdrew',
};

function sectionsOf({ today, tomorrow, due, notSent }: Digest): Section[] {
  return [
    ...daySections(today, ''),
    ...daySections(tomorrow, ' tomorrow'),
    ...due.map(dueSection),
    { title: 'Not sent', count: notSent, lines: [notSentLine(notSent)] },
  ];
}

function daySections({ visits, work }: Visits, when: string): Section[] {
  return [
    {
      title: `Visits${when}`,
      count: visits.length,
      lines: visits.map((visit) => {
        const { address, zipCode, crew } = visit;
        const head = [describeWindow(visit), visit.state, crew].filter(Boolean).join(', ');
        return `${head}: ${personLine(visit)}${placeLine(address && `${address}, ${zipCode}`)}`;
      }),
    },
    {
      title: `Crews${when}`,
      count: work.length,
      lines: work.map((job) => `${job.crew}: ${personLine(job)}${placeLine(job.place)}${job.note ? `\n  ${job.note}` : ''}`),
    },
  ];
}

function placeLine(place: string | undefined): string {
  return place ? `\n  ${place}\n  ${mapUrl(place)}` : '\n  No street address yet';
}

function dueSection({ reason, requests, count }: DueList): Section {
  const lines = requests.map((request) => `${personLine(request)}${reason === 'urgent' ? ` (${request.urgency})` : ''}`);
  const left = count - requests.length;
  return { title: titles[reason], count, lines: [...lines, ...(left > 0 ? [`and ${left} more`] : [])] };
}

function notSentLine(count: number): string {
  const what = count === 1 ? '1 notification or reply' : `${count} notifications or replies`;
  return `${what} couldn't be sent. The inbox shows which.`;
}

type Person = Pick<ListedRequest, 'fullName' | 'phone' | 'zipCode' | 'serviceNeeded'>;

function personLine({ fullName, phone, zipCode, serviceNeeded }: Person): string {
  const service = fieldText('serviceNeeded', serviceNeeded);
  return [quoted(fullName), phone && quoted(phone), zipCode, service].filter(Boolean).join(', ');
}
