import { lazy, Suspense, useEffect, useState } from 'react';
import type { FloorPattern } from '../engine/floor-pattern.ts';
import type { Sides } from '../plan/estimate.ts';
import type { ViewFloor } from '../room-view/view-floor.ts';
import { PhotoPicker } from './photo/PhotoPicker.tsx';

export interface OwnRoomProps {
  floor: ViewFloor;
  pattern: FloorPattern;
  /** Degrees. */
  rotation: number;
  /** Whole feet of the room, measured from the photo after the visitor gave a length; null until then. */
  onMeasure: (sides: Sides | null) => void;
  /** The canvas with the finished picture; null while there is none. */
  onPicture: (canvas: HTMLCanvasElement | null) => void;
}

const PhotoEditor = lazy(async () => ({ default: (await import('./PhotoEditor.tsx')).PhotoEditor }));

/** Starts with the photo picker and loads the editor when there is a photo. The photo stays in memory and is never stored. */
export function OwnRoom(props: OwnRoomProps) {
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
      <PhotoEditor {...props} photo={photo} removePhoto={removePhoto} />
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
