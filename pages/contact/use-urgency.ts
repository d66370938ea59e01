import { type RefObject, useEffect, useState } from 'react';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { whyUrgent } from '#schema/rules/urgency.ts';
import { valuesOf } from './draft.ts';

/** Whether what the visitor chose, or the page they came from, can't wait. */
export function useUrgency(form: RefObject<HTMLFormElement | null>, context: RequestContext | undefined) {
  const [howSoon, setHowSoon] = useState('');
  // biome-ignore lint/nursery/useReactCompiler: what was chosen before the form woke can only be read after hydration
  useEffect(() => setHowSoon(howSoonIn(form.current)), [form]);
  return {
    isUrgent: whyUrgent({ howSoon, context }) !== null,
    /** After each change. */
    noteChange: () => setHowSoon(howSoonIn(form.current)),
  };
}

function howSoonIn(form: HTMLFormElement | null): string {
  return (form && valuesOf(form).howSoon) ?? '';
}
