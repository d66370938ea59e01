import { type RefObject, useEffect, useRef } from 'react';

/** The heading of a part that replaces another takes the focus and the top of the window, so that everything goes on there. */
export function useFocusOnShow<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: 'start' });
  }, []);
  return shown;
}
