import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RequestContext } from '../../schema/request-context.ts';
import { whyUrgent } from '../../schema/urgency.ts';
import { valuesOf } from './draft.ts';

/** Milliseconds without typing: "water" may become "waterproof". */
const pause = 800;

/** Whether what the visitor wrote, or the page they came from, can't wait. */
export function useUrgency(form: RefObject<HTMLFormElement | null>, context: RequestContext | undefined) {
  const [projectDetails, setDetails] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** After each change. */
  function noteChange() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDetails(detailsIn(form.current)), pause);
  }

  useEffect(() => {
    // What was typed before the form woke.
    timer.current = setTimeout(() => setDetails(detailsIn(form.current)), pause);
    return () => clearTimeout(timer.current);
  }, [form]);

  return { isUrgent: whyUrgent({ projectDetails, context }) !== null, noteChange };
}

function detailsIn(form: HTMLFormElement | null): string {
  return (form && valuesOf(form).projectDetails) ?? '';
}
