import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { parseArea } from '#schema/rules/area.ts';
import { notePauseMs, readArea, saveArea } from './area.ts';

const never = () => () => {};

/** The area that totals are for, and the attributes of its field. It starts with the one entered on another page in this tab. */
export function useArea(example: number) {
  const saved = useSyncExternalStore(never, readArea, () => null);
  const [typed, setTyped] = useState<string>();
  const [shownArea, setShownArea] = useState(example);
  const [lastRead, setLastRead] = useState<number | null>(example);
  const field = useRef<HTMLInputElement>(null);
  // What the visitor typed before the island woke. Runs before the first event, like in use-query-state.ts.
  useLayoutEffect(() => {
    const before = field.current?.value;
    if (!before) return;
    setTyped(before);
    saveArea(parseArea(before));
  }, []);
  const value = typed ?? String(saved ?? '');
  const read = value.trim() ? parseArea(value) : example;
  const area = read ?? shownArea;
  useEffect(() => {
    const pause = setTimeout(() => setLastRead(read), notePauseMs);
    return () => clearTimeout(pause);
  }, [read]);
  const noteArea = typed === undefined ? read : lastRead;
  return {
    /** Square feet: those last read from the field. */
    area,
    /** The area that the note is about, after a pause; null if the field has something else in it. */
    noteArea,
    input: {
      ref: field,
      value,
      'aria-invalid': (read ?? noteArea) === null || undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        if (typed === undefined) setLastRead(read);
        setShownArea(area);
        setTyped(target.value);
        saveArea(target.value.trim() ? (parseArea(target.value) ?? area) : null);
      },
    },
  };
}
