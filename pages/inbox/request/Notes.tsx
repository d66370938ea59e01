import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '../../../components/form/Field.tsx';
import { color, size, space } from '../../../components/theme.ts';
import { noteLimit, type RequestState } from '../../../schema/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';
import { readNoteDraft, saveNoteDraft } from './note-draft.ts';
import type { Notice } from './use-request.ts';

interface NotesProps {
  id: string;
  notes: RequestState['notes'];
  isBusy: boolean;
  notice: Notice | null;
  /** Resolves to whether the note was saved. */
  addNote: (note: string) => Promise<boolean>;
}

export function Notes({ id, notes, isBusy, notice, addNote }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readNoteDraft(id));

  function write(typed: string) {
    setText(typed);
    saveNoteDraft(id, typed);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const note = text.trim();
    if (isBusy || note === '') return field.current?.focus();
    if (!(await addNote(note))) return;
    saveNoteDraft(id, '');
    // Keeps what was typed while the note was being saved.
    setText((now) => (now.trim() === note ? '' : now));
  }

  return (
    <section aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">Notes</h3>
      {notes.length > 0 && (
        <List>
          {notes.map(({ at, text: savedText }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only added at the end
            <li key={index}>
              <time dateTime={at}>{fullTime(at)}</time>
              <p dir="auto">{savedText}</p>
            </li>
          ))}
        </List>
      )}
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
        <SmallButton type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Adding…' : 'Add note'}
        </SmallButton>
      </Form>
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
  time {
    font-size: ${size.small};
    color: ${color.inkMuted};
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
