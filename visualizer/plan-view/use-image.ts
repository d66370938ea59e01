import { useEffect, useState } from 'react';

/** The image at an address. Null until it has loaded, and without an address. */
export function useImage(src: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, HTMLImageElement>>(new Map());
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => setLoaded((before) => (before.has(src) ? before : new Map(before).set(src, image))),
      (error: unknown) => console.error(`The pattern ${src} did not load`, error),
    );
  }, [src]);
  return (src && loaded.get(src)) || null;
}
