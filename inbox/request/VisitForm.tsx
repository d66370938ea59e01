import { type FormEvent, use, useState } from 'react';
import { styled } from 'styled-components';
import { Select } from '../../components/form/Field.tsx';
import { from } from '../../components/theme.ts';
import { dayMs } from '../../schema/duration.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import {
  dayParts,
  describeDay,
  describePart,
  type VisitWindow,
  visitWindowSchema,
  windowsAhead,
} from '../../schema/visit-windows.ts';
import { Business } from '../business.ts';
import { DayVisits } from '../calendar/DayVisits.tsx';
import { useVisits } from '../calendar/use-visits.ts';
import { count } from '../labels.ts';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { shortWindow } from '../times.ts';
import { SmallForm } from './SmallForm.tsx';
import type { RequestEditor } from './use-request.ts';

interface VisitFormProps {
  request: StoredRequest;
  editor: RequestEditor;
  /** Unix milliseconds. */
  now: number;
}

/** Chooses a day and a part of it. What is chosen stays if someone else changed the request meanwhile. */
export function VisitForm({ request: { id, state }, editor: { saving, planVisit }, now }: VisitFormProps) {
  const { hours } = use(Business);
  const planned = state.visit?.state === 'cancelled' ? undefined : state.visit;
  const [chosen, setChosen] = useState<VisitWindow | null>(null);
  // Visits can be today, too.
  const windows = windowsAhead(now - dayMs, hours);
  const window = chosen ?? planned ?? state.preferredTimes[0] ?? windows[0];
  const dates = [...new Set([...windows, ...state.preferredTimes, ...(window ? [window] : [])].map(({ date }) => date))].sort();
  const firstDay = windows[0]?.date ?? '';
  const visits = useVisits(
    dates.filter((date) => date >= firstDay),
    state.version,
  );
  if (!window) return null;

  const isBusy = saving !== null;
  const isSame = (other?: VisitWindow) => other?.date === window.date && other.part === window.part;
  const hasMoved = planned !== undefined && !isSame(planned);
  const choose = (changes: object) => setChosen(visitWindowSchema.parse({ ...window, ...changes }));

  function plan(visitState: 'offered' | 'confirmed') {
    if (isBusy || !window) return;
    planVisit({ date: window.date, part: window.part, state: visitState });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    plan('confirmed');
  }

  return (
    <Form onSubmit={submit}>
      {state.preferredTimes.length > 0 && (
        <fieldset>
          <legend>They asked for</legend>
          {state.preferredTimes.map((preferred) => (
            <SmallButton
              key={shortWindow(preferred)}
              type="button"
              aria-pressed={isSame(preferred)}
              onClick={() => choose(preferred)}
            >
              {shortWindow(preferred)}
            </SmallButton>
          ))}
        </fieldset>
      )}
      <div>
        <label htmlFor="inbox-visit-day">Day</label>
        <Select id="inbox-visit-day" value={window.date} onChange={({ target }) => choose({ date: target.value })}>
          {dates.map((date) => (
            <option key={date} value={date}>
              {describeDay(date)}
              {date >= firstDay && ` (${count(visits?.confirmed[date] ?? 0, 'visit')})`}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor="inbox-visit-part">Time</label>
        <Select id="inbox-visit-part" value={window.part} onChange={({ target }) => choose({ part: target.value })}>
          {dayParts.map((part) => (
            <option key={part} value={part}>
              {describePart(part)}
            </option>
          ))}
        </Select>
      </div>
      <DayVisits visits={(visits?.visits ?? []).filter((visit) => visit.date === window.date && visit.id !== id)} />
      <ButtonRow className="buttons">
        {!(isSame(planned) && planned?.state === 'confirmed') && (
          <SmallButton type="submit" data-kind="main" aria-disabled={isBusy}>
            {hasMoved ? 'Move and confirm' : 'Confirm visit'}
          </SmallButton>
        )}
        {!isSame(planned) && (
          <SmallButton type="button" aria-disabled={isBusy} onClick={() => plan('offered')}>
            {hasMoved ? 'Offer this time instead' : 'Offer this time'}
          </SmallButton>
        )}
      </ButtonRow>
    </Form>
  );
}

const Form = styled(SmallForm)`
  ${from.tablet} {
    grid-template-columns: 3fr 2fr;
    & > fieldset,
    & > p,
    & > :has(ul),
    & > .buttons {
      grid-column: 1 / -1;
    }
  }
`;
