import { type ChangeEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { photoLimits } from '../../schema/photo.ts';
import { Button } from '../form/Button.tsx';
import { color, radius, size, space } from '../theme.ts';
import type { Upload, Uploads } from './use-uploads.ts';

interface AddPhotosProps {
  fragment: string;
  uploads: Uploads;
  /** Photos that the request already has. */
  storedCount?: number;
}

const stateText = {
  waiting: 'Waiting',
  sending: 'Sending...',
  sent: 'Sent',
  failed: 'Not sent',
  unusable: 'Not sent',
} as const;

/** Lets the visitor take or choose photos, and shows how far each has come. */
export function AddPhotos({ fragment, uploads: { list, addFiles, retry }, storedCount = 0 }: AddPhotosProps) {
  const hint = useId();
  const [leftOut, setLeftOut] = useState(0);
  const isPhoto = ({ kind, state }: Upload) => kind === 'photo' && state !== 'unusable';
  const room = photoLimits.count - storedCount - list.filter(isPhoto).length;
  const done = list.filter(({ state }) => state === 'sent').length;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    addFiles(fragment, files.slice(0, room));
    setLeftOut(Math.max(files.length - room, 0));
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <p id={hint}>
        Show us the floor you have now, the room, and anything that worries you. You can add up to {photoLimits.count} photos.
        Your device shrinks them and removes where they were taken before it sends them.
      </p>
      {room > 0 ? (
        <Picker>
          <input type="file" accept="image/*" multiple aria-describedby={hint} onChange={choose} />
          <span>{list.length + storedCount > 0 ? 'Add more photos' : 'Add photos'}</span>
        </Picker>
      ) : (
        <p>You've added {photoLimits.count} photos, which is the most we can take.</p>
      )}
      {leftOut > 0 && (
        <p role="alert">
          We can take {photoLimits.count} photos, so we left out {leftOut === 1 ? 'the last one' : `the last ${leftOut}`}.
        </p>
      )}
      {list.length > 0 && (
        <>
          <p role="status">
            {done} of {list.length} {list.length === 1 ? 'photo' : 'photos'} sent
          </p>
          <List>
            {list.map((upload) => (
              <li key={upload.key} data-state={upload.state}>
                {upload.url ? <img src={upload.url} alt="" /> : <i />}
                <div>
                  <span>{upload.name}</span>
                  <b>{stateText[upload.state]}</b>
                  {upload.state === 'sending' && <progress aria-label={`Sending ${upload.name}`} />}
                  {upload.problem && <p role="alert">{upload.problem}</p>}
                </div>
                {upload.state === 'failed' && (
                  <Button
                    type="button"
                    data-kind="quiet"
                    onClick={() => retry(fragment, upload)}
                    aria-label={`Send ${upload.name} again`}
                  >
                    Send again
                  </Button>
                )}
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
}

const Picker = styled.label`
  position: relative;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  padding: ${space[2]} ${space[5]};
  border: 2px solid ${color.accent};
  border-radius: ${radius.small};
  color: ${color.accent};
  font-weight: 650;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  &:focus-within {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  /* Stays invisible under its label while it has the focus. */
  && input {
    position: absolute;
    inset: 0;
    opacity: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    clip-path: none;
    cursor: pointer;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    align-items: center;
  }
  li > button {
    grid-column: 2;
    justify-self: start;
  }
  img,
  i {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${radius.small};
    background: ${color.sunken};
    object-fit: cover;
  }
  div {
    display: grid;
    min-width: 0;
    line-height: 1.4;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  [data-state='sent'] b {
    color: ${color.success};
  }
  [data-state='failed'] b,
  [data-state='unusable'] b,
  [role='alert'] {
    color: ${color.signal};
  }
  [role='alert'] {
    font-size: ${size.small};
  }
  progress {
    width: 100%;
    accent-color: ${color.accent};
  }
`;
