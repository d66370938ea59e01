import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { usePageLanguage, useWords } from '#components/page-language.ts';
import { canReadPixels } from '#components/photo/can-read-pixels.ts';
import type { OpenedPhoto } from '#components/photo/read-photo.ts';
import type { Language } from '#schema/rules/language.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';
import type { FloorPattern } from '../engine/floor-pattern.ts';
import type { RoomFloor } from '../engine/scene.ts';
import { PhotoPicker } from './photo/PhotoPicker.tsx';

export interface OwnRoomProps {
  floor: RoomFloor;
  pattern: FloorPattern;
  /** Degrees. */
  rotation: number;
  /** The canvas with the finished picture. Null while there is none. */
  onPicture: (canvas: HTMLCanvasElement | null) => void;
}

const PhotoEditor = lazy(async () => ({ default: (await import('./PhotoEditor.tsx')).PhotoEditor }));

/** Starts with the photo picker and loads the editor when there is a photo. The photo stays in memory and is never stored. */
export function OwnRoom({ floor, pattern, rotation, onPicture }: OwnRoomProps) {
  const { language } = usePageLanguage();
  const words = useWords('photoTools');
  const [photo, setPhoto] = useState<OpenedPhoto | null>(null);
  const [state, setState] = useState({ isOpening: false, problem: '', hasFocus: false });
  const latest = useRef<Blob | null>(null);

  // A photo takes tens of megabytes, so don't wait for the garbage collector.
  useEffect(() => () => photo?.bitmap.close(), [photo]);

  async function open(file: Blob) {
    setState({ isOpening: true, problem: '', hasFocus: false });
    latest.current = file;
    const [opened, problem] = await tryToOpen(file, language, words);
    // Meanwhile, the visitor may have chosen another one.
    if (latest.current !== file) return opened?.bitmap.close();
    setPhoto(opened);
    setState({ isOpening: false, problem, hasFocus: false });
  }

  function removePhoto() {
    setState({ isOpening: false, problem: '', hasFocus: true });
    setPhoto(null);
  }

  if (!photo) return <PhotoPicker {...state} open={open} />;
  return (
    <Suspense>
      <PhotoEditor photo={photo} newFloor={{ floor, pattern, rotation }} onPicture={onPicture} removePhoto={removePhoto} />
    </Suspense>
  );
}

/** Returns the photo in a file, or a message saying what is wrong with it. */
async function tryToOpen(
  file: Blob,
  language: Language,
  { hidden, notLoaded }: PhotoToolsWords,
): Promise<[OpenedPhoto, ''] | [null, string]> {
  if (!canReadPixels()) return [null, hidden];
  try {
    const [{ readPhoto }, { photoProblems }] = await Promise.all([
      import('#components/photo/read-photo.ts'),
      import('#schema/api/photo-problems.ts'),
      import('./PhotoEditor.tsx'),
    ]);
    const photo = await readPhoto(file);
    return typeof photo === 'string' ? [null, photoProblems[language][photo]] : [photo, ''];
  } catch (error) {
    console.error('The photo could not be opened', error);
    return [null, notLoaded];
  }
}
