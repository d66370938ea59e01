import { type RefObject, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Input } from '#components/form/Field.tsx';
import { size, space } from '#components/theme.ts';
import type { Calendars, NewCalendar } from '#schema/api/visit.ts';
import { change, read, remove } from '../api.ts';
import { Dialog } from '../Dialog.tsx';
import { reasonOf } from '../reasons.ts';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { fullTime } from '../times.ts';

/** Creates and revokes addresses that calendar apps subscribe to. Open it with `showModal`; it looks then which there are. */
export function CalendarFeed({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  /** Undefined until we know. */
  const [feeds, setFeeds] = useState<Calendars['feeds']>();
  const [address, setAddress] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState({ role: 'status', text: '' });

  /** `run` resolves to what to say then. */
  async function act(failure: string, run: () => Promise<string>) {
    try {
      const text = await run();
      setFeeds((await read<Calendars>('/api/calendar')).feeds);
      setNotice({ role: 'status', text });
    } catch (error) {
      setNotice({ role: 'alert', text: `${failure} ${reasonOf(error)}` });
    }
  }

  function look() {
    setFeeds(undefined);
    setAddress('');
    setNotice({ role: 'status', text: 'Loading…' });
    act("We can't tell which addresses there are.", async () => '');
  }

  const create = () =>
    act('Not created.', async () => {
      const { path } = await change<NewCalendar>('POST', '/api/calendar');
      setAddress(location.origin + path);
      return '';
    });

  const revoke = (id: string) =>
    act('Not revoked.', async () => {
      await remove(`/api/calendar/${id}`);
      setAddress('');
      return 'Revoked. The address no longer works.';
    });

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setNotice({ role: 'status', text: 'Copied.' });
    } catch {
      // There's no clipboard without https, or in some apps' own browsers.
      field.current?.select();
      setNotice({ role: 'status', text: "Couldn't copy. The address is selected, so you can copy it yourself." });
    }
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
        It works for as long as you can sign in here.
      </p>
      {feeds && feeds.length > 0 && (
        <Feeds aria-label="Addresses">
          {feeds.map(({ id, by, at }) => (
            <li key={id}>
              <span>{`${by} created one on ${fullTime(at)}.`}</span>
              <SmallButton data-kind="signal" onClick={() => revoke(id)}>
                Revoke
              </SmallButton>
            </li>
          ))}
        </Feeds>
      )}
      {address && (
        <Address>
          <label htmlFor="inbox-calendar-address">Address (copy it now, we won't show it again)</label>
          <Input ref={field} id="inbox-calendar-address" readOnly value={address} onFocus={({ target }) => target.select()} />
          <SmallButton data-kind="main" onClick={copy}>
            Copy
          </SmallButton>
        </Address>
      )}
      <p role={notice.role}>{notice.text}</p>
      <ButtonRow>
        {feeds === undefined && notice.role === 'alert' && (
          <SmallButton data-kind="main" onClick={look}>
            Try again
          </SmallButton>
        )}
        {feeds !== undefined && (
          <SmallButton data-kind={feeds.length > 0 ? undefined : 'main'} onClick={create}>
            Create address
          </SmallButton>
        )}
        <SmallButton onClick={() => ref.current?.close()}>Close</SmallButton>
      </ButtonRow>
    </Dialog>
  );
}

const Feeds = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`;

const Address = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
`;
