import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepArea, keptArea, notePauseMs, parseArea } from './area.ts';

const never = () => () => {};

/** The area that totals are for, and the attributes of its field. It starts with the one that the tab keeps from another page. */
export function useArea(example: number) {
  const kept = useSyncExternalStore(never, keptArea, () => null);
  const [typed, setTyped] = useState<string>();
  const [settled, setSettled] = useState<number | null>(example);
  const field = useRef<HTMLInputElement>(null);
  // What the visitor typed before the island woke. Runs before the first event, like in use-query-state.ts.
  useLayoutEffect(() => {
    const before = field.current?.value;
    if (!before) return;
    setTyped(before);
    keepArea(parseArea(before));
  }, []);
  const value = typed ?? String(kept ?? '');
  const area = value.trim() ? parseArea(value) : example;
  useEffect(() => {
    const pause = setTimeout(() => setSettled(area), notePauseMs);
    return () => clearTimeout(pause);
  }, [area]);
  const noted = typed === undefined ? area : settled;
  return {
    /** Square feet; null while the field has something else in it. */
    area,
    /** The area that the note is about: after a pause, the same. */
    noted,
    input: {
      ref: field,
      value,
      'aria-invalid': (area ?? noted) === null || undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        if (typed === undefined) setSettled(area);
        setTyped(target.value);
        keepArea(parseArea(target.value));
      },
    },
  };
}
