import { useEffect, useEffectEvent, useReducer } from 'react';
import { floorPatterns } from '#schema/rules/floor-pattern.ts';
import { removeAttachedPicture } from '../plan/attached-picture.ts';
import { removeAttachedPlan } from '../plan/attached-plan.ts';
import { addressDelay, hashOf, parseProject } from '../plan/link.ts';
import { idsOf, type Options } from '../plan/options.ts';
import {
  changeProject,
  countIn,
  extraIds,
  firstProject,
  type Project,
  type ProjectChange,
  parseRotation,
  projectViews,
} from '../plan/plan.ts';

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
    // The plan attached earlier is no longer on screen, so no link to the form may send it.
    removeAttachedPlan();
    removeAttachedPicture();
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

/**
 * Choices made before this script loaded: the controls work without it. Each wins over the address, which keeps everything else. A control
 * that was never touched says nothing, because it shows the first project whatever the address says.
 */
function readInputs(): ProjectChange[] {
  const changes: ProjectChange[] = [];
  const chosen = (name: string) => touchedInput(`[name="${name}"]:checked`)?.value;
  const view = projectViews.find((each) => each === chosen('view'));
  if (view) changes.push({ kind: 'view', view });
  const [room, floor] = [chosen('room'), chosen('floor')];
  if (room) changes.push({ kind: 'room', room });
  if (floor) changes.push({ kind: 'floor', floor });
  const pattern = floorPatterns.find((each) => each === chosen('pattern'));
  if (pattern) changes.push({ kind: 'pattern', pattern });
  const slider = touchedInput('[name="rotation"]');
  if (slider) changes.push({ kind: 'rotation', rotation: parseRotation(slider.value) });
  for (const extra of extraIds) {
    const box = touchedInput(`[name="extra-${extra}"]`);
    if (box) changes.push({ kind: 'extra', extra, count: countIn(box) });
  }
  return changes;
}

/** Changed, or changed back to its first value: renderer/client/first-touch.ts marks those. */
function touchedInput(selector: string): HTMLInputElement | null {
  const input = document.querySelector(`[data-island="Visualizer"] ${selector}`);
  if (!(input instanceof HTMLInputElement)) return null;
  const isChanged =
    input.type !== 'radio' && input.type !== 'checkbox'
      ? input.value !== input.defaultValue
      : input.checked !== input.defaultChecked;
  return isChanged || input.dataset.touched !== undefined ? input : null;
}
