import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PhotoPicker } from '../../visualizer/own-room/photo/PhotoPicker.tsx';
import type { SeenFloor } from '../../visualizer/room-view/seen-floor.ts';

export interface OwnRoomProps {
  /** Ids of the plan's rooms, by which its address is understood. */
  rooms: readonly string[];
  floors: readonly SeenFloor[];
}

const Workbench = lazy(async () => ({ default: (await import('../../visualizer/own-room/Workbench.tsx')).Workbench }));

/** A photo is picked here; what works on it is fetched only then. The photo is kept in memory and nowhere else. */
export function OwnRoom({ rooms, floors }: OwnRoomProps) {
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [state, setState] = useState({ opening: false, problem: '' });
  const removed = useRef(false);

  // Memory for tens of megabytes is not left to be found by chance.
  useEffect(() => () => photo?.close(), [photo]);

  async function open(file: Blob) {
    setState({ opening: true, problem: '' });
    try {
      const [{ readPhoto, photoProblems }] = await Promise.all([
        import('../../visualizer/own-room/photo/read-photo.ts'),
        import('../../visualizer/own-room/Workbench.tsx'),
      ]);
      const read = await readPhoto(file);
      const opened = typeof read !== 'string';
      if (opened) setPhoto(read);
      setState({ opening: false, problem: opened ? '' : photoProblems[read] });
    } catch (error) {
      console.error('The photo could not be opened', error);
      setState({
        opening: false,
        problem: 'This part of the page did not load. Check the connection and choose the photo again.',
      });
    }
  }

  function remove() {
    removed.current = true;
    setPhoto(null);
  }

  if (!photo) return <PhotoPicker {...state} open={open} focused={removed.current} />;
  return (
    <Suspense>
      <Workbench photo={photo} rooms={rooms} floors={floors} remove={remove} />
    </Suspense>
  );
}
