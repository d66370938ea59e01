import { styled } from 'styled-components';
import { Card, Cards } from '../controls/Card.tsx';
import { choiceGroups } from '../controls/choice-groups.ts';
import { FloorSwatches } from '../controls/FloorSwatches.tsx';
import { RotationSlider } from '../controls/RotationSlider.tsx';
import type { View } from './view.ts';
import type { ViewFloor } from './view-floor.ts';

interface RoomControlsProps {
  rooms: readonly { id: string; name: string }[];
  floors: readonly ViewFloor[];
  view: View;
  change: (change: Partial<View>) => void;
}

/** Room, rotation and floor. */
export function RoomControls({ rooms, floors, view, change }: RoomControlsProps) {
  return (
    <Panel data-room-controls="" role="group" aria-label="Room and floor in the picture">
      <fieldset>
        <legend>Room in the picture</legend>
        <Cards>
          {rooms.map(({ id, name }) => (
            <Card key={id}>
              <input type="radio" name="seen-room" value={id} checked={id === view.room} onChange={() => change({ room: id })} />
              <b>{name}</b>
            </Card>
          ))}
        </Cards>
      </fieldset>
      <RotationSlider
        id="seen-rotation"
        name="seen-rotation"
        label="Turn of the pattern"
        rotation={view.rotation}
        change={(rotation) => change({ rotation })}
      />
      <fieldset>
        <legend>{view.secondFloor ? 'First floor, on the left' : 'Floor in the picture'}</legend>
        <FloorSwatches name="seen-floor" floors={floors} chosen={view.floor} choose={(floor) => change({ floor })} />
      </fieldset>
    </Panel>
  );
}

const Panel = styled.div`
  ${choiceGroups}
  @media (scripting: none), print {
    display: none;
  }
`;
