import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { from, size, space } from '../../components/theme.ts';
import type { RoomPlan } from '../../schema/plan.ts';
import { choiceGroups } from '../controls/choice-groups.ts';
import { RotationSlider } from '../controls/RotationSlider.tsx';
import type { Options } from '../plan/options.ts';
import { customRoom, type ProjectChange } from '../plan/plan.ts';
import { FloorCards } from './FloorCards.tsx';
import { RoomCards } from './RoomCards.tsx';
import { SideField } from './SideField.tsx';

interface PlanControlsProps {
  options: Options;
  plan: RoomPlan;
  change: Dispatch<ProjectChange>;
}

/** Room, sides, rotation and floor. */
export function PlanControls({ options, plan, change }: PlanControlsProps) {
  return (
    <Panel data-plan-controls="" data-no-print="">
      <fieldset>
        <legend>Room</legend>
        <RoomCards rooms={options.rooms} chosen={plan.room} choose={(room) => change({ kind: 'room', room })} />
        {plan.room === customRoom && (
          <Sides>
            <SideField label="Width" feet={plan.width} change={(feet) => change({ kind: 'side', side: 'width', feet })} />
            <SideField label="Length" feet={plan.length} change={(feet) => change({ kind: 'side', side: 'length', feet })} />
          </Sides>
        )}
      </fieldset>
      <RotationSlider
        id="pattern-rotation"
        name="rotation"
        label="Pattern rotation"
        rotation={plan.rotation}
        change={(rotation) => change({ kind: 'rotation', rotation })}
      />
      <fieldset>
        <legend>Floor</legend>
        <FloorCards floors={options.floors} chosen={plan.floor} choose={(floor) => change({ kind: 'floor', floor })} />
      </fieldset>
    </Panel>
  );
}

const Panel = styled.div`
  ${choiceGroups}
  padding-top: ${space[5]};
  legend,
  label[for='pattern-rotation'] {
    font-size: ${size.h4};
  }
  ${from.laptop} {
    grid-area: 1 / 1 / 3 / 2;
    padding-top: 0;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;
