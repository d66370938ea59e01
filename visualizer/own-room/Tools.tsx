import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { color, size, space } from '../../components/theme.ts';
import { PressRow } from '../room-view/LayingChoice.tsx';
import type { Step } from './work.ts';

export type Tool = 'look' | 'edge' | 'cover' | 'floor';

interface ToolsProps {
  tool: Tool;
  choose: (tool: Tool) => void;
  /** Radius of the brush, of the photo's longer side. */
  brush: number;
  setBrush: (radius: number) => void;
  /** How many lines of the brush there are. */
  strokes: number;
  step: Dispatch<Step>;
}

const names: Record<Tool, string> = {
  look: 'Look',
  edge: 'Edge of the floor',
  cover: 'Cover furniture',
  floor: 'Bring floor back',
};

const byBrush =
  'Draw with the pointer or a finger. By keyboard: arrow keys move the brush, finer with Shift; Space or Enter puts it down and lifts it.';

const hints: Record<Tool, string> = {
  look: 'The floor lies within the rectangle. Draw its edge out to the walls, then cover what stands on it.',
  edge: 'Drag the corners out to the walls, or move them with the arrow keys. + adds a corner, Delete removes one.',
  cover: `Paint over furniture, rugs and feet: there the photo stays. ${byBrush}`,
  floor: `Paint floor where it is missing. ${byBrush}`,
};

/** What a pointer or the keyboard does on the photo. */
export function Tools({ tool, choose, brush, setBrush, strokes, step }: ToolsProps) {
  const paints = tool === 'cover' || tool === 'floor';
  return (
    <Frame>
      <PressRow role="group" aria-label="Tool">
        {(['look', 'edge', 'cover', 'floor'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === tool} onClick={() => choose(each)}>
            {names[each]}
          </button>
        ))}
      </PressRow>
      <p id="own-room-tool">{hints[tool]}</p>
      {(paints || strokes > 0) && (
        <Brush>
          {paints && (
            <label>
              Brush size
              <input
                type="range"
                min={0.005}
                max={0.12}
                step={0.005}
                value={brush}
                aria-valuetext={`${Math.round(brush * 200)}% of the photo`}
                onChange={(event) => setBrush(Number(event.currentTarget.value))}
              />
            </label>
          )}
          <Button type="button" data-kind="quiet" disabled={strokes === 0} onClick={() => step({ kind: 'undo' })}>
            Undo
          </Button>
          <Button type="button" data-kind="quiet" disabled={strokes === 0} onClick={() => step({ kind: 'clear' })}>
            Clear the brush
          </Button>
        </Brush>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;

const Brush = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  label {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    font-weight: 600;
  }
  input {
    width: 9rem;
    height: 48px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;
