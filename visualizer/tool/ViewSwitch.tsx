import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { from } from '#components/theme.ts';
import { segments } from '../controls/segments.ts';
import { useTool } from '../state/tool.ts';

/** Three ways to see the same floor. */
export function ViewSwitch() {
  const { project, change } = useTool();
  const words = useWords('visualizer.tool');
  return (
    <Switch role="radiogroup" aria-label={words.view} data-no-print="">
      {(['room', 'plan', 'photo'] as const).map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            value={view}
            checked={view === project.view}
            onChange={() => change({ kind: 'view', view })}
          />
          <span>{words.views[view]}</span>
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
