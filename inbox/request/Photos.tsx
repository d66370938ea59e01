import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import type { StoredPhoto } from '#schema/api/photo.ts';

interface PhotosProps {
  /** The request's id. */
  id: string;
  photos: readonly StoredPhoto[];
}

/** What the visitor sent along: photos, and a picture from the visualizer. Each opens in a new tab, where it can be zoomed. */
export function Photos({ id, photos }: PhotosProps) {
  return (
    <section aria-labelledby="inbox-photos">
      <h3 id="inbox-photos">Photos</h3>
      <PhotoGrid>
        {picturesOf({ id, photos }).map(({ title, src }) => (
          <li key={src}>
            <a href={src} target="_blank" rel="noopener">
              <img src={src} alt="" loading="lazy" decoding="async" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </PhotoGrid>
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
  a {
    display: grid;
    gap: ${space[1]};
    color: ${color.ink};
    font-size: ${size.small};
  }
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border: 1px solid ${color.rule};
    background: ${color.sunken};
  }
`;
