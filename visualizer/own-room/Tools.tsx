import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import { BrushControls } from './BrushControls.tsx';
import { LightControls, type LightSettings } from './LightControls.tsx';
import type { PhotoAction, PhotoEdits } from './photo-edits.ts';
import { ScaleSlider } from './ScaleSlider.tsx';
import type { Brush } from './selection/EditLayer.tsx';

export type Tool = 'tap' | 'corners' | 'brush' | 'light';

export interface ToolSettings {
  tool: Tool;
  brush: Brush;
  light: LightSettings;
  isBefore: boolean;
}

interface ToolsProps {
  settings: ToolSettings;
  change: (settings: Partial<ToolSettings>) => void;
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
  removePhoto: () => void;
}

const names: Record<Tool, string> = { tap: 'Tap to fix', corners: 'Board size', brush: 'Brush', light: 'Light' };

const hints: Record<Tool, string> = {
  tap: "Tap what we missed or what isn't floor. With a keyboard, move the ring with the arrow keys and press Enter.",
  corners: 'If the boards lie at an angle, drag the corners until the rectangle lies flat on the floor, along the walls.',
  brush:
    'Paint the last bits with a finger or the mouse. With a keyboard, arrow keys move the brush (Shift for small steps) and Space or Enter puts it down or lifts it.',
  light: 'The new floor keeps the light and shadows of your photo.',
};

/** The tools under the photo, and the settings of the one in use. */
export function Tools({ settings, change, edits, dispatch, removePhoto }: ToolsProps) {
  const { tool, brush, light, isBefore } = settings;
  return (
    <Frame>
      <Row role="group" aria-label="Tool">
        {(['tap', 'corners', 'brush', 'light'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === tool} onClick={() => change({ tool: each, isBefore: false })}>
            {names[each]}
          </button>
        ))}
      </Row>
      <p id="own-room-tool">{hints[tool]}</p>
      {tool === 'corners' && <ScaleSlider scale={edits.scale} change={(scale) => dispatch({ kind: 'scale', scale })} />}
      {tool === 'brush' && <BrushControls brush={brush} change={(brush) => change({ brush })} />}
      {tool === 'light' && <LightControls light={light} change={(light) => change({ light })} />}
      <Problem role="alert">{edits.refusal}</Problem>
      <Row data-pairs="">
        <button type="button" disabled={edits.marks.length === 0} onClick={() => dispatch({ kind: 'undo' })}>
          Undo
        </button>
        <button type="button" aria-pressed={isBefore} onClick={() => change({ isBefore: !isBefore })}>
          Show before
        </button>
        <button type="button" onClick={() => dispatch({ kind: 'mark', mark: { kind: 'empty' } })}>
          Start with an empty floor
        </button>
        <button type="button" onClick={removePhoto}>
          Remove the photo
        </button>
      </Row>
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
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

/** On phones, four tools side by side and the other buttons in pairs, all wide enough for a thumb. */
const Row = styled(ButtonRow)`
  @media (max-width: 40em) {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    &[data-pairs] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    button {
      padding-inline: ${space[1]};
      font-size: ${size.small};
    }
  }
`;

const Problem = styled.p`
  && {
    font-weight: 550;
    color: ${color.signal};
  }
  &:empty {
    position: absolute;
  }
`;
