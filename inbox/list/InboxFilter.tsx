import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, from, size, space } from '#components/theme.ts';
import { type Counts, statusFilters, views } from '#schema/api/inbox.ts';
import { grouped } from '#schema/rules/number-format.ts';
import { requestStatuses, statusNames } from '#schema/rules/request-statuses.ts';
import { mapTable } from '#schema/rules/table.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { type Filter, firstView } from '../view.ts';

/** Milliseconds after the last key until we search. */
const searchDelay = 350;

const viewLabels = { today: 'Today', week: 'This week' } as const;
const choices = { 'not-spam': 'All', ...mapTable(requestStatuses, ({ label }) => label), trash: 'Trash' } as const;

type Choice = (typeof views | typeof statusFilters)[number];
const always: ReadonlySet<Choice> = new Set(['not-spam', 'today', 'week']);

interface InboxFilterProps {
  navigation: Navigation;
  counts: Counts | null;
}

export function InboxFilter({ navigation: { view, changeFilter, search }, counts }: InboxFilterProps) {
  const [typed, setTyped] = useState(view.q);
  const [searched, setSearched] = useState(view.q);

  // The back button changes the search as well. A trailing space isn't a change.
  if (searched !== view.q) {
    setSearched(view.q);
    if (typed.trim() !== view.q) setTyped(view.q);
  }

  function searchNow() {
    const q = typed.trim();
    if (q !== view.q) search(q);
  }

  const searchTyped = useEffectEvent(searchNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts over with each key
  useEffect(() => {
    const timer = setTimeout(searchTyped, searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);

  /** What finds nothing isn't offered, except where "none" is an answer. */
  function choice(name: Choice, label: string, filter: Pick<Filter, 'view' | 'status'>) {
    const number = counts && countOf(counts, name);
    const isChosen = view.view === filter.view && (filter.view !== '' || view.status === filter.status);
    if (number === 0 && !isChosen && !always.has(name)) return null;
    return (
      <SmallButton
        key={name}
        ref={isChosen ? bringIntoView : undefined}
        aria-pressed={isChosen}
        onClick={() => changeFilter({ ...filter, q: typed.trim() })}
      >
        {label} {number !== null && <span>{grouped(number)}</span>}
      </SmallButton>
    );
  }

  return (
    <Form
      role="search"
      aria-label="Requests"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <label>
        <span className="unseen">Search by name, phone, email, zip code, reference number, or details</span>
        <InboxIcon icon={Search} />
        <input
          type="search"
          value={typed}
          maxLength={200}
          placeholder="Name, phone, zip, keyword"
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Group role="group" aria-label="Show">
        {views.map((name) => choice(name, viewLabels[name], { view: name, status: firstView.status }))}
        {statusFilters.map((name) => choice(name, choices[name], { view: '', status: name }))}
      </Group>
    </Form>
  );
}

/** Moves only the row of filters, never the page. */
function bringIntoView(button: HTMLButtonElement | null) {
  const row = button?.closest<HTMLElement>('[role="group"]');
  if (button && row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

/** "All" leaves out spam and the trash. */
function countOf(counts: Counts, name: Choice): number {
  if (name !== 'not-spam') return counts[name] ?? 0;
  return statusNames.reduce((sum, status) => (status === 'spam' ? sum : sum + (counts[status] ?? 0)), 0);
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
    background: ${color.raised};
  }
  input::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }
`;

/** On phones, one row that scrolls sideways to the edges of the screen. */
const Group = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[1]};
  margin-inline: -0.5rem;
  @media (max-width: 899px) {
    flex-wrap: nowrap;
    margin: -6px -${space[4]};
    padding: 6px calc(${space[4]} - 0.5rem);
    overflow-x: auto;
    scrollbar-width: none;
  }
  button {
    flex: none;
    min-width: 44px;
    padding-inline: 0.5rem;
    gap: 0.3em;
    border-color: transparent;
    background: none;
    font-size: ${size.small};
    font-weight: 550;
    white-space: nowrap;
  }
  span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  [aria-pressed='false'] span {
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    button {
      min-height: 34px;
    }
  }
`;
