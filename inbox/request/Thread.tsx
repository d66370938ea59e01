import type { StoredRequest } from '../../schema/stored-request.ts';
import { Entries } from './Entries.tsx';
import { Reply } from './reply/Reply.tsx';
import type { RequestEditor } from './use-request.ts';

interface ThreadProps {
  request: StoredRequest;
  editor: RequestEditor;
  /** False in the trash, and if nobody knows who sent it. */
  canReply: boolean;
  /** Whether a reply is the next step. */
  isNext: boolean;
}

/** What the visitor and the business wrote to each other, and the next reply. */
export function Thread({ request, editor, canReply, isNext }: ThreadProps) {
  const messages = request.state.notes.filter(({ kind }) => kind !== undefined);
  if (messages.length === 0 && !canReply) return null;
  return (
    <section aria-labelledby="inbox-thread">
      <h3 id="inbox-thread">Messages</h3>
      <Entries entries={messages} />
      {canReply && <Reply request={request} editor={editor} isNext={isNext} />}
    </section>
  );
}
