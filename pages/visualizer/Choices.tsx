import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { color, from, size, space } from '../../components/theme.ts';
import { FloorChoice } from './FloorChoice.tsx';
import type { Options } from './options.ts';
import { type Change, customRoom, fullTurn, type Plan, rotationStep, toRotation } from './plan.ts';
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
      <Turn>
        <label htmlFor="pattern-rotation">Pattern rotation</label>
        <output htmlFor="pattern-rotation">{plan.rotation}°</output>
        <input
          id="pattern-rotation"
          name="rotation"
          type="range"
          min={0}
          max={fullTurn}
          step={rotationStep}
          value={plan.rotation}
          aria-valuetext={`${plan.rotation} degrees`}
          onChange={(event) => change({ kind: 'rotation', rotation: toRotation(event.currentTarget.value) })}
        />
      </Turn>
      <fieldset>
        <legend>Floor</legend>
        <FloorChoice options={options} chosen={plan.floor} choose={(floor) => change({ kind: 'floor', floor })} />
      </fieldset>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  padding-top: ${space[5]};
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  label[for='pattern-rotation'] {
    padding: 0;
    margin-bottom: ${space[2]};
    font-size: ${size.h4};
    font-weight: 650;
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

const Turn = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  output {
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
`;
