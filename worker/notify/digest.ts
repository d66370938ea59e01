/** The morning mail: what needs doing today. */
import type { ListedRequest } from '../../schema/stored-request.ts';
import { describeWindow } from '../../schema/visit-windows.ts';
import type { Env } from '../env.ts';
import type { Digest } from '../store/desk/digest.ts';
import { serviceLabel } from './service-label.ts';

/** Sends nothing if nothing needs doing. Throws if the mail isn't taken. */
export async function sendDigest({ MAIL: mail, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to }: Env, digest: Digest): Promise<void> {
  const parts = partsOf(digest).filter(({ lines }) => lines.length > 0);
  if (!mail || !from || !to || parts.length === 0) return;
  const subject = parts.map(({ title, count }) => `${title} (${count})`).join(', ');
  const text = parts.flatMap(({ title, lines }) => [`${title}:`, ...lines.map((line) => `- ${line}`), '']).join('\n');
  await mail.send({ from, to, subject: `Today: ${subject}`, text });
}

interface Part {
  title: string;
  count: number;
  lines: string[];
}

function partsOf({ visits, urgent, overdue, fresh, notSent }: Digest): Part[] {
  return [
    listPart(
      'Visits',
      visits.map((visit) => `${describeWindow(visit)}, ${visit.state}: ${personLine(visit)}`),
    ),
    listPart(
      'Urgent',
      urgent.map((request) => `${personLine(request)} (${request.urgency})`),
    ),
    listPart('Overdue', overdue.map(personLine)),
    listPart('New', fresh.map(personLine)),
    { title: 'Not sent', count: notSent, lines: notSentLines(notSent) },
  ];
}

function listPart(title: string, lines: string[]): Part {
  return { title, count: lines.length, lines };
}

function notSentLines(notSent: number): string[] {
  if (notSent === 0) return [];
  const what = notSent === 1 ? '1 notification or reply' : `${notSent} notifications or replies`;
  return [`${what} couldn't be sent. The inbox shows which.`];
}

type Person = Pick<ListedRequest, 'fullName' | 'phone' | 'zipCode' | 'serviceNeeded'>;

function personLine({ fullName, phone, zipCode, serviceNeeded }: Person): string {
  return [fullName, phone, zipCode, serviceLabel(serviceNeeded)].join(', ');
}
