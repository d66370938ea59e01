import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../components/theme.ts';
import type { PhotoAction } from '../photo-edits.ts';
import { DragHandles, positionOf } from './DragHandles.tsx';
import { type Outline, outlineLimits } from './outline.ts';

/** As a share of the photo's longer side. */
const minEdge = 0.16;

interface EdgeHandlesProps {
  photo: ImageBitmap;
  outline: Outline;
  dispatch: Dispatch<PhotoAction>;
}

/** Handles for the corners of the floor's edge. Between two corners, a button adds another. */
export function EdgeHandles({ photo, outline, dispatch }: EdgeHandlesProps) {
  return (
    <>
      <Between>
        {outline.length < outlineLimits.max &&
          outline.map((from, index) => {
            const to = outline[(index + 1) % outline.length] ?? from;
            // A short edge has no room for the button.
            if (Math.hypot(to.x - from.x, to.y - from.y) < minEdge * Math.max(photo.width, photo.height)) return null;
            const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other identity
                key={index}
                type="button"
                aria-label={`Add a corner after ${index + 1}`}
                style={positionOf(middle, photo)}
                onClick={() => dispatch({ kind: 'addEdgeCorner', index })}
              >
                <span aria-hidden="true">+</span>
              </button>
            );
          })}
      </Between>
      <DragHandles
        photo={photo}
        points={outline}
        nameOf={(index) => `Corner ${index + 1} of ${outline.length}`}
        move={(index, to) => dispatch({ kind: 'moveEdgeCorner', index, to })}
        remove={(index) => dispatch({ kind: 'removeEdgeCorner', index })}
        describedBy="own-room-tool"
      />
    </>
  );
}

const Between = styled.div`
  pointer-events: none;
  button {
    position: absolute;
    width: 28px;
    height: 28px;
    margin: -14px 0 0 -14px;
    padding: 0;
    border: 2px solid ${color.dark};
    border-radius: 50%;
    background: ${color.raised};
    font-weight: 700;
    line-height: 1;
    pointer-events: auto;
    cursor: pointer;
  }
`;
