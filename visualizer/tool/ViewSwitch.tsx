import { styled } from 'styled-components';
import { from } from '../../components/theme.ts';
import { segments } from '../controls/segments.ts';
import type { View } from '../plan/plan.ts';
import { useTool } from './tool.ts';

const names: Record<View, string> = { room: 'In the room', plan: 'Plan', photo: 'My photo' };

/** Three ways to see the same floor. */
export function ViewSwitch() {
  const { project, change } = useTool();
  return (
    <Switch role="radiogroup" aria-label="View" data-no-print="">
      {(['room', 'plan', 'photo'] as const).map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            value={view}
            checked={view === project.view}
            onChange={() => change({ kind: 'view', view })}
          />
          <span>{names[view]}</span>
        </label>
      ))}
    </Switch>
  );
}

const Switch = styled.div`
  ${segments}
  ${from.laptop} {
    grid-area: views;
  }
`;
