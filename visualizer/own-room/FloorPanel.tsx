import { styled } from 'styled-components';
import { Picture } from '../../components/media/Picture.tsx';
import { color, radius, size } from '../../components/theme.ts';
import { Card, Cards } from '../controls/Card.tsx';
import { RotationSlider } from '../controls/RotationSlider.tsx';
import { layingsOf } from '../engine/laying.ts';
import { choiceGroups } from '../plan/choice-groups.ts';
import type { Choice } from '../room-view/choice.ts';
import { LayingChoice } from '../room-view/LayingChoice.tsx';
import type { SeenFloor } from '../room-view/seen-floor.ts';
import { LightChoice, type Tuned } from './LightChoice.tsx';

interface FloorPanelProps {
  floors: readonly SeenFloor[];
  floor: SeenFloor;
  choice: Choice;
  change: (change: Partial<Choice>) => void;
  tuned: Tuned;
  tune: (tuned: Tuned) => void;
}

/** Which floor lies in the photo, how, and in what light. */
export function FloorPanel({ floors, floor, choice, change, tuned, tune }: FloorPanelProps) {
  return (
    <Panel>
      <fieldset>
        <legend>Floor in your room</legend>
        <Cards>
          {floors.map(({ id, name, picture }) => (
            <FloorCard key={id}>
              <input type="radio" name="own-floor" value={id} checked={id === floor.id} onChange={() => change({ floor: id })} />
              <Swatch image={picture} sizes="120px" />
              <b>{name}</b>
            </FloorCard>
          ))}
        </Cards>
      </fieldset>
      <LayingChoice layings={layingsOf(floor)} chosen={choice.laying} choose={(laying) => change({ laying })} />
      <RotationSlider
        id="own-rotation"
        name="own-rotation"
        label="Turn of the boards"
        rotation={choice.rotation}
        change={(rotation) => change({ rotation })}
      />
      <LightChoice tuned={tuned} tune={tune} />
    </Panel>
  );
}

const Panel = styled.div`
  ${choiceGroups}
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
