import { type RefObject, use, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '../../components/form/Field.tsx';
import { color, radius, shadow, size, space } from '../../components/theme.ts';
import { closeCalendar, type Feed, openCalendar, reasonOf } from './api.ts';
import { SmallButton } from './SmallButton.tsx';
import { SignedIn } from './signed-in.ts';
import { fullTime } from './times.ts';

interface CalendarFeedProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Undefined until we know; null if there is none. */
  feed: Feed | null | undefined;
  onChange: (feed: Feed | null) => void;
  onExpire: () => void;
}

/** Creates and revokes the address that calendar apps subscribe to. Open it with `showModal`. */
export function CalendarFeed({ ref, feed, onChange, onExpire }: CalendarFeedProps) {
  const { name = '' } = use(SignedIn);
  const [address, setAddress] = useState('');
  const [message, setMessage] = useState('');

  async function create() {
    try {
      const made = await openCalendar();
      if (!made) return onExpire();
      setAddress(made);
      setMessage('');
      onChange({ by: name, at: new Date().toISOString() });
    } catch (error) {
      setMessage(`Not created. ${reasonOf(error)}`);
    }
  }

  async function revoke() {
    try {
      if (!(await closeCalendar())) return onExpire();
      setAddress('');
      setMessage('Revoked. The old address no longer works.');
      onChange(null);
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

  return (
    <Dialog ref={ref} aria-labelledby="inbox-calendar" onClose={() => setAddress('')}>
      <h2 id="inbox-calendar">Calendar of visits</h2>
      <p>Subscribe to this address in your calendar app, and confirmed visits show up there. Anyone who has it can see them.</p>
      {feed && address === '' && (
        <p>
          {feed.by} created one on {fullTime(feed.at)}. For safety, its address is shown only once. If you lost it, create a new
          one, and the old one stops working.
        </p>
      )}
      {address && (
        <div className="address">
          <label htmlFor="inbox-calendar-address">Address, shown only now</label>
          <Input id="inbox-calendar-address" readOnly value={address} onFocus={({ target }) => target.select()} />
          <SmallButton type="button" data-kind="main" onClick={copy}>
            Copy
          </SmallButton>
        </div>
      )}
      <p role="status">{message}</p>
      <div className="buttons">
        {feed !== undefined && (
          <SmallButton type="button" data-kind={feed ? undefined : 'main'} onClick={create}>
            {feed ? 'Create a new address' : 'Create address'}
          </SmallButton>
        )}
        {feed && (
          <SmallButton type="button" data-kind="signal" onClick={revoke}>
            Revoke
          </SmallButton>
        )}
        <SmallButton type="button" onClick={() => ref.current?.close()}>
          Close
        </SmallButton>
      </div>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(100vw - 2 * ${space[4]}, 30rem);
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow};
  &::backdrop {
    background: rgb(31 28 24 / 55%);
  }
  &[open] {
    display: grid;
    gap: ${space[3]};
  }
  h2 {
    font-size: ${size.h4};
  }
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
  .address {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
  }
  p:empty {
    display: none;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
