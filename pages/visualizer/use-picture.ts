import { startTransition, useEffect, useState } from 'react';

/** Pictures that have been loaded, so that a floor chosen again is there at once. */
const loaded = new Map<string, HTMLImageElement>();

/** The picture of an address, or null while it is on its way. */
export function usePicture(src: string): HTMLImageElement | null {
  const [, setArrived] = useState('');
  useEffect(() => {
    if (loaded.has(src)) return;
    let wanted = true;
    const picture = new Image();
    picture.src = src;
    picture.decode().then(
      () => {
        loaded.set(src, picture);
        // All of the visualizer is rendered anew, in slices between which it answers.
        if (wanted) startTransition(() => setArrived(src));
      },
      (error: unknown) => console.error(`The pattern ${src} did not load`, error),
    );
    return () => {
      wanted = false;
    };
  }, [src]);
  return loaded.get(src) ?? null;
}
