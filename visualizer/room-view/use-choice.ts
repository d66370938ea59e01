import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenValue } from '../controls/chosen-value.ts';
import { settled } from '../plan/link.ts';
import { toRotation } from '../plan/plan.ts';
import { type Choice, changed, following, type KnownIds, latestPlan, type Planned, planEvent, plannedOf } from './choice.ts';
import { choiceOf, firstChoice, hashWith, isAnchor, plannedIn } from './view-link.ts';

/**
 * What is shown: chosen here or, whenever the plan of the page changes, there; taken from the hash of the address and, by
 * the one picture of the page that links speak of, kept in it. At last, true until it has been looked up.
 */
export function useChoice(
  ids: KnownIds,
  { isLinked }: { isLinked: boolean },
): [Choice, (change: Partial<Choice>) => void, boolean] {
  const [choice, setChoice] = useState(firstChoice);
  const [known] = useState(ids);
  const [waiting, setWaiting] = useState(true);
  const [early] = useState(chosenBeforeWaking);
  const planned = useRef<Planned>(firstChoice);

  useEffect(() => {
    const read = () => {
      planned.current = plannedIn(location.hash, known);
      setChoice(choiceOf(location.hash, known));
    };
    const followPlan = (plan: Planned) => {
      if (same(plan, planned.current)) return;
      planned.current = plan;
      setChoice((choice) => following(choice, plan, known));
    };
    read();
    const told = latestPlan();
    if (told) followPlan(told);
    // biome-ignore lint/nursery/useReactCompiler: the choice made before waking can only be read after hydration
    if (early) setChoice((choice) => following(choice, early, known));
    setWaiting(false);

    const follow = (event: Event) => {
      const plan = plannedOf(event);
      if (plan) followPlan(plan);
    };
    const goTo = () => {
      if (isAnchor(location.hash)) return;
      if (isLinked) read();
      else followPlan(plannedIn(location.hash, known));
    };
    addEventListener(planEvent, follow);
    addEventListener('hashchange', goTo);
    return () => {
      removeEventListener(planEvent, follow);
      removeEventListener('hashchange', goTo);
    };
  }, [known, early, isLinked]);

  useEffect(() => {
    if (waiting || !isLinked) return;
    const timer = setTimeout(() => {
      const hash = hashWith(choice, location.hash, known);
      if (hash === location.hash || (hash === '' && isAnchor(location.hash))) return;
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    }, settled);
    return () => clearTimeout(timer);
  }, [choice, waiting, known, isLinked]);

  const change = useCallback((change: Partial<Choice>) => setChoice((choice) => changed(choice, change)), []);
  return [choice, change, waiting];
}

function same(one: Planned, other: Planned): boolean {
  return one.room === other.room && one.floor === other.floor && one.rotation === other.rotation;
}

/** Radio buttons and the slider work before any script does; what was chosen then is read off them. */
function chosenBeforeWaking(): Planned | null {
  if (typeof document === 'undefined') return null;
  const value = (input: string) => chosenValue('[data-room-choice]', input);
  const read = {
    room: value('[name="seen-room"]:checked') || firstChoice.room,
    floor: value('[name="seen-floor"]:checked') || firstChoice.floor,
    rotation: toRotation(value('[name="seen-rotation"]')),
  };
  return same(read, firstChoice) ? null : read;
}
