import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, space } from '#components/theme.ts';
import type { StoredPhoto } from '#schema/api/photo.ts';
import { fill } from '#schema/rules/fill.ts';
import { useOpenRequest } from './open-request.ts';
import { readStoredPhoto } from './visitor-api.ts';

/** The photos that the request has. */
export function StoredPhotos({ photos }: { photos: readonly StoredPhoto[] }) {
  const words = useWords('requestView.photos');
  if (photos.length === 0) return null;
  return (
    <PhotoList>
      {photos.map(({ name, kind }, index) => (
        <li key={name}>
          <Photo name={name} alt={kind === 'visualizer' ? words.picture : fill(words.photo, { number: index + 1 })} />
        </li>
      ))}
    </PhotoList>
  );
}

interface PhotoProps {
  name: string;
  alt: string;
}

/** A photo that only the request's link opens. */
function Photo({ name, alt }: PhotoProps) {
  const { unreadable } = useWords('requestView.photos');
  const { fragment } = useOpenRequest();
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    readStoredPhoto(fragment, name).then(
      (read) => isCurrent && setUrl(read),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [fragment, name]);

  if (hasFailed) return <p>{fill(unreadable, { photo: alt })}</p>;
  return url ? <img src={url} alt={alt} /> : <i />;
}

const PhotoList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space[3]};
  img,
  i {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    background: ${color.sunken};
  }
`;
