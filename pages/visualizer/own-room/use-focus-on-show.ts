import { type RefObject, useEffect, useRef } from 'react';

/** The heading of a part that replaces another takes the focus, so that reading and tabbing go on there. */
export function useFocusOnShow<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => shown.current?.focus(), []);
  return shown;
}
