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
  const subject = parts.map(({ title, lines }) => `${lines.length} ${title.toLowerCase()}`).join(', ');
  const text = parts.flatMap(({ title, lines }) => [`${title}:`, ...lines.map((line) => `- ${line}`), '']).join('\n');
  await mail.send({ from, to, subject: `Today: ${subject}`, text });
}

function partsOf({ visits, urgent, overdue, fresh, notSent }: Digest): { title: string; lines: string[] }[] {
  return [
    { title: 'Visits', lines: visits.map((visit) => `${describeWindow(visit)}, ${visit.state}: ${personLine(visit)}`) },
    { title: 'Urgent', lines: urgent.map((request) => `${personLine(request)} (${request.urgency})`) },
    { title: 'Overdue', lines: overdue.map(personLine) },
    { title: 'New', lines: fresh.map(personLine) },
    {
      title: 'Not sent',
      lines: notSent > 0 ? [`${notSent} notifications or replies couldn't be sent. The inbox shows which.`] : [],
    },
  ];
}

type Person = Pick<ListedRequest, 'fullName' | 'phone' | 'zipCode' | 'serviceNeeded'>;

function personLine({ fullName, phone, zipCode, serviceNeeded }: Person): string {
  return [fullName, phone, zipCode, serviceLabel(serviceNeeded)].join(', ');
}
