import { useEffect, useReducer, useState } from 'react';
import { readInput } from '../controls/read-input.ts';
import { addressDelay } from '../plan/link.ts';
import type { KnownIds } from '../plan/options.ts';
import { parseRotation } from '../plan/plan.ts';
import { followPlan, type PlannedFloor } from '../plan/shared-plan.ts';
import { applyPlan, changeView, type View } from './view.ts';
import { firstView, hashWith, isAnchor, parsePlannedFloor, viewOf } from './view-link.ts';

interface State {
  view: View;
  /** The last plan that the view followed. It follows the next one only if it's different. */
  plan: PlannedFloor;
  /** False until the address has been read. Loading a picture before that would be a waste. */
  isReady: boolean;
}

type Action =
  | { kind: 'address'; hash: string }
  | { kind: 'plan'; plan: PlannedFloor }
  | { kind: 'change'; change: Partial<View> };

/**
 * The view of a picture. It follows the page's plan, can be changed separately, and is read from the address. If `isLinked`, changes are
 * also written to the address; a page has only one such picture.
 */
export function useView(ids: KnownIds, { isLinked }: { isLinked: boolean }) {
  const [known] = useState(ids);
  const [{ view, isReady }, dispatch] = useReducer((state: State, action: Action) => reduce(state, action, known), {
    view: firstView,
    plan: firstView,
    isReady: false,
  });

  useEffect(() => {
    dispatch({ kind: 'address', hash: location.hash });
    const early = isLinked && readInputs();
    if (early) dispatch({ kind: 'change', change: early });
    const readAddress = () => {
      if (isAnchor(location.hash)) return;
      if (isLinked) dispatch({ kind: 'address', hash: location.hash });
      else dispatch({ kind: 'plan', plan: parsePlannedFloor(location.hash, known) });
    };
    const stopFollowing = followPlan((plan) => dispatch({ kind: 'plan', plan }));
    addEventListener('hashchange', readAddress);
    return () => {
      stopFollowing();
      removeEventListener('hashchange', readAddress);
    };
  }, [known, isLinked]);

  useEffect(() => {
    if (!isReady || !isLinked) return;
    const timer = setTimeout(() => {
      const hash = hashWith(view, location.hash, known);
      if (hash === location.hash || (hash === '' && isAnchor(location.hash))) return;
      history.replaceState(history.state, '', location.pathname + location.search + hash);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [view, isReady, known, isLinked]);

  return { view, isReady, known, change: (change: Partial<View>) => dispatch({ kind: 'change', change }) };
}

export type ViewState = ReturnType<typeof useView>;

function reduce(state: State, action: Action, known: KnownIds): State {
  switch (action.kind) {
    case 'address':
      return { view: viewOf(action.hash, known), plan: parsePlannedFloor(action.hash, known), isReady: true };
    case 'plan':
      if (isSame(action.plan, state.plan)) return state;
      return { ...state, view: applyPlan(state.view, action.plan, known), plan: action.plan };
    case 'change':
      return { ...state, view: changeView(state.view, action.change) };
  }
}

function isSame(one: PlannedFloor, other: PlannedFloor): boolean {
  return one.room === other.room && one.floor === other.floor && one.rotation === other.rotation;
}

/** Radio buttons and the slider work without scripts, so a visitor may have used them before this script loaded. */
function readInputs(): PlannedFloor | null {
  const value = (selector: string) => readInput(`[data-room-controls] ${selector}`);
  const chosen = {
    room: value('[name="seen-room"]:checked') || firstView.room,
    floor: value('[name="seen-floor"]:checked') || firstView.floor,
    rotation: parseRotation(value('[name="seen-rotation"]')),
  };
  return isSame(chosen, firstView) ? null : chosen;
}
