import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { chosenValue } from '../../visualizer/controls/chosen-value.ts';
import { hashAfter, projectOf, settled } from '../../visualizer/plan/link.ts';
import { knownIds, type Options } from '../../visualizer/plan/options.ts';
import { type Change, changed, firstProject, type Project, toRotation } from '../../visualizer/plan/plan.ts';
import { tellPlan } from '../../visualizer/room-view/choice.ts';

/** All choices, kept in the hash of the address and taken from it. */
export function useProject(options: Options): [Project, Dispatch<Change>] {
  const [project, change] = useReducer(changed, firstProject);
  const [early] = useState(() => chosenBeforeWaking(options));
  const restored = useRef<Project>(firstProject);
  const known = useRef(knownIds(options));

  useEffect(() => {
    const restore = (found: Project | null) => {
      if (!found) return;
      restored.current = found;
      change({ kind: 'restore', project: found });
    };
    const follow = () => restore(projectOf(location.hash, known.current));
    restore(early);
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [early]);

  useEffect(() => {
    // What came from the address, or stands at the beginning, need not go there.
    if (project === restored.current) return;
    const timer = setTimeout(() => history.replaceState(history.state, '', hashAfter(project, location.hash)), settled);
    return () => clearTimeout(timer);
  }, [project]);

  useEffect(() => {
    // The picture of the room below follows the plan; how that stands at the beginning it knows itself.
    if (project.plan === firstProject.plan) return;
    tellPlan(project.plan);
  }, [project.plan]);

  return [project, change];
}

/** Radio buttons and the slider work before any script does; what was chosen then is read off them. */
function chosenBeforeWaking(options: Options): Project | null {
  if (typeof document === 'undefined') return null;
  const { rooms, floors } = knownIds(options);
  const plan = {
    ...firstProject.plan,
    room: rooms.find((id) => id === chosenValue('[data-choices]', '[name="room"]:checked')) ?? firstProject.plan.room,
    floor: floors.find((id) => id === chosenValue('[data-choices]', '[name="floor"]:checked')) ?? firstProject.plan.floor,
    rotation: toRotation(chosenValue('[data-choices]', '[name="rotation"]')),
  };
  return JSON.stringify(plan) === JSON.stringify(firstProject.plan) ? null : { plan, kept: [] };
}
