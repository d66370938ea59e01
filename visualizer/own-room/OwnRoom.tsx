import { lazy, Suspense, useEffect, useState } from 'react';
import type { ViewFloor } from '../room-view/view-floor.ts';
import { PhotoPicker } from './photo/PhotoPicker.tsx';

export interface OwnRoomProps {
  /** Rooms of the plan. */
  rooms: readonly { id: string }[];
  floors: readonly ViewFloor[];
}

const PhotoEditor = lazy(async () => ({ default: (await import('./PhotoEditor.tsx')).PhotoEditor }));

/** Starts with the photo picker and loads the editor when there is a photo. The photo stays in memory and is never stored. */
export function OwnRoom({ rooms, floors }: OwnRoomProps) {
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [state, setState] = useState({ isOpening: false, problem: '', hasFocus: false });

  // A photo takes tens of megabytes, so don't wait for the garbage collector.
  useEffect(() => () => photo?.close(), [photo]);

  async function open(file: Blob) {
    setState({ isOpening: true, problem: '', hasFocus: false });
    const [opened, problem] = await tryToOpen(file);
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
      <PhotoEditor photo={photo} rooms={rooms} floors={floors} removePhoto={removePhoto} />
    </Suspense>
  );
}

/** Returns the photo in a file, or a message saying what is wrong with it. */
async function tryToOpen(file: Blob): Promise<[ImageBitmap, ''] | [null, string]> {
  try {
    const [{ readPhoto, photoProblems }] = await Promise.all([import('./photo/read-photo.ts'), import('./PhotoEditor.tsx')]);
    const photo = await readPhoto(file);
    return typeof photo === 'string' ? [null, photoProblems[photo]] : [photo, ''];
  } catch (error) {
    console.error('The photo could not be opened', error);
    return [null, 'This part of the page did not load. Check the connection and choose the photo again.'];
  }
}
