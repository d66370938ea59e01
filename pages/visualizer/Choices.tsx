import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { from, size, space } from '../../components/theme.ts';
import { RotationSlider } from '../../visualizer/controls/RotationSlider.tsx';
import { choiceGroups } from '../../visualizer/plan/choice-groups.ts';
import type { Options } from '../../visualizer/plan/options.ts';
import { type Change, customRoom, type Plan } from '../../visualizer/plan/plan.ts';
import { FloorChoice } from './FloorChoice.tsx';
import { RoomChoice } from './RoomChoice.tsx';
import { SideField } from './SideField.tsx';

interface ChoicesProps {
  options: Options;
  plan: Plan;
  change: Dispatch<Change>;
}

/** Everything that a visitor chooses of a room. */
export function Choices({ options, plan, change }: ChoicesProps) {
  return (
    <Panel data-choices="" data-no-print="">
      <fieldset>
        <legend>Room</legend>
        <RoomChoice options={options} chosen={plan.room} choose={(room) => change({ kind: 'room', room })} />
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
        <FloorChoice options={options} chosen={plan.floor} choose={(floor) => change({ kind: 'floor', floor })} />
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
