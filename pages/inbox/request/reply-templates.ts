/** What we often write to a visitor. Every text can be changed before it goes out. */
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { describeWindow } from '../../../schema/visit-windows.ts';
import type { ReplyDraft } from './reply-draft.ts';

interface ReplyTemplate {
  label: 'Received' | 'Time offered' | 'Confirmed' | 'Quote sent';
  subject: string;
  text: string;
}

interface Sender {
  businessName: string;
  /** Who is signed in. */
  name: string;
}

export function replyTemplates({ fullName, state }: StoredRequest, { businessName, name }: Sender): ReplyTemplate[] {
  const firstName = fullName.trim().split(/\s+/)[0] ?? '';
  const visit = state.visit?.state === 'cancelled' ? undefined : state.visit;
  const time = visit ? describeWindow(visit) : '[day and time]';
  const letter = (...lines: string[]) => [`Hi ${firstName || 'there'},`, ...lines, `${name}\n${businessName}`].join('\n\n');
  return [
    {
      label: 'Received',
      subject: 'We got your flooring request',
      text: letter(
        "Thanks for getting in touch. We've got your request, and we'll call you within 24 hours to talk it through.",
        'If you have photos of the room, just reply and send them along.',
      ),
    },
    {
      label: 'Time offered',
      subject: 'A time for your in-home visit',
      text: letter(
        `We can come by on ${time}. We'll measure the rooms, check your subfloor, and answer your questions. It's free.`,
        "Does that work for you? If not, tell us what does, and we'll find another time.",
      ),
    },
    {
      label: 'Confirmed',
      subject: 'Your in-home visit is confirmed',
      text: letter(
        `You're all set: we'll see you on ${time}.`,
        "Please clear a path to the rooms you'd like us to measure. If something comes up, just call or reply, and we'll move it.",
      ),
    },
    {
      label: 'Quote sent',
      subject: 'Your flooring quote',
      text: letter(
        "Here's your itemized quote: [link or total].",
        "Have a look, and let us know if you'd like to change anything. We're happy to go over it on the phone.",
      ),
    },
  ];
}

/** The template that fits best now. */
export function likelyTemplate(templates: readonly ReplyTemplate[], { status, visit }: StoredRequest['state']): ReplyDraft {
  const label = status === 'quoted' ? 'Quote sent' : visitLabels[visit?.state ?? 'cancelled'];
  return templates.find((template) => template.label === label) ?? { subject: '', text: '' };
}

const visitLabels = { offered: 'Time offered', confirmed: 'Confirmed', cancelled: 'Received' } as const;
