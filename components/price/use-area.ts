import { type ChangeEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepArea, keptArea, parseArea } from './area.ts';

const never = () => () => {};

/** The area that totals are for, and the attributes of its field. It starts with the one that the tab keeps from another page. */
export function useArea(example: number) {
  const kept = useSyncExternalStore(never, keptArea, () => null);
  const [typed, setTyped] = useState<string>();
  const [lastArea, setLastArea] = useState<number>();
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // What the visitor typed before the island woke. Runs before the first event, like in use-query-state.ts.
  useLayoutEffect(() => {
    const before = field.current?.value;
    if (!before) return;
    setTyped(before);
    keepArea(parseArea(before));
  }, []);
  const value = typed ?? String(kept ?? '');
  const parsed = value.trim() ? parseArea(value) : example;
  return {
    /** Square feet; while the field has no area in it, the last one. */
    area: parsed ?? lastArea ?? example,
    isWrong,
    input: {
      ref: field,
      value,
      'aria-invalid': isWrong || undefined,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        const next = target.value.trim() ? parseArea(target.value) : null;
        setTyped(target.value);
        setIsWrong(false);
        if (parsed !== null) setLastArea(parsed);
        if (next !== null || !target.value.trim()) keepArea(next);
      },
      onBlur: () => setIsWrong(parsed === null),
    },
  };
}
