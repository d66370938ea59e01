import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../../../components/Picture.tsx';
import { color, radius, size } from '../../../components/theme.ts';
import { Card, Cards } from '../Card.tsx';
import { choiceGroups } from '../choice-groups.ts';
import { RotationSlider } from '../RotationSlider.tsx';
import type { Choice } from './choice.ts';
import type { RoomFloor } from './scene.ts';

export interface SeenFloor extends RoomFloor {
  picture: PictureSource;
}

interface RoomViewChoicesProps {
  rooms: readonly { id: string; name: string }[];
  floors: readonly SeenFloor[];
  choice: Choice;
  change: (change: Partial<Choice>) => void;
}

/** Room, floor and the turn of its pattern. */
export function RoomViewChoices({ rooms, floors, choice, change }: RoomViewChoicesProps) {
  return (
    <Panel data-room-choice="" role="group" aria-label="Room and floor in the picture">
      <fieldset>
        <legend>Room in the picture</legend>
        <Cards>
          {rooms.map(({ id, name }) => (
            <Card key={id}>
              <input
                type="radio"
                name="seen-room"
                value={id}
                checked={id === choice.room}
                onChange={() => change({ room: id })}
              />
              <b>{name}</b>
            </Card>
          ))}
        </Cards>
      </fieldset>
      <RotationSlider
        id="seen-rotation"
        name="seen-rotation"
        label="Turn of the pattern"
        rotation={choice.rotation}
        change={(rotation) => change({ rotation })}
      />
      <fieldset>
        <legend>Floor in the picture</legend>
        <Cards>
          {floors.map(({ id, name, picture }) => (
            <FloorCard key={id}>
              <input
                type="radio"
                name="seen-floor"
                value={id}
                checked={id === choice.floor}
                onChange={() => change({ floor: id })}
              />
              <Swatch image={picture} sizes="120px" />
              <b>{name}</b>
            </FloorCard>
          ))}
        </Cards>
      </fieldset>
    </Panel>
  );
}

const Panel = styled.div`
  ${choiceGroups}
  @media (scripting: none) {
    display: none;
  }
`;

const FloorCard = styled(Card)`
  grid-template-columns: 44px minmax(0, 1fr);
  font-size: ${size.small};
`;

const Swatch = styled(Picture)`
  height: 44px;
  border: 1px solid ${color.rule};
  border-radius: ${radius.small};
`;
