import * as z from 'zod/mini';
import { readDraftAs, saveDraft } from '../drafts.ts';

const draftSchema = z.object({ subject: z.string(), text: z.string() });
export type ReplyDraft = z.infer<typeof draftSchema>;

export function readReplyDraft(id: string): ReplyDraft | null {
  return readDraftAs('reply', id, draftSchema);
}

export function saveReplyDraft(id: string, draft: ReplyDraft | null): void {
  saveDraft('reply', id, draft ? JSON.stringify(draft) : '');
}
