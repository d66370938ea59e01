import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, size } from '#components/theme.ts';
import type { Point } from '../../engine/homography.ts';
import type { PhotoAction, PhotoEdits } from '../photo-edits.ts';
import type { Brush, PhotoTool } from '../photo-tools.ts';
import { BrushLayer } from './BrushLayer.tsx';
import { DragHandles } from './DragHandles.tsx';
import { EdgeLines } from './EdgeLines.tsx';
import { positionOf } from './places.ts';
import { TapLayer } from './TapLayer.tsx';

interface EditLayerProps {
  photo: ImageBitmap;
  /** 0 to 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  tool: PhotoTool;
  brush: Brush;
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
}

/** What the chosen tool puts over the photo. */
export function EditLayer({ photo, mask, tool, brush, edits, dispatch }: EditLayerProps) {
  const words = useWords('photoTools');
  const { quad, strokes } = edits;
  switch (tool) {
    case 'light':
      return null;
    case 'tap':
      return <TapLayer size={edits.size} mask={mask} strokes={strokes} tap={(mark) => dispatch({ kind: 'mark', mark })} />;
    case 'brush':
      return (
        <BrushLayer
          size={edits.size}
          paints={brush.paints}
          radius={brush.share * Math.max(photo.width, photo.height)}
          paint={(stroke) => dispatch({ kind: 'mark', mark: { kind: 'stroke', ...stroke } })}
          describedBy="own-room-tool"
        />
      );
    case 'corners':
      return (
        <>
          <EdgeLines size={photo} points={quad} />
          <div aria-hidden="true">
            <Tag style={positionOf(middle(quad[0], quad[1]), photo)}>{words.sides.width}</Tag>
            <Tag style={positionOf(middle(quad[0], quad[3]), photo)}>{words.sides.depth}</Tag>
          </div>
          <DragHandles
            photo={photo}
            points={quad}
            nameOf={(index) => words.corners[index] ?? ''}
            move={(index, to) => dispatch({ kind: 'moveCorner', index, to })}
            describedBy="own-room-tool"
          />
        </>
      );
  }
}

function middle(from: Point, to: Point): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

const Tag = styled.span`
  position: absolute;
  translate: -50% -50%;
  padding: 0 8px;
  background: ${color.dark};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.onDark};
`;
