import { Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { size, space } from '#components/theme.ts';
import { ButtonRow } from '../../controls/ButtonRow.tsx';
import type { PhotoAction, PhotoEdits } from '../photo-edits.ts';
import type { Stroke } from './cut-stroke.ts';
import { mostZoom, type useZoom } from './use-zoom.ts';

interface BrushBarProps {
  paints: Stroke['paints'] | null;
  setPaints: (paints: Stroke['paints']) => void;
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
  zoom: ReturnType<typeof useZoom>;
  /** Nothing is taken back while a stroke is painted. */
  isPainting: boolean;
}

/** What the brush does, back, and closer. One row, so that the floors stay near the picture on phones. */
export function BrushBar({ paints, setPaints, edits, dispatch, zoom, isPainting }: BrushBarProps) {
  const words = useWords('photoTools');
  const isClose = zoom.zoom > 1;
  const Zoom = isClose ? ZoomOut : ZoomIn;
  return (
    <Bar role="group" aria-label={words.brushGroup} data-no-print="">
      {(['floor', 'cover'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === paints} onClick={() => setPaints(each)}>
          {words.brushes[each]}
        </button>
      ))}
      <button
        type="button"
        aria-label={words.undo}
        disabled={edits.done.length === 0 || isPainting}
        onClick={() => dispatch({ kind: 'undo' })}
      >
        <Undo2 size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={isClose ? words.zoomOut : words.zoomIn}
        onClick={() => (isClose ? zoom.showAll() : zoom.show({ x: 0.5, y: 0.75 }, mostZoom))}
      >
        <Zoom size={20} aria-hidden="true" />
      </button>
    </Bar>
  );
}

const Bar = styled(ButtonRow)`
  flex-wrap: nowrap;
  gap: ${space[1]};
  button {
    flex: 0 1 auto;
    display: grid;
    place-items: center;
    min-width: 48px;
    padding: ${space[1]} ${space[2]};
    font-size: ${size.small};
  }
  button[aria-pressed] {
    flex: 1 1 auto;
    max-width: 12rem;
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;
