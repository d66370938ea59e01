import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, size, space } from '../../../components/theme.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { Tool } from '../Tool.tsx';
import type { Filter, View } from '../view.ts';
import { statusLabels } from '../words.ts';

/** Milliseconds of rest before what is typed is looked for. */
const typingRest = 350;

interface InboxFilterProps {
  filter: Filter;
  choose: (changes: Partial<View>, how: 'push' | 'replace') => void;
}

const choices = [
  ['not-spam', 'All'],
  ['new', statusLabels.new],
  ['contacted', statusLabels.contacted],
  ['quoted', statusLabels.quoted],
  ['won', statusLabels.won],
  ['lost', statusLabels.lost],
  ['spam', statusLabels.spam],
] as const;

/** Status and text that the list is narrowed to. */
export function InboxFilter({ filter, choose }: InboxFilterProps) {
  const [typed, setTyped] = useState(filter.q);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The back button changes the filter as well.
  useEffect(() => {
    clearTimeout(resting.current);
    setTyped(filter.q);
  }, [filter.q]);
  useEffect(() => () => clearTimeout(resting.current), []);

  function search(text: string) {
    clearTimeout(resting.current);
    const q = text.trim();
    if (q !== filter.q) choose({ q }, filter.q ? 'replace' : 'push');
  }

  return (
    <Form
      role="search"
      aria-label="Requests"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <label>
        <span className="unseen">Search in names, numbers, addresses and details</span>
        <InboxIcon name="search" />
        <input
          type="search"
          value={typed}
          maxLength={200}
          placeholder="Name, phone, zip, words"
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target: { value } }) => {
            setTyped(value);
            clearTimeout(resting.current);
            resting.current = setTimeout(() => search(value), typingRest);
          }}
        />
      </label>
      <Statuses role="group" aria-label="Status">
        {choices.map(([status, label]) => (
          <Tool
            key={status}
            type="button"
            aria-pressed={filter.status === status}
            onClick={() => choose({ status, q: typed.trim() }, 'push')}
          >
            {label}
          </Tool>
        ))}
      </Statuses>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.page};
  label {
    position: relative;
    display: block;
  }
  label svg {
    position: absolute;
    left: ${space[3]};
    top: 13px;
    color: ${color.inkMuted};
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: 44px;
    padding: ${space[1]} ${space[3]} ${space[1]} 2.4rem;
    border: 1px solid ${color.ruleStrong};
    border-radius: ${radius.small};
    background: ${color.raised};
  }
  input::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }
`;

/** Spam stands apart at the end. */
const Statuses = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 0.375rem;
  button {
    min-height: 38px;
    padding-inline: ${space[1]};
    font-size: ${size.small};
  }
  button:last-child {
    grid-column: 4;
  }
  @media (min-width: 640px) and (max-width: 899px) {
    grid-template-columns: repeat(6, 1fr) ${space[4]} 1fr;
    button:last-child {
      grid-column: 8;
    }
  }
`;
