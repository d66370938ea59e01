import { type ReactNode, type RefObject, use, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, secondaryText, space } from '../../components/theme.ts';
import { devicesSchema, type Devices as SignedInDevices, sessionDays } from '../../schema/session.ts';
import { read, remove } from '../api.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Dialog } from '../Dialog.tsx';
import { reasonOf } from '../reasons.ts';
import { ButtonRow, SmallButton } from '../SmallButton.tsx';
import { shortTime } from '../times.ts';
import { Now } from '../use-now.ts';
import { hasPasskeys, isRefusal, makePasskey } from './passkeys.ts';

/** Where somebody is signed in, and passkeys. Each can be ended here. Open it with `showModal`; it reads the list then. */
export function Devices({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const now = use(Now);
  const [list, setList] = useState<SignedInDevices | null>(null);
  const [notice, setNotice] = useState<{ role: 'status' | 'alert'; text: string } | null>(null);

  const dialog = useRef<HTMLDialogElement>(null);
  const [unwanted, setUnwanted] = useState<SignedInDevices['passkeys'][number] | null>(null);

  /** Runs a change, then reads the list again. `done` is what to say then. */
  async function act(done: string, run: () => Promise<void>) {
    try {
      await run();
      setList(await read(['/api/session/devices'], devicesSchema));
      setNotice({ role: 'status', text: done });
    } catch (error) {
      setNotice({ role: 'alert', text: isRefusal(error) ? 'No passkey was made.' : reasonOf(error) });
    }
  }

  return (
    <Dialog
      ref={ref}
      aria-labelledby="inbox-devices"
      onToggle={({ newState }) => newState === 'open' && act('', async () => {})}
      onClose={() => setNotice(null)}
    >
      <h2 id="inbox-devices">Devices and passkeys</h2>
      <p>{`A device stays signed in for ${sessionDays} days.`} Sign out the ones you've lost or no longer use.</p>
      <List aria-label="Signed-in devices">
        {list?.devices.map(({ id, name, device, usedAt, isThis }) => (
          <Entry
            key={id}
            title={`${device}, ${name}`}
            about={isThis ? 'This device' : `Last used ${shortTime(usedAt, now)}`}
            action={
              !isThis && (
                <SmallButton onClick={() => act('Signed out.', () => remove(`/api/session/devices/${id}`))}>Sign out</SmallButton>
              )
            }
          />
        ))}
      </List>
      {list && list.passkeys.length > 0 && (
        <List aria-label="Passkeys">
          {list.passkeys.map((passkey) => {
            const { id, name, device, madeAt, usedAt } = passkey;
            return (
              <Entry
                key={id}
                title={`Passkey: ${device}, ${name}`}
                about={usedAt ? `Last used ${shortTime(usedAt, now)}` : `Made ${shortTime(madeAt, now)}, not used yet`}
                action={
                  <SmallButton
                    data-kind="signal"
                    onClick={() => {
                      setUnwanted(passkey);
                      dialog.current?.showModal();
                    }}
                  >
                    Remove…
                  </SmallButton>
                }
              />
            );
          })}
        </List>
      )}
      <p role={notice?.role ?? 'status'}>{list ? notice?.text : (notice?.text ?? 'Loading…')}</p>
      {list && hasPasskeys() && <p>With a passkey, you sign in with your fingerprint, face, or PIN instead of the token.</p>}
      <ButtonRow>
        {list && hasPasskeys() && (
          <SmallButton data-kind="main" onClick={() => act('You can sign in with the passkey from now on.', makePasskey)}>
            Add a passkey
          </SmallButton>
        )}
        <SmallButton onClick={() => ref.current?.close()}>Close</SmallButton>
      </ButtonRow>
      <ConfirmDialog
        ref={dialog}
        title="Remove this passkey?"
        text={`Nobody can sign in with it any more: ${unwanted?.device}, ${unwanted?.name}.`}
        action="Remove"
        cancel="Keep it"
        onConfirm={() => unwanted && act('Passkey removed.', () => remove(`/api/session/passkeys/${unwanted.id}`))}
      />
    </Dialog>
  );
}

function Entry({ title, about, action }: { title: string; about: string; action: ReactNode }) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>{about}</p>
      </div>
      {action}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  &:empty {
    display: none;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[3]};
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color.rule};
    overflow-wrap: anywhere;
  }
  p {
    ${secondaryText}
  }
  button {
    flex: none;
  }
`;
