import { useEffect, useState } from 'react';

/** The image at an address. Null until it has loaded. */
export function useImage(src: string): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, HTMLImageElement>>(new Map());
  useEffect(() => {
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => setLoaded((before) => (before.has(src) ? before : new Map(before).set(src, image))),
      (error: unknown) => console.error(`The pattern ${src} did not load`, error),
    );
  }, [src]);
  return loaded.get(src) ?? null;
}
