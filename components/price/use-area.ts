import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notePauseMs, parseArea, readArea, saveArea } from './area.ts';

const never = () => () => {};

/** The area that totals are for, and the attributes of its field. It starts with the one entered on another page in this tab. */
export function useArea(example: number) {
  const saved = useSyncExternalStore(never, readArea, () => null);
  const [typed, setTyped] = useState<string>();
  const [lastArea, setLastArea] = useState<number | null>(example);
  const field = useRef<HTMLInputElement>(null);
  // What the visitor typed before the island woke. Runs before the first event, like in use-query-state.ts.
  useLayoutEffect(() => {
    const before = field.current?.value;
    if (!before) return;
    setTyped(before);
    saveArea(parseArea(before));
  }, []);
  const value = typed ?? String(saved ?? '');
  const area = value.trim() ? parseArea(value) : example;
  useEffect(() => {
    const pause = setTimeout(() => setLastArea(area), notePauseMs);
    return () => clearTimeout(pause);
  }, [area]);
  const noteArea = typed === undefined ? area : lastArea;
  return {
    /** Square feet; null while the field has something else in it. */
    area,
    /** The area that the note is about: after a pause, the same. */
    noteArea,
    input: {
      ref: field,
      value,
      'aria-invalid': (area ?? noteArea) === null || undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        if (typed === undefined) setLastArea(area);
        setTyped(target.value);
        saveArea(parseArea(target.value));
      },
    },
  };
}
