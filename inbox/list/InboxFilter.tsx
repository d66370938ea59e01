import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, from, size, space } from '../../components/theme.ts';
import { type Counts, statusFilters, views } from '../../schema/inbox.ts';
import { grouped } from '../../schema/number-format.ts';
import { requestStatuses, statusNames } from '../../schema/request-statuses.ts';
import { mapTable } from '../../schema/table.ts';
import { InboxIcon } from '../InboxIcon.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import { firstView } from '../view.ts';

/** Milliseconds after the last key until we search. */
const searchDelay = 350;

const viewLabels = { today: 'Today', week: 'This week', urgent: 'Urgent', overdue: 'Overdue', withdrawn: 'Withdrawn' } as const;
const choices = { 'not-spam': 'All', ...mapTable(requestStatuses, ({ label }) => label), trash: 'Trash' } as const;

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

  function viewButton(each: (typeof views)[number]) {
    return (
      <SmallButton
        key={each}
        ref={view.view === each ? bringIntoView : undefined}
        aria-pressed={view.view === each}
        data-kind={each === 'urgent' && view.view !== each && counts?.urgent ? 'signal' : undefined}
        onClick={() => changeFilter({ view: each, status: firstView.status, q: typed.trim() })}
      >
        {viewLabels[each]} {counts && <span>{grouped(counts[each])}</span>}
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
      <Group role="group" aria-label="To do">
        {views.filter((each) => each !== 'withdrawn').map(viewButton)}
      </Group>
      <Group role="group" aria-label="Status">
        {statusFilters.map((status) => {
          const isChosen = view.view === '' && view.status === status;
          return (
            <SmallButton
              key={status}
              ref={isChosen ? bringIntoView : undefined}
              aria-pressed={isChosen}
              onClick={() => changeFilter({ status, view: '', q: typed.trim() })}
            >
              {choices[status]} {counts && <span>{grouped(countOf(counts, status))}</span>}
            </SmallButton>
          );
        })}
        {viewButton('withdrawn')}
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
function countOf(counts: Counts, filter: (typeof statusFilters)[number]): number {
  if (filter !== 'not-spam') return counts[filter];
  return statusNames.reduce((sum, status) => (status === 'spam' ? sum : sum + counts[status]), 0);
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
