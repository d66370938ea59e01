import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when it first appears and scrolls it to the top, so visitors continue there. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, []);
  return element;
}
