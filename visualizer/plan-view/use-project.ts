import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { readInput } from '../controls/read-input.ts';
import { addressDelay, hashAfter, parseProject } from '../plan/link.ts';
import { idsOf, type KnownIds, type Options } from '../plan/options.ts';
import { changeProject, firstProject, type Project, type ProjectChange, parseRotation } from '../plan/plan.ts';
import { sharePlan } from '../plan/shared-plan.ts';

/** The page's project. It's read from the address and written back to it. */
export function useProject(options: Options): [Project, Dispatch<ProjectChange>] {
  const [project, change] = useReducer(changeProject, firstProject);

  const restore = useEffectEvent((read: (known: KnownIds) => Project | null) => {
    const found = read(idsOf(options));
    if (found) change({ kind: 'restore', project: found });
  });
  useEffect(() => {
    const followAddress = () => restore((known) => parseProject(location.hash, known));
    restore(readInputs);
    followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);

  useEffect(() => {
    if (project === firstProject) return;
    sharePlan(project.current);
    const timer = setTimeout(() => {
      const hash = hashAfter(project, location.hash);
      if (hash !== location.hash) history.replaceState(history.state, '', hash);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [project]);

  return [project, change];
}

/** Radio buttons and the slider work without scripts, so a visitor may have used them before this script loaded. */
function readInputs({ rooms, floors }: KnownIds): Project | null {
  const { current } = firstProject;
  const value = (selector: string) => readInput(`[data-plan-controls] ${selector}`);
  const room = rooms.find((id) => id === value('[name="room"]:checked')) ?? current.room;
  const floor = floors.find((id) => id === value('[name="floor"]:checked')) ?? current.floor;
  const rotation = parseRotation(value('[name="rotation"]'));
  if (room === current.room && floor === current.floor && rotation === current.rotation) return null;
  return { current: { ...current, room, floor, rotation }, others: [] };
}
