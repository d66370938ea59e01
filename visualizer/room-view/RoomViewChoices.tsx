import { memo, useCallback } from 'react';
import { styled } from 'styled-components';
import { Card, Cards } from '../controls/Card.tsx';
import { RotationSlider } from '../controls/RotationSlider.tsx';
import { choiceGroups } from '../plan/choice-groups.ts';
import type { Choice } from './choice.ts';
import { SeenFloorCards } from './SeenFloorCards.tsx';
import type { SeenFloor } from './seen-floor.ts';

interface RoomViewChoicesProps {
  rooms: readonly { id: string; name: string }[];
  floors: readonly SeenFloor[];
  choice: Choice;
  change: (change: Partial<Choice>) => void;
}

/** Room, floor and the turn of its pattern. */
export function RoomViewChoices({ rooms, floors, choice, change }: RoomViewChoicesProps) {
  const chooseFloor = useCallback(({ id }: SeenFloor) => change({ floor: id }), [change]);
  return (
    <Panel data-room-choice="" role="group" aria-label="Room and floor in the picture">
      <fieldset>
        <legend>Room in the picture</legend>
        <RoomCards rooms={rooms} chosen={choice.room} change={change} />
      </fieldset>
      <RotationSlider
        id="seen-rotation"
        name="seen-rotation"
        label="Turn of the pattern"
        rotation={choice.rotation}
        change={(rotation) => change({ rotation })}
      />
      <fieldset>
        <legend>{choice.other ? 'First floor, on the left' : 'Floor in the picture'}</legend>
        <SeenFloorCards name="seen-floor" floors={floors} chosen={choice.floor} choose={chooseFloor} />
      </fieldset>
    </Panel>
  );
}

interface RoomCardsProps extends Pick<RoomViewChoicesProps, 'rooms' | 'change'> {
  chosen: string;
}

const RoomCards = memo(function RoomCards({ rooms, chosen, change }: RoomCardsProps) {
  return (
    <Cards>
      {rooms.map(({ id, name }) => (
        <Card key={id}>
          <input type="radio" name="seen-room" value={id} checked={id === chosen} onChange={() => change({ room: id })} />
          <b>{name}</b>
        </Card>
      ))}
    </Cards>
  );
});

const Panel = styled.div`
  ${choiceGroups}
  @media (scripting: none), print {
    display: none;
  }
`;
