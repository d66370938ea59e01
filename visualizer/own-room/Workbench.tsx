import { useReducer } from 'react';
import type { SeenFloor } from '../room-view/seen-floor.ts';
import { useChoice } from '../room-view/use-choice.ts';
import { LayFloor } from './LayFloor.tsx';
import { MarkFloor } from './selection/MarkFloor.tsx';
import { afterStep, firstWork } from './work.ts';

interface WorkbenchProps {
  photo: ImageBitmap;
  rooms: readonly string[];
  floors: readonly SeenFloor[];
  remove: () => void;
}

/** Everything that is done with a photo: first its floor is marked and measured, then another is laid into it. */
export function Workbench({ photo, rooms, floors, remove }: WorkbenchProps) {
  const [work, step] = useReducer(afterStep, { width: photo.width, height: photo.height }, firstWork);
  const [choice, change, waiting] = useChoice({ rooms, floors: floors.map(({ id }) => id) }, { isLinked: false });
  const floor = floors.find(({ id }) => id === choice.floor) ?? floors[0];
  if (!floor) throw new Error('The photo needs a floor');
  if (!work.sides) return <MarkFloor photo={photo} work={work} step={step} remove={remove} />;
  return (
    <LayFloor
      photo={photo}
      work={work}
      sides={work.sides}
      step={step}
      rooms={rooms}
      floors={floors}
      floor={floor}
      choice={choice}
      change={change}
      waiting={waiting}
      remove={remove}
    />
  );
}
