import { type RefObject, use, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '../../components/form/Field.tsx';
import { size, space } from '../../components/theme.ts';
import { SignedIn } from '../access/signed-in.ts';
import { closeCalendar, openCalendar } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { reasonOf } from '../reasons.ts';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';
import type { Calendar } from './use-calendar.ts';

interface CalendarFeedProps {
  ref: RefObject<HTMLDialogElement | null>;
  calendar: Calendar;
}

/** Creates and revokes the address that calendar apps subscribe to. Open it with `showModal`. */
export function CalendarFeed({ ref, calendar: { state, setFeed, read } }: CalendarFeedProps) {
  const { name = '' } = use(SignedIn);
  const [address, setAddress] = useState('');
  const [message, setMessage] = useState('');
  const feed = state.kind === 'known' ? state.feed : null;

  async function create() {
    try {
      setAddress(await openCalendar());
      setMessage('');
      setFeed({ by: name, at: new Date().toISOString() });
    } catch (error) {
      setMessage(`Not created. ${reasonOf(error)}`);
    }
  }

  async function revoke() {
    try {
      await closeCalendar();
      setAddress('');
      setMessage('Revoked. The old address no longer works.');
      setFeed(null);
    } catch (error) {
      setMessage(`Not revoked. ${reasonOf(error)}`);
    }
  }

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setMessage(isCopied ? 'Copied.' : "Couldn't copy. Select the address and copy it yourself.");
  }

  function close() {
    setAddress('');
    setMessage('');
  }

  return (
    <Dialog ref={ref} aria-labelledby="inbox-calendar" onClose={close}>
      <h2 id="inbox-calendar">Calendar of visits</h2>
      <p>
        Your calendar app can subscribe to a private address and show confirmed visits. Anyone who has the address can see them.
      </p>
      {feed && address === '' && (
        <p>
          {`${feed.by} created one on ${fullTime(feed.at)}. For safety, its address is shown only once. If you lost it, create a new one, and the old one stops working.`}
        </p>
      )}
      {state.kind === 'failed' && <p role="alert">{`We can't tell if there's an address already. ${state.reason}`}</p>}
      {address && (
        <Address>
          <label htmlFor="inbox-calendar-address">Address (copy it now, we won't show it again)</label>
          <Input id="inbox-calendar-address" readOnly value={address} onFocus={({ target }) => target.select()} />
          <SmallButton data-kind="main" onClick={copy}>
            Copy
          </SmallButton>
        </Address>
      )}
      <p role="status">{state.kind === 'loading' ? 'Loading…' : message}</p>
      <ButtonRow>
        {state.kind === 'failed' && (
          <SmallButton data-kind="main" onClick={read}>
            Try again
          </SmallButton>
        )}
        {state.kind === 'known' && (
          <SmallButton data-kind={feed ? undefined : 'main'} onClick={create}>
            {feed ? 'Create a new address' : 'Create address'}
          </SmallButton>
        )}
        {feed && (
          <SmallButton data-kind="signal" onClick={revoke}>
            Revoke
          </SmallButton>
        )}
        <SmallButton onClick={() => ref.current?.close()}>Close</SmallButton>
      </ButtonRow>
    </Dialog>
  );
}

const Address = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
`;
