import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '../../components/form/Field.tsx';
import { color, size, space } from '../../components/theme.ts';
import { noteLimit, type RequestState } from '../../schema/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { readDraft, saveDraft } from './drafts.ts';
import { NoteLabel } from './NoteLabel.tsx';
import { Signature } from './Signature.tsx';
import type { Notice } from './use-request.ts';

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
      {notes.length > 0 && (
        <List>
          {notes.map(({ at, by, text: savedText, ...about }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added at the end
            <li key={index} data-kind={about.kind}>
              <NoteLabel {...about} />
              <Signature by={by} at={at} />
              {about.subject && <b dir="auto">{about.subject}</b>}
              <p dir="auto">{savedText}</p>
            </li>
          ))}
        </List>
      )}
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

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[4]};
  li {
    padding-left: ${space[3]};
    border-left: 3px solid ${color.rule};
  }
  [data-kind='message'] {
    border-left-color: ${color.info};
  }
  [data-kind='reply'] {
    border-left-color: ${color.success};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  label {
    margin-bottom: -${space[1]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
