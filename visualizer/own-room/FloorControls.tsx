import { styled } from 'styled-components';
import { choiceGroups } from '../controls/choice-groups.ts';
import { FloorSwatches } from '../controls/FloorSwatches.tsx';
import { PatternButtons } from '../controls/PatternButtons.tsx';
import { RotationSlider } from '../controls/RotationSlider.tsx';
import { patternsFor } from '../engine/floor-pattern.ts';
import type { View } from '../room-view/view.ts';
import type { ViewFloor } from '../room-view/view-floor.ts';
import { LightControls, type LightSettings } from './LightControls.tsx';

interface FloorControlsProps {
  floors: readonly ViewFloor[];
  floor: ViewFloor;
  view: View;
  change: (change: Partial<View>) => void;
  light: LightSettings;
  changeLight: (light: LightSettings) => void;
}

/** Controls for the floor in the photo, its pattern and rotation, and its light. */
export function FloorControls({ floors, floor, view, change, light, changeLight }: FloorControlsProps) {
  return (
    <Panel>
      <fieldset>
        <legend>Floor in your room</legend>
        <FloorSwatches name="own-floor" floors={floors} chosen={floor.id} choose={(id) => change({ floor: id })} />
      </fieldset>
      <PatternButtons patterns={patternsFor(floor)} chosen={view.pattern} choose={(pattern) => change({ pattern })} />
      <RotationSlider
        id="own-rotation"
        name="own-rotation"
        label="Turn of the boards"
        rotation={view.rotation}
        change={(rotation) => change({ rotation })}
      />
      <LightControls light={light} change={changeLight} />
    </Panel>
  );
}

const Panel = styled.div`
  ${choiceGroups}
`;
