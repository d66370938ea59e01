import { type RefObject, use, useState } from 'react';
import { styled } from 'styled-components';
import type * as z from 'zod/mini';
import { Input } from '../../components/form/Field.tsx';
import { size, space } from '../../components/theme.ts';
import { calendarSchema, newCalendarSchema } from '../../schema/visit.ts';
import { SignedIn } from '../access/signed-in.ts';
import { change, read, remove } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { reasonOf } from '../reasons.ts';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';

type Feed = z.infer<typeof calendarSchema>['feed'];

/** Creates and revokes the address that calendar apps subscribe to. Open it with `showModal`; it looks then whether there is one. */
export function CalendarFeed({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { name = '' } = use(SignedIn);
  /** Null if there is none, and undefined until we know. */
  const [feed, setFeed] = useState<Feed>();
  const [address, setAddress] = useState('');
  const [notice, setNotice] = useState({ role: 'status', text: '' });

  /** `run` resolves to what to say then. */
  async function act(failure: string, run: () => Promise<string>) {
    try {
      setNotice({ role: 'status', text: await run() });
    } catch (error) {
      setNotice({ role: 'alert', text: `${failure} ${reasonOf(error)}` });
    }
  }

  function look() {
    setFeed(undefined);
    setAddress('');
    setNotice({ role: 'status', text: 'Loading…' });
    act("We can't tell if there's an address already.", async () => {
      setFeed((await read(['/api/calendar'], calendarSchema)).feed);
      return '';
    });
  }

  const create = () =>
    act('Not created.', async () => {
      const { path } = await change('POST', '/api/calendar', newCalendarSchema);
      setAddress(location.origin + path);
      setFeed({ by: name, at: new Date().toISOString() });
      return '';
    });

  const revoke = () =>
    act('Not revoked.', async () => {
      await remove('/api/calendar');
      setAddress('');
      setFeed(null);
      return 'Revoked. The old address no longer works.';
    });

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setNotice({ role: 'status', text: isCopied ? 'Copied.' : "Couldn't copy. Select the address and copy it yourself." });
  }

  return (
    <Dialog
      ref={ref}
      aria-labelledby="inbox-calendar"
      onToggle={({ newState }) => newState === 'open' && look()}
      onClose={() => setAddress('')}
    >
      <h2 id="inbox-calendar">Calendar of visits</h2>
      <p>
        Your calendar app can subscribe to a private address and show confirmed visits. Anyone who has the address can see them.
      </p>
      {feed && address === '' && (
        <p>
          {`${feed.by} created one on ${fullTime(feed.at)}. For safety, its address is shown only once. If you lost it, create a new one, and the old one stops working.`}
        </p>
      )}
      {address && (
        <Address>
          <label htmlFor="inbox-calendar-address">Address (copy it now, we won't show it again)</label>
          <Input id="inbox-calendar-address" readOnly value={address} onFocus={({ target }) => target.select()} />
          <SmallButton data-kind="main" onClick={copy}>
            Copy
          </SmallButton>
        </Address>
      )}
      <p role={notice.role}>{notice.text}</p>
      <ButtonRow>
        {feed === undefined && notice.role === 'alert' && (
          <SmallButton data-kind="main" onClick={look}>
            Try again
          </SmallButton>
        )}
        {feed !== undefined && (
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
