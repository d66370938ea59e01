import { type ChangeEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { useWords } from '#components/page-language.ts';
import { canReadPixels } from '#components/photo/can-read-pixels.ts';
import { color, size, space } from '#components/theme.ts';
import { photoLimits, type StoredPhoto } from '#schema/api/photo.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Uploads } from './use-uploads.ts';

interface AddPhotosProps {
  fragment: string;
  uploads: Uploads;
  /** What the request has already, maybe including some of the uploads. */
  stored: readonly StoredPhoto[];
}

/** Lets the visitor take or choose photos, and shows how far each has come. */
export function AddPhotos({ fragment, uploads: { list, addFiles, retry }, stored }: AddPhotosProps) {
  const words = useWords('ownRequest.photos');
  const hint = useId();
  /** Their names. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isMadeSmaller] = useState(canReadPixels);
  const storedNames = stored.filter(({ kind }) => kind === 'photo').map(({ name }) => name);
  const usable = list.filter(({ kind, state }) => kind === 'photo' && state !== 'unusable');
  // The server stores the same photo only once.
  const taken = new Set([...storedNames, ...usable.map(({ key, storedName }) => storedName ?? key)]).size;
  const room = photoLimits.count - taken;
  const done = list.filter(({ state }) => state === 'sent').length;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    addFiles(fragment, files.slice(0, room));
    setLeftOut(files.slice(room).map(({ name }) => name));
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <p id={hint}>
        <span>{fill(words.hint, photoLimits)}</span> <span>{isMadeSmaller ? words.smaller : words.asTheyAre}</span>
      </p>
      {room > 0 ? (
        <Picker>
          <input type="file" accept="image/*" multiple aria-describedby={hint} onChange={choose} />
          <span>{list.length + storedNames.length > 0 ? words.addMore : words.add}</span>
        </Picker>
      ) : (
        <p>{fill(words.full, photoLimits)}</p>
      )}
      {leftOut.length > 0 && <p role="alert">{fill(words.leftOut, { count: photoLimits.count, names: leftOut.join(', ') })}</p>}
      {list.length > 0 && (
        <>
          <p role="status">{fill(list.length === 1 ? words.sentOfOne : words.sentOf, { done, total: list.length })}</p>
          <PhotoList>
            {list.map((upload) => (
              <li key={upload.key}>
                {upload.url ? <img src={upload.url} alt="" /> : <i />}
                <div>
                  <span>{upload.name}</span>
                  <State $state={upload.state}>{words.states[upload.state]}</State>
                  {upload.state === 'sending' && <progress aria-label={fill(words.sending, { name: upload.name })} />}
                  {upload.problem && <Problem role="alert">{upload.problem}</Problem>}
                </div>
                {upload.state === 'failed' && (
                  <Button
                    type="button"
                    data-kind="quiet"
                    onClick={() => retry(fragment, upload)}
                    aria-label={fill(words.sendAgain, { name: upload.name })}
                  >
                    {words.again}
                  </Button>
                )}
              </li>
            ))}
          </PhotoList>
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
  border: 2px solid ${color.ink};
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

const PhotoList = styled.ul`
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
  progress {
    width: 100%;
    accent-color: ${color.accent};
  }
`;

const stateColors = {
  waiting: color.inkMuted,
  sending: color.inkMuted,
  sent: color.success,
  failed: color.signal,
  unusable: color.signal,
};

const State = styled.b<{ $state: keyof typeof stateColors }>`
  font-size: ${size.small};
  color: ${({ $state }) => stateColors[$state]};
`;

const Problem = styled.p`
  font-size: ${size.small};
  color: ${color.signal};
`;
