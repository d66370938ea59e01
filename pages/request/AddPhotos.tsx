import { type ChangeEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/form/Button.tsx';
import { useWords } from '#components/page-language.ts';
import { canReadPixels } from '#components/photo/can-read-pixels.ts';
import { color, space } from '#components/theme.ts';
import { photoLimits } from '#schema/api/photo.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Uploads } from './use-uploads.ts';

interface AddPhotosProps {
  uploads: Uploads;
  /** How many photos the request has. */
  count: number;
}

/** Lets the visitor take or choose photos, and shows those that aren't sent yet. */
export function AddPhotos({ uploads: { list, hasSent, addFiles, retry }, count }: AddPhotosProps) {
  const words = useWords('ownRequest.photos');
  const hint = useId();
  const [isMadeSmaller] = useState(canReadPixels);
  const isSending = list.some(({ problem }) => !problem);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    addFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <>
      <p id={hint}>
        <span>{fill(words.hint, photoLimits)}</span> <span>{isMadeSmaller ? words.smaller : words.asTheyAre}</span>
      </p>
      {count < photoLimits.count ? (
        <Picker>
          <input type="file" accept="image/*" multiple aria-describedby={hint} onChange={choose} />
          <span>{count > 0 ? words.addMore : words.add}</span>
        </Picker>
      ) : (
        <p>{fill(words.full, photoLimits)}</p>
      )}
      <p role="status">{isSending ? words.sending : hasSent && words.sent}</p>
      {list.length > 0 && (
        <UploadList>
          {list.map((upload) => (
            <li key={upload.key}>
              <b>{upload.name}</b>
              {upload.problem && <p role="alert">{upload.problem.text}</p>}
              {upload.problem?.isTemporary && (
                <Button
                  type="button"
                  data-kind="quiet"
                  onClick={() => retry(upload)}
                  aria-label={fill(words.sendAgain, { name: upload.name })}
                >
                  {words.again}
                </Button>
              )}
            </li>
          ))}
        </UploadList>
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

const UploadList = styled.ul`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;
