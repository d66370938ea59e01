import { type FormEvent, useRef, useState } from 'react';
import { TextArea } from '#components/form/Field.tsx';
import { noteLimit, type StoredRequest } from '#schema/api/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { readDraft, saveDraft } from './drafts.ts';
import { Entries } from './Entries.tsx';
import { SmallForm } from './SmallForm.tsx';
import type { RequestEditor } from './use-request.ts';

interface NotesProps {
  request: StoredRequest;
  editor: Pick<RequestEditor, 'saving' | 'notice' | 'change'>;
}

/** What the business notes for itself. */
export function Notes({ request: { id, state }, editor: { saving, notice, change } }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft('note', id));
  const notes = state.notes.filter(({ kind }) => kind === undefined);
  const isBusy = saving === 'note';
  // A note that was being written stays in the trash.
  const canAdd = state.trashedAt === undefined;
  const isWritable = canAdd || text !== '';

  function write(typed: string) {
    setText(typed);
    saveDraft('note', id, typed);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const note = text.trim();
    if (isBusy || !canAdd || note === '') return field.current?.focus();
    if (!(await change('note', { note }))) return;
    if (readDraft('note', id).trim() === note) saveDraft('note', id, '');
    // Keeps what was typed while the note was being saved.
    setText((now) => (now.trim() === note ? '' : now));
  }

  return (
    <section aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">Notes</h3>
      <Entries entries={notes} />
      {notes.length === 0 && !isWritable && <p>None</p>}
      {isWritable && (
        <SmallForm onSubmit={submit}>
          <label htmlFor="inbox-note">Add a note</label>
          <TextArea
            id="inbox-note"
            ref={field}
            rows={3}
            maxLength={noteLimit}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
          {!canAdd && <p>Restore the request to add this note.</p>}
          <ButtonRow>
            <SmallButton type="submit" aria-disabled={isBusy || !canAdd}>
              {isBusy ? 'Adding…' : 'Add note'}
            </SmallButton>
          </ButtonRow>
        </SmallForm>
      )}
      <NoticeLine notice={notice} about="note" />
    </section>
  );
}
