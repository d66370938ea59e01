import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fillForm } from './draft.ts';
import { prefillFrom } from './prefill.ts';
import type { Topics } from './topics.ts';

/** Fills empty fields from the draft and from the address before the first event. Fields keep what was typed before hydration. */
export function useFilledForm(topics: Topics): { form: RefObject<HTMLFormElement | null>; isAwake: boolean } {
  const form = useRef<HTMLFormElement>(null);
  const [isAwake, setIsAwake] = useState(false);

  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: what the visitor did before waking can only be read after hydration
    setIsAwake(true);
    if (form.current) fillForm(form.current, prefillFrom(location.search, topics));
  }, [topics]);

  return { form, isAwake };
}
