import { useEffect, useState } from 'react';
import { chosenValue } from '../chosen-value.ts';
import { projectOf } from '../link.ts';
import { customRoom, firstProject, toRotation } from '../plan.ts';
import { type Choice, following, type KnownIds, planEvent, plannedOf } from './choice.ts';

const { room, floor, rotation } = firstProject.plan;
const first: Choice = { room, floor, rotation, laying: 'straight' };

/** What is shown: chosen here or, whenever the plan of the page changes, there. At last, true until it has been looked up. */
export function useChoice(ids: KnownIds): [Choice, (change: Partial<Choice>) => void, boolean] {
  const [choice, setChoice] = useState(first);
  const [known] = useState(ids);
  const [waiting, setWaiting] = useState(true);
  const [early] = useState(chosenBeforeWaking);

  useEffect(() => {
    // Until this part woke it heard nothing of the plan; the address tells how that stands.
    const plan = projectOf(location.hash, { ...known, rooms: [...known.rooms, customRoom] })?.plan;
    if (early || plan) setChoice((choice) => following(choice, early ?? plan ?? choice, known));
    setWaiting(false);
    const follow = (event: Event) => {
      const planned = plannedOf(event);
      if (planned) setChoice((choice) => following(choice, planned, known));
    };
    addEventListener(planEvent, follow);
    return () => removeEventListener(planEvent, follow);
  }, [known, early]);

  return [choice, (change) => setChoice((choice) => ({ ...choice, ...change })), waiting];
}

/** Radio buttons and the slider work before any script does; what was chosen then is read off them. */
function chosenBeforeWaking(): Omit<Choice, 'laying'> | null {
  if (typeof document === 'undefined') return null;
  const value = (input: string) => chosenValue('[data-room-choice]', input);
  const read = {
    room: value('[name="seen-room"]:checked') || first.room,
    floor: value('[name="seen-floor"]:checked') || first.floor,
    rotation: toRotation(value('[name="seen-rotation"]')),
  };
  const untouched = read.room === first.room && read.floor === first.floor && read.rotation === first.rotation;
  return untouched ? null : read;
}
