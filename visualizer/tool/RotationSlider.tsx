import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { space } from '#components/theme.ts';
import { fullTurn } from '#schema/api/plan.ts';
import { fill } from '#schema/rules/fill.ts';
import { slider } from '../controls/slider.ts';
import { parseRotation, rotationStep } from '../plan/plan.ts';
import { useTool } from '../state/tool.ts';

/** Rotates the pattern in steps. */
export function RotationSlider() {
  const { project, change } = useTool();
  const words = useWords('visualizer.tool');
  const { rotation } = project.current;
  return (
    <Turn>
      <label htmlFor="pattern-rotation">{words.rotation}</label>
      <span aria-hidden="true">{`${rotation}°`}</span>
      <input
        id="pattern-rotation"
        name="rotation"
        type="range"
        min={0}
        max={fullTurn}
        step={rotationStep}
        value={rotation}
        aria-valuetext={fill(words.degrees, { rotation })}
        onChange={(event) => change({ kind: 'rotation', rotation: parseRotation(event.currentTarget.value) })}
      />
    </Turn>
  );
}

const Turn = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 2.5em;
  gap: ${space[3]};
  align-items: center;
  span {
    order: 1;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  input {
    ${slider}
  }
`;
