import { type ChangeEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readSmallPhoto } from '../../../components/photo/read-small-photo.ts';
import { color, space } from '../../../components/theme.ts';
import { jobLimits } from '../../../schema/job.ts';
import { jobPhotoKinds } from '../../../schema/photo.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { Rows } from '../../Rows.tsx';
import { reasonOf } from '../../reasons.ts';
import { SmallButton } from '../../SmallButton.tsx';
import { PhotoGrid } from '../Photos.tsx';
import { deleteJobPhoto, type JobPhotoKind, sendJobPhoto } from './job-api.ts';

interface CrewPhotosProps {
  request: Pick<StoredRequest, 'id' | 'photos'>;
  reload: () => void;
}

const labels = { before: 'Before', after: 'After' } as const;

/** The crew's photos. Each is made small on the phone, which leaves its metadata behind. */
export function CrewPhotos({ request: { id, photos }, reload }: CrewPhotosProps) {
  const [notice, setNotice] = useState<{ role: 'status' | 'alert'; text: string } | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const countLine = useRef<HTMLParagraphElement>(null);
  const [unwanted, setUnwanted] = useState({ name: '', title: '' });
  const count = photos.filter(({ kind }) => kind === 'before' || kind === 'after').length;

  async function addFiles(kind: JobPhotoKind, { target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, jobLimits.photos - count);
    // The same file can be chosen again.
    target.value = '';
    const problems: string[] = [];
    for (const [index, file] of files.entries()) {
      setNotice({ role: 'status', text: `Sending photo ${index + 1} of ${files.length}…` });
      try {
        const photo = await readSmallPhoto(file, 'en', "It can't be made small enough to send.");
        if (!(photo instanceof Blob)) problems.push(`${file.name}: ${photo.problem}`);
        else await sendJobPhoto(id, kind, photo);
      } catch (error) {
        problems.push(`${file.name}: ${reasonOf(error)}`);
      }
    }
    reload();
    setNotice(problems.length > 0 ? { role: 'alert', text: problems.join(' ') } : { role: 'status', text: 'Sent.' });
  }

  function ask(name: string, title: string) {
    setUnwanted({ name, title });
    dialog.current?.showModal();
  }

  async function deletePhoto(name: string) {
    try {
      await deleteJobPhoto(id, name);
      setNotice({ role: 'status', text: 'Deleted.' });
      // The button that asked is gone.
      countLine.current?.focus();
      reload();
    } catch (error) {
      setNotice({ role: 'alert', text: `Not deleted. ${reasonOf(error)}` });
    }
  }

  return (
    <Parts>
      {jobPhotoKinds.map((kind) => {
        const title = labels[kind];
        return (
          <section key={kind} aria-label={`Photos ${kind}`}>
            <h4>{title}</h4>
            <PhotoGrid>
              {photos
                .filter((photo) => photo.kind === kind)
                .map(({ name }, index) => {
                  const label = `${title} ${index + 1}`;
                  return (
                    <li key={name}>
                      <img src={`/api/requests/${id}/photos/${name}`} alt={label} loading="lazy" />
                      <SmallButton onClick={() => ask(name, label)} aria-label={`Delete: ${label}`}>
                        Delete…
                      </SmallButton>
                    </li>
                  );
                })}
            </PhotoGrid>
            {count < jobLimits.photos && (
              <SmallButton as="label">
                <span>{kind === 'before' ? 'Add photos from before' : 'Add photos from after'}</span>
                <input type="file" accept="image/*" multiple className="unseen" onChange={(event) => addFiles(kind, event)} />
              </SmallButton>
            )}
          </section>
        );
      })}
      <p className="more" ref={countLine} tabIndex={-1}>
        {`${count} of ${jobLimits.photos} photos. Nobody sees them before the customer allows it on their page.`}
      </p>
      <p role={notice?.role ?? 'status'}>{notice?.text}</p>
      <ConfirmDialog
        ref={dialog}
        title={`Delete “${unwanted.title}”?`}
        text="You can't undo this."
        action="Delete"
        cancel="Keep it"
        onConfirm={() => deletePhoto(unwanted.name)}
      />
    </Parts>
  );
}

const Parts = styled(Rows)`
  ul {
    margin-block: ${space[2]};
  }
  ul:empty {
    display: none;
  }
  li {
    display: grid;
    gap: ${space[1]};
  }
  label:focus-within {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
  p:empty {
    display: none;
  }
`;
