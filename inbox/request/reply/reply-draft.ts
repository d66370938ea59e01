import * as z from 'zod/mini';
import { readDraft, saveDraft } from '../drafts.ts';

const draftSchema = z.object({ subject: z.string(), text: z.string() });
export type ReplyDraft = z.infer<typeof draftSchema>;

export function readReplyDraft(id: string): ReplyDraft | null {
  const saved = readDraft('reply', id);
  try {
    return saved ? draftSchema.parse(JSON.parse(saved)) : null;
  } catch {
    return null;
  }
}

export function saveReplyDraft(id: string, draft: ReplyDraft | null): void {
  saveDraft('reply', id, draft ? JSON.stringify(draft) : '');
}
