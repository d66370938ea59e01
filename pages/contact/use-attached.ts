import { useLayoutEffect, useState } from 'react';
import type { Plan } from '#schema/api/plan.ts';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { readAttachedPicture, removeAttachedPicture } from '#visualizer/plan/attached-picture.ts';
import { readAttachedPlan, removeAttachedPlan } from '#visualizer/plan/attached-plan.ts';
import { contextOf, type Topics } from './topics.ts';

/** What the visitor brings from the pages before the form. Anything they remove doesn't come back with a reload. */
export function useAttached(topics: Topics) {
  const [context, setContext] = useState<RequestContext>();
  const [plan, setPlan] = useState<Plan | null>(null);
  /** The visitor's picture from the visualizer, as a data URL. */
  const [picture, setPicture] = useState<string | null>(null);
  const [hasConsent, setConsent] = useState(false);

  // Before the first event: a submit that woke the form needs the plan.
  useLayoutEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: what the visitor brings can only be read after hydration
    setContext(contextOf(location.search, topics));
    setPlan(readAttachedPlan());
    setPicture(readAttachedPicture());
  }, [topics]);

  function forgetContext() {
    setContext(undefined);
    history.replaceState(history.state, '', location.pathname + location.hash);
  }

  function forgetPlan() {
    removeAttachedPlan();
    setPlan(null);
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  /** Leaves it in the tab's storage, where the request's page finds it. */
  function handOverPicture() {
    setPicture(null);
    setConsent(false);
  }

  function forgetPicture() {
    removeAttachedPicture();
    handOverPicture();
  }

  return { context, plan, picture, hasConsent, setConsent, forgetContext, forgetPlan, handOverPicture, forgetPicture };
}
