import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import type { StoredPhoto } from '#schema/api/photo.ts';
import { PhotoViewer } from './PhotoViewer.tsx';

interface PhotosProps {
  /** The request's id. */
  id: string;
  photos: readonly StoredPhoto[];
}

/** What the visitor sent along: photos, and a picture from the visualizer. Each opens in a large view. */
export function Photos({ id, photos }: PhotosProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = picturesOf({ id, photos });

  function enlarge(index: number) {
    setShown(index);
    dialog.current?.showModal();
  }

  return (
    <section aria-labelledby="inbox-photos">
      <h3 id="inbox-photos">Photos</h3>
      <PhotoGrid>
        {pictures.map(({ title, ...picture }, index) => (
          <li key={picture.src}>
            <Enlarge type="button" aria-label={`Enlarge: ${title}`} onClick={() => enlarge(index)}>
              <img {...picture} alt="" loading="lazy" decoding="async" />
              <span>{title}</span>
            </Enlarge>
          </li>
        ))}
      </PhotoGrid>
      <PhotoViewer ref={dialog} pictures={pictures} shown={shown} onShow={setShown} />
    </section>
  );
}

/** Photos first, with what each is called. */
export function picturesOf({ id, photos }: PhotosProps) {
  return photos
    .toSorted((a, b) => Number(a.kind === 'visualizer') - Number(b.kind === 'visualizer'))
    .map(({ name, kind }, index) => ({
      src: `/api/requests/${id}/photos/${name}`,
      title: kind === 'visualizer' ? 'From the visualizer' : `Photo ${index + 1}`,
    }));
}

/** Pictures beside each other, cut to one shape. */
const PhotoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40%), 1fr));
  gap: ${space[3]};
  max-width: 40rem;
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border: 1px solid ${color.rule};
    background: ${color.sunken};
  }
`;

const Enlarge = styled.button`
  display: grid;
  gap: ${space[1]};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${size.small};
  text-align: left;
  cursor: zoom-in;
`;
