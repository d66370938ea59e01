import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/form/Button.tsx';
import { color, size, space } from '../../components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import type { PhotoAction } from './photo-edits.ts';

export type Tool = 'view' | 'edge' | 'cover' | 'floor';

interface ToolsProps {
  tool: Tool;
  chooseTool: (tool: Tool) => void;
  /** The brush's radius as a share of the photo's longer side. */
  brush: number;
  setBrush: (radius: number) => void;
  strokeCount: number;
  dispatch: Dispatch<PhotoAction>;
}

const names: Record<Tool, string> = {
  view: 'Look',
  edge: 'Edge of the floor',
  cover: 'Cover furniture',
  floor: 'Bring floor back',
};

const brushHint =
  'Draw with the pointer or a finger. By keyboard: arrow keys move the brush, finer with Shift; Space or Enter puts it down and lifts it.';

const hints: Record<Tool, string> = {
  view: 'The floor lies within the rectangle. Draw its edge out to the walls, then cover what stands on it.',
  edge: 'Drag the corners out to the walls, or move them with the arrow keys. + adds a corner, Delete removes one.',
  cover: `Paint over furniture, rugs and feet: there the photo stays. ${brushHint}`,
  floor: `Paint floor where it is missing. ${brushHint}`,
};

/** Chooses what the pointer and the keyboard do on the photo. */
export function Tools({ tool, chooseTool, brush, setBrush, strokeCount, dispatch }: ToolsProps) {
  const isBrush = tool === 'cover' || tool === 'floor';
  return (
    <Frame>
      <ButtonRow role="group" aria-label="Tool">
        {(['view', 'edge', 'cover', 'floor'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === tool} onClick={() => chooseTool(each)}>
            {names[each]}
          </button>
        ))}
      </ButtonRow>
      <p id="own-room-tool">{hints[tool]}</p>
      {(isBrush || strokeCount > 0) && (
        <Brush>
          {isBrush && (
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
          <Button type="button" data-kind="quiet" disabled={strokeCount === 0} onClick={() => dispatch({ kind: 'undoStroke' })}>
            Undo
          </Button>
          <Button type="button" data-kind="quiet" disabled={strokeCount === 0} onClick={() => dispatch({ kind: 'clearStrokes' })}>
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
