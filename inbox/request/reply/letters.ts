/** What we often write to a visitor, from words/replies.yaml. Every text can be changed before it goes out. */
import spanish from '@words/replies.es.yaml';
import english from '@words/replies.yaml';
import * as z from 'zod/mini';
import type { RequestState } from '#schema/api/stored-request.ts';
import type { Visit, Work } from '#schema/api/visit.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { hasReached, requestStatuses } from '#schema/rules/request-statuses.ts';
import { describeDays, describeWindow, type VisitWindow } from '#schema/rules/visit-windows.ts';

export const replyDraftSchema = z.object({ subject: z.string(), text: z.string() });
export type ReplyDraft = z.infer<typeof replyDraftSchema>;

const words = { en: english, es: spanish };

export const letterLabels = {
  received: 'Received',
  offered: 'Time offered',
  confirmed: 'Confirmed',
  quote: 'Quote sent',
  reminder: 'Quote reminder',
  work: 'Work days',
  done: 'How did we do?',
} as const;
export type Letter = keyof typeof letterLabels;

/** What a letter has to know. */
interface Known {
  fullName: string;
  visit?: (VisitWindow & Partial<Pick<Visit, 'address'>>) | undefined;
  work?: Pick<Work, 'first' | 'last'> | undefined;
  /** What a quote comes to. */
  total?: string;
  /** Who is signed in, and for whom. */
  sender: { name: string; businessName: string };
}

export function writeLetter(
  letter: Letter,
  { fullName, visit, work, total = '…', sender }: Known,
  language: Language,
): ReplyDraft {
  const { greeting, nobody, where, askAddress, [letter]: template } = words[language];
  const values = {
    name: firstNameIn(fullName) || nobody,
    time: visit ? describeWindow(visit, language) : '…',
    where: visit?.address ? fill(where, { address: visit.address }) : askAddress,
    days: work ? describeDays(work, language) : '…',
    total,
  };
  const paragraphs = [greeting, ...template.text].map((paragraph) => fill(paragraph, values));
  return { subject: template.subject, text: [...paragraphs, `${sender.name}\n${sender.businessName}`].join('\n\n') };
}

/** Those that say something true now, the likeliest first. */
export function lettersFor({ status, visit, quote }: Pick<RequestState, 'status' | 'visit' | 'quote'>): Letter[] {
  const isDone = requestStatuses[status].stage === 'finished';
  const isQuoteOpen = quote !== undefined && quote.versions.length > 0 && !hasReached(status, 'won');
  return [
    ...(isDone ? (['done'] as const) : []),
    ...(isQuoteOpen ? (['reminder'] as const) : []),
    ...(quote?.work && !isDone ? (['work'] as const) : []),
    ...(visit && visit.state !== 'cancelled' ? [visit.state] : []),
    'received',
  ];
}

/** "María" for "María Gómez" and for "Gómez, María". */
function firstNameIn(fullName: string): string {
  const [before = '', after = ''] = fullName.split(',').map((part) => part.trim());
  const isSuffix = after === '' || /^(?:[js]r|i{2,3}|iv|m\.?d|d\.?d\.?s|ph\.?d|esq)\.?$/i.test(after);
  return (isSuffix ? before : after).split(/\s+/)[0] ?? '';
}
