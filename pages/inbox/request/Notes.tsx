import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '../../../components/form/Field.tsx';
import { color, size, space } from '../../../components/theme.ts';
import { noteLimit, type RequestState } from '../../../schema/stored-request.ts';
import { NoticeLine } from '../NoticeLine.tsx';
import { Tool } from '../Tool.tsx';
import { wholeTime } from '../words.ts';
import { keepNoteDraft, noteDraft } from './note-draft.ts';
import type { Notice } from './use-request.ts';

interface NotesProps {
  id: string;
  notes: RequestState['notes'];
  busy: boolean;
  notice: Notice | null;
  /** True once it is stored. */
  add: (note: string) => Promise<boolean>;
}

/** Notes of the business, oldest first, and a new one, which is kept in the tab until it is stored. */
export function Notes({ id, notes, busy, notice, add }: NotesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => noteDraft(id));

  function write(typed: string) {
    setText(typed);
    keepNoteDraft(id, typed);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const note = text.trim();
    if (busy || note === '') return field.current?.focus();
    if (!(await add(note))) return;
    keepNoteDraft(id, '');
    // What was typed while the note was on its way stays.
    setText((now) => (now.trim() === note ? '' : now));
  }

  return (
    <section aria-labelledby="inbox-notes">
      <h3 id="inbox-notes">Notes</h3>
      {notes.length > 0 && (
        <List>
          {notes.map(({ at, text: written }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes are only ever added at the end
            <li key={index}>
              <time dateTime={at}>{wholeTime(at)}</time>
              <p dir="auto">{written}</p>
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
        <Tool type="submit" aria-disabled={busy}>
          {busy ? 'Adding…' : 'Add note'}
        </Tool>
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
