import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '../../components/form/Field.tsx';
import { secondaryText, space } from '../../components/theme.ts';
import { noteLimit, type RequestState } from '../../schema/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { readDraft, saveDraft } from './drafts.ts';
import { Entries } from './Entries.tsx';
import type { Notice } from './use-saving.ts';

interface NotesProps {
  id: string;
  notes: RequestState['notes'];
  /** False in the trash. A note that was being written stays. */
  canAdd: boolean;
  isBusy: boolean;
  notice: Notice | null;
  /** Resolves to whether the note was saved. */
  addNote: (note: string) => Promise<boolean>;
}

/** What the business notes for itself. */
export function Notes({ id, notes, canAdd, isBusy, notice, addNote }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft('note', id));

  const isWritable = canAdd || text !== '';

  function write(typed: string) {
    setText(typed);
    saveDraft('note', id, typed);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const note = text.trim();
    if (isBusy || !canAdd || note === '') return field.current?.focus();
    if (!(await addNote(note))) return;
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
        <Form onSubmit={submit}>
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
          <SmallButton type="submit" aria-disabled={isBusy || !canAdd}>
            {isBusy ? 'Adding…' : 'Add note'}
          </SmallButton>
        </Form>
      )}
      <NoticeLine notice={notice} about="note" />
    </section>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  label {
    margin-bottom: -${space[1]};
    ${secondaryText}
  }
`;
