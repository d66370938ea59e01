import { type RefObject, useState } from 'react';
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
  const [failure, setFailure] = useState('');

  /** Shows which there are after `run`, which resolves to a new address, or to ''. */
  async function act(run: () => Promise<string>) {
    setFailure('');
    try {
      setAddress(await run());
      setFeeds((await read<Calendars>('/api/calendar')).feeds);
    } catch (error) {
      setFailure(reasonOf(error));
    }
  }

  function look() {
    setFeeds(undefined);
    act(async () => '');
  }

  const create = () => act(async () => location.origin + (await change<NewCalendar>('POST', '/api/calendar')).path);

  const revoke = (id: string) =>
    act(async () => {
      await remove(`/api/calendar/${id}`);
      return '';
    });

  return (
    <Dialog ref={ref} aria-labelledby="inbox-calendar" onToggle={({ newState }) => newState === 'open' && look()}>
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
          <Input id="inbox-calendar-address" readOnly autoFocus value={address} onFocus={({ target }) => target.select()} />
        </Address>
      )}
      <p role="alert">{failure}</p>
      <ButtonRow>
        {feeds && (
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
