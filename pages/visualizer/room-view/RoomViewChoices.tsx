import { styled } from 'styled-components';
import { Picture, type PictureSource } from '../../../components/Picture.tsx';
import { color, from, radius, size, space } from '../../../components/theme.ts';
import { Card, Cards } from '../Card.tsx';
import { fullTurn, rotationStep, toRotation } from '../plan.ts';
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
      <Turn>
        <label htmlFor="seen-rotation">Turn of the pattern</label>
        <span aria-hidden="true">{choice.rotation}°</span>
        <input
          id="seen-rotation"
          name="seen-rotation"
          type="range"
          min={0}
          max={fullTurn}
          step={rotationStep}
          value={choice.rotation}
          aria-valuetext={`${choice.rotation} degrees`}
          onChange={(event) => change({ rotation: toRotation(event.currentTarget.value) })}
        />
      </Turn>
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
  display: grid;
  gap: ${space[5]};
  align-content: start;
  @media (scripting: none) {
    display: none;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  label[for='seen-rotation'] {
    padding: 0;
    margin-bottom: ${space[2]};
    font-weight: 650;
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

const Turn = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  span {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 48px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
  ${from.laptop} {
    input {
      height: 32px;
    }
  }
`;
