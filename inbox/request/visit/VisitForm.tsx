import { type FormEvent, use, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Input, Select } from '../../../components/form/Field.tsx';
import { color, from, size, space } from '../../../components/theme.ts';
import { readLanguage } from '../../../schema/language.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { addressLimit, type Visits, visitStateWords } from '../../../schema/visit.ts';
import {
  dayParts,
  describeDay,
  describePart,
  describeWindow,
  type VisitWindow,
  visitWindowSchema,
  windowsLeft,
} from '../../../schema/visit-windows.ts';
import { SignedIn } from '../../access/signed-in.ts';
import { listVisits } from '../../api.ts';
import { Business } from '../../business.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { count, titleOf } from '../../labels.ts';
import { ButtonRow, SmallButton } from '../../SmallButton.tsx';
import { shortWindow } from '../../times.ts';
import { type Way, waysTo } from '../reply/outgoing.ts';
import { templateOf } from '../reply/reply-templates.ts';
import { SmallForm } from '../SmallForm.tsx';
import type { RequestEditor } from '../use-request.ts';
import { DayVisits } from './DayVisits.tsx';
import { TellChoice } from './TellChoice.tsx';
import { useVisits } from './use-visits.ts';

interface VisitFormProps {
  request: StoredRequest;
  editor: RequestEditor;
  /** Unix milliseconds. */
  now: number;
}

type PlannedState = 'offered' | 'confirmed';
type OtherVisits = Visits['visits'];

/** Plans a visit and tells the visitor. What is chosen stays if someone else changed the request meanwhile. */
export function VisitForm({ request, editor: { saving, planVisit }, now }: VisitFormProps) {
  const { id, fullName, state } = request;
  const business = use(Business);
  const { name = '', canMail = false } = use(SignedIn);
  const dialog = useRef<HTMLDialogElement>(null);
  const [others, setOthers] = useState<OtherVisits>([]);
  const [isChecking, setChecking] = useState(false);
  const ways = waysTo(request, canMail);
  const [way, setWay] = useState<Way | null>(ways[0] ?? null);
  const savedAddress = state.visit?.address ?? '';
  const [typedAddress, setTypedAddress] = useState<string | null>(null);
  const address = (typedAddress ?? savedAddress).trim();
  const planned = state.visit?.state === 'cancelled' ? undefined : state.visit;
  const [chosen, setChosen] = useState<VisitWindow | null>(null);
  const windows = windowsLeft(now, business.hours);
  const window = chosen ?? planned ?? state.preferredTimes[0] ?? windows[0];
  const dates = [...new Set([...windows, ...state.preferredTimes, ...(window ? [window] : [])].map(({ date }) => date))].sort();
  const firstDay = windows[0]?.date ?? '';
  const visits = useVisits(
    dates.filter((date) => date >= firstDay),
    state.version,
  );
  if (!window) return null;

  const { date, part } = window;
  const isBusy = saving !== null || isChecking;
  const isSame = (other?: VisitWindow) => other?.date === date && other.part === part;
  const hasMoved = planned !== undefined && !isSame(planned);
  const isConfirmed = isSame(planned) && planned?.state === 'confirmed';
  const choose = (changes: object) => setChosen(visitWindowSchema.parse({ ...window, ...changes }));
  const visit = { date, part, ...(address && { address }) };
  const letter = (planned: PlannedState) =>
    templateOf(
      planned === 'offered' ? 'Time offered' : 'Confirmed',
      { fullName, visit },
      { ...business, name },
      readLanguage(request.language),
    );

  /** Asks first if somebody else is visited then. */
  async function confirm() {
    if (isBusy) return;
    setChecking(true);
    const read = await listVisits(date, date).catch(() => visits);
    setChecking(false);
    const found = (read?.visits ?? []).filter((other) => isSame(other) && other.id !== id);
    if (found.length === 0) return save('confirmed');
    setOthers(found);
    dialog.current?.showModal();
  }

  function save(wanted: PlannedState, isAlongside = false) {
    planVisit({ ...visit, state: wanted, ...(isAlongside && { isAlongside }) }, way && { way, ...letter(wanted) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isConfirmed) confirm();
    else if (!isBusy && address !== savedAddress) planVisit({ ...visit, state: 'confirmed' }, null);
  }

  return (
    <>
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
          <Select id="inbox-visit-day" value={date} onChange={({ target }) => choose({ date: target.value })}>
            {dates.map((each) => (
              <option key={each} value={each}>
                {each >= firstDay ? `${describeDay(each)} (${count(visits?.confirmed[each] ?? 0, 'visit')})` : describeDay(each)}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <label htmlFor="inbox-visit-part">Time</label>
          <Select id="inbox-visit-part" value={part} onChange={({ target }) => choose({ part: target.value })}>
            {dayParts.map((each) => (
              <option key={each} value={each}>
                {describePart(each)}
              </option>
            ))}
          </Select>
        </div>
        <DayVisits visits={(visits?.visits ?? []).filter((other) => other.date === date && other.id !== id)} />
        <div className="address">
          <label htmlFor="inbox-visit-address">Street address</label>
          <Input
            id="inbox-visit-address"
            value={typedAddress ?? savedAddress}
            maxLength={addressLimit}
            autoComplete="off"
            aria-describedby="inbox-visit-address-hint"
            onChange={({ target }) => setTypedAddress(target.value)}
          />
          {address === '' && <p id="inbox-visit-address-hint">If you leave it empty, the message asks for it.</p>}
        </div>
        {!isConfirmed && <TellChoice ways={ways} chosen={way} choose={setWay} text={letter('confirmed').text} />}
        <ButtonRow className="buttons">
          {isConfirmed ? (
            address !== savedAddress &&
            address !== '' && (
              <SmallButton type="submit" data-kind="main" aria-disabled={isBusy}>
                Save address
              </SmallButton>
            )
          ) : (
            <ConfirmButton {...{ hasMoved, isBusy }} tells={way !== null} />
          )}
          {!isSame(planned) && (
            <SmallButton type="button" aria-disabled={isBusy} onClick={() => isBusy || save('offered')}>
              {way === null ? 'Offer this time' : 'Offer it and tell them'}
            </SmallButton>
          )}
        </ButtonRow>
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

function ConfirmButton({ hasMoved, tells, isBusy }: Record<'hasMoved' | 'tells' | 'isBusy', boolean>) {
  return (
    <SmallButton type="submit" data-kind="main" aria-disabled={isBusy}>
      {`${hasMoved ? 'Move' : 'Confirm'} ${tells ? 'and tell them' : 'visit'}`}
    </SmallButton>
  );
}

function describeClash(others: OtherVisits, window: VisitWindow): string {
  const names = others.map((other) => `${titleOf(other)} (${visitStateWords[other.state]})`);
  return `${describeWindow(window)} is already planned for ${names.join(' and ')}.`;
}

const Form = styled(SmallForm)`
  .address p {
    margin-top: ${space[1]};
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  .buttons > * {
    flex: 1 0 auto;
  }
  ${from.tablet} {
    .buttons > * {
      flex-grow: 0;
    }
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
