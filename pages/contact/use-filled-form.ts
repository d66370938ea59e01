import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fillFromDraft, keepDraft, valuesOf } from './draft.ts';
import { fillFromAddress } from './prefill.ts';

/** Fills empty fields from the draft and from the address before the first event. Fields keep what was typed before hydration. */
export function useFilledForm(): { form: RefObject<HTMLFormElement | null>; isAwake: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [isAwake, setIsAwake] = useState(false);

  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: what the visitor did before waking can only be read after hydration
    setIsAwake(true);
    if (!form.current) return;
    fillFromDraft(form.current);
    fillFromAddress(form.current);
    const values = valuesOf(form.current);
    if (Object.values(values).some((value) => value !== '')) keepDraft(values);
  }, []);

  return { form, isAwake };
}
