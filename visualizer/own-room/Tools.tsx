import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { ButtonRow } from '../controls/ButtonRow.tsx';
import { BrushControls } from './BrushControls.tsx';
import { LightControls } from './LightControls.tsx';
import type { PhotoAction, PhotoEdits } from './photo-edits.ts';
import { type PhotoToolSettings, photoTools } from './photo-tools.ts';
import { Slider } from './Slider.tsx';

interface ToolsProps {
  settings: PhotoToolSettings;
  change: (settings: Partial<PhotoToolSettings>) => void;
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
  removePhoto: () => void;
}

/** The tools under the photo, and the settings of the one in use. */
export function Tools({ settings, change, edits, dispatch, removePhoto }: ToolsProps) {
  const words = useWords('photoTools');
  const { tool, brush, light, isBefore } = settings;
  return (
    <Frame data-no-print="">
      <Row role="group" aria-label={words.toolGroup}>
        {photoTools.map((each) => (
          <button key={each} type="button" aria-pressed={each === tool} onClick={() => change({ tool: each, isBefore: false })}>
            {words.tools[each]}
          </button>
        ))}
      </Row>
      <p id="own-room-tool">{words.hints[tool]}</p>
      {tool === 'corners' && <ScaleSlider scale={edits.scale} change={(scale) => dispatch({ kind: 'scale', scale })} />}
      {tool === 'brush' && <BrushControls brush={brush} change={(brush) => change({ brush })} />}
      {tool === 'light' && <LightControls light={light} change={(light) => change({ light })} />}
      <Problem role="alert">{edits.refusal && words[edits.refusal]}</Problem>
      <Row data-pairs="">
        <button type="button" disabled={edits.marks.length === 0} onClick={() => dispatch({ kind: 'undo' })}>
          {words.undo}
        </button>
        <button type="button" aria-pressed={isBefore} onClick={() => change({ isBefore: !isBefore })}>
          {words.showBefore}
        </button>
        <button type="button" onClick={() => dispatch({ kind: 'mark', mark: { kind: 'empty' } })}>
          {words.empty}
        </button>
        <button type="button" onClick={removePhoto}>
          {words.removePhoto}
        </button>
      </Row>
    </Frame>
  );
}

/** Boards look larger when the room is smaller, so the slider runs the other way, in doublings. */
function ScaleSlider({ scale, change }: { scale: number; change: (scale: number) => void }) {
  const words = useWords('photoTools');
  const percent = Math.round(100 / scale);
  return (
    <Slider
      label={words.scale}
      range={{ min: -1, max: 1, step: 0.05 }}
      value={-Math.log2(scale)}
      text={percent === 100 ? words.asMeasured : `${percent}%`}
      change={(value) => change(2 ** -value)}
    />
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space[3]};
  p {
    ${secondaryText}
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
