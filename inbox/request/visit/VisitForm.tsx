import { type FormEvent, use, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { from, secondaryText, space } from '#components/theme.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { addressLimit, type Visits, visitStateWords } from '#schema/api/visit.ts';
import { readLanguage } from '#schema/rules/language.ts';
import { describeWindow, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { listVisits } from '../../api.ts';
import { useBusiness } from '../../business.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { titleOf } from '../../labels.ts';
import { SmallButton, WideButtonRow } from '../../SmallButton.tsx';
import { shortWindow } from '../../times.ts';
import { useReading } from '../../use-reading.ts';
import { writeLetter } from '../reply/letters.ts';
import { type Way, waysTo } from '../reply/outgoing.ts';
import { SmallForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { CrewSelect } from './CrewSelect.tsx';
import { DayVisits } from './DayVisits.tsx';
import { TellChoice } from './TellChoice.tsx';
import { isSameWindow, useVisitChoice } from './use-visit-choice.ts';
import { WindowFields } from './WindowFields.tsx';

interface VisitFormProps {
  request: StoredRequest;
  editor: RequestEditor;
  isNext: boolean;
}

type PlannedState = 'offered' | 'confirmed';
type OtherVisits = Visits['visits'];

/** Plans a visit and tells the visitor. */
export function VisitForm({ request, editor: { saving, planVisit }, isNext }: VisitFormProps) {
  const { id, fullName, state } = request;
  const business = useBusiness();
  const { name = '', canMail = false } = use(SignedIn);
  const ways = waysTo(request, canMail);
  const [way, setWay] = useState<Way | null>(ways[0] ?? null);
  const choice = useVisitChoice(state);
  const { window, choose, dates, firstDay, planned, isPlanned, isNewAddress } = choice;
  const visits = useVisits(
    dates.filter((date) => date >= firstDay),
    state.version,
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const [others, setOthers] = useState<OtherVisits>([]);
  const [isChecking, setChecking] = useState(false);
  if (!window) return null;

  const { date, part } = window;
  const isBusy = saving !== null || isChecking;
  const isConfirmed = isPlanned && planned?.state === 'confirmed';
  const address = choice.address.trim();
  const visit = { date, part, ...(address && { address }), ...(choice.crew && { crew: choice.crew }) };
  const hasChanges = (isNewAddress && address !== '') || (choice.isNewCrew && choice.crew !== '');

  function write(planned: PlannedState) {
    return writeLetter(planned, { fullName, visit, sender: { ...business, name } }, readLanguage(request.language));
  }

  async function save(planned: PlannedState, isAlongside = false) {
    const change = { ...visit, state: planned, ...(isAlongside && { isAlongside }) };
    // The form folds away, so what was below it would be out of sight.
    if (await planVisit(change, way && { way, ...write(planned) })) document.getElementById('inbox-visit')?.focus();
  }

  /** Asks first if somebody else is visited then. */
  async function confirm() {
    if (isBusy) return;
    setChecking(true);
    const read = await listVisits(date, date).catch(() => visits);
    setChecking(false);
    const found = (read?.visits ?? []).filter((other) => isSameWindow(other, window) && other.id !== id);
    if (found.length === 0) return save('confirmed');
    setOthers(found);
    dialog.current?.showModal();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isConfirmed) confirm();
    else if (!isBusy && hasChanges) planVisit({ ...visit, state: 'confirmed' }, null);
  }

  return (
    <>
      <Form onSubmit={submit}>
        <PreferredTimes times={state.preferredTimes} window={window} choose={choose} />
        <WindowFields {...{ window, dates, firstDay, visits, choose }} />
        <DayVisits visits={(visits?.visits ?? []).filter((other) => other.date === date && other.id !== id)} />
        <div className="address">
          <label htmlFor="inbox-visit-address">Street address</label>
          <Input
            id="inbox-visit-address"
            value={choice.address}
            maxLength={addressLimit}
            autoComplete="off"
            aria-describedby="inbox-visit-address-hint"
            onChange={({ target }) => choice.setAddress(target.value)}
          />
          {address === '' && <p id="inbox-visit-address-hint">If you leave it empty, the message asks for it.</p>}
        </div>
        <div>
          <label htmlFor="inbox-visit-crew">Who goes</label>
          <CrewSelect
            id="inbox-visit-crew"
            crew={choice.crew}
            empty="Not yet"
            onChange={({ target }) => choice.setCrew(target.value)}
          />
        </div>
        {!isConfirmed && <TellChoice ways={ways} chosen={way} choose={setWay} text={write('confirmed').text} />}
        <WideButtonRow className="buttons">
          {!isConfirmed && (
            <SmallButton type="submit" data-kind={isNext ? 'main' : undefined} aria-disabled={isBusy}>
              {`${planned && !isPlanned ? 'Move' : 'Confirm'} ${way === null ? 'visit' : 'and tell them'}`}
            </SmallButton>
          )}
          {isConfirmed && hasChanges && (
            <SmallButton type="submit" data-kind="main" aria-disabled={isBusy}>
              Save
            </SmallButton>
          )}
          {!isPlanned && (
            <SmallButton aria-disabled={isBusy} onClick={() => isBusy || save('offered')}>
              {way === null ? 'Offer this time' : 'Offer it and tell them'}
            </SmallButton>
          )}
        </WideButtonRow>
      </Form>
      <ConfirmDialog
        ref={dialog}
        title="Two visits at once?"
        text={others.length > 0 ? describeClash(others, window) : ''}
        action="Plan both"
        cancel="Choose another time"
        onConfirm={() => save('confirmed', true)}
      />
    </>
  );
}

/** The visits on these days, sorted by date, or null until we know. A new version of the request can mean another visit. */
function useVisits(dates: readonly string[], version: number): Visits | null {
  const [first, last] = [dates[0], dates.at(-1)];
  return useReading(`${first} ${last} ${version}`, (signal) => (first && last ? listVisits(first, last, signal) : null));
}

interface PreferredTimesProps {
  times: readonly VisitWindow[];
  window: VisitWindow;
  choose: (window: VisitWindow) => void;
}

function PreferredTimes({ times, window, choose }: PreferredTimesProps) {
  if (times.length === 0) return null;
  return (
    <fieldset>
      <legend>They asked for</legend>
      {times.map((time) => (
        <SmallButton key={shortWindow(time)} aria-pressed={isSameWindow(time, window)} onClick={() => choose(time)}>
          {shortWindow(time)}
        </SmallButton>
      ))}
    </fieldset>
  );
}

function describeClash(others: OtherVisits, window: VisitWindow): string {
  const names = others.map((other) => `${titleOf(other)} (${visitStateWords[other.state]})`);
  return `${describeWindow(window)} is already planned for ${names.join(' and ')}.`;
}

const Form = styled(SmallForm)`
  .address p {
    margin-top: ${space[1]};
    ${secondaryText}
  }
  ${from.tablet} {
    grid-template-columns: 3fr 2fr;
    & > fieldset,
    & > p,
    & > :has(ul),
    & > .address,
    & > .buttons {
      grid-column: 1 / -1;
    }
  }
`;
