import { useEffect, useEffectEvent, useReducer } from 'react';
import { floorPatterns } from '../../schema/floor-pattern.ts';
import { dropCarriedPicture } from '../plan/carried-picture.ts';
import { dropPlan } from '../plan/carried-plan.ts';
import { addressDelay, hashOf, parseProject } from '../plan/link.ts';
import { idsOf, type Options } from '../plan/options.ts';
import { changeProject, extraIds, firstProject, type Project, type ProjectChange, parseRotation, views } from '../plan/plan.ts';

interface State {
  project: Project;
  /** False until the address has been read. */
  isRestored: boolean;
}

type Action = ProjectChange | { kind: 'start'; project: Project | null; early: readonly ProjectChange[] };

/** The page's project. It's read from the address and written back to it. */
export function useProject(options: Options): State & { change: (change: ProjectChange) => void } {
  const [{ project, isRestored }, dispatch] = useReducer(reduce, { project: firstProject, isRestored: false });

  const readAddress = useEffectEvent(() => parseProject(location.hash, idsOf(options)));
  useEffect(() => {
    dispatch({ kind: 'start', project: readAddress(), early: readInputs() });
    const follow = () => {
      const found = readAddress();
      if (found) dispatch({ kind: 'restore', project: found });
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (project === firstProject) return;
    const timer = setTimeout(() => writeAddress(project), addressDelay);
    return () => clearTimeout(timer);
  }, [project]);

  function change(action: ProjectChange) {
    // Asked for earlier, but no longer on screen. Other links to the form would still take it along.
    dropPlan();
    dropCarriedPicture();
    dispatch(action);
  }

  return { project, change, isRestored };
}

/** Puts the project into the address, so a reload or the way back from another page brings it back. */
export function writeAddress(project: Project): void {
  const hash = hashOf(project);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
}

function reduce({ project, isRestored }: State, action: Action): State {
  if (action.kind !== 'start') return { project: changeProject(project, action), isRestored };
  return { project: action.early.reduce(changeProject, action.project ?? project), isRestored: true };
}

/** Choices made before this script loaded: the controls work without it. */
function readInputs(): ProjectChange[] {
  const { current, view } = firstProject;
  const changes: ProjectChange[] = [];
  const chosen = (name: string) => readInput(`[name="${name}"]:checked`);
  const chosenView = views.find((each) => each === chosen('view'));
  if (chosenView && chosenView !== view) changes.push({ kind: 'view', view: chosenView });
  const [room, floor] = [chosen('room'), chosen('floor')];
  if (room && room !== current.room) changes.push({ kind: 'room', room });
  if (floor && floor !== current.floor) changes.push({ kind: 'floor', floor });
  const pattern = floorPatterns.find((each) => each === chosen('pattern'));
  if (pattern && pattern !== current.pattern) changes.push({ kind: 'pattern', pattern });
  const rotation = parseRotation(readInput('[name="rotation"]') ?? '');
  if (rotation !== current.rotation) changes.push({ kind: 'rotation', rotation });
  for (const extra of extraIds) {
    if (readInput(`[name="extra-${extra}"]:checked`)) changes.push({ kind: 'extra', extra, isOn: true });
  }
  return changes;
}

function readInput(selector: string): string | undefined {
  const input = document.querySelector(`[data-island="Visualizer"] ${selector}`);
  return input instanceof HTMLInputElement ? input.value : undefined;
}
