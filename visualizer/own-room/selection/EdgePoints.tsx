import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../components/theme.ts';
import type { Step } from '../work.ts';
import { type Outline, outlineLimits } from './outline.ts';
import { Points, placeOf } from './Points.tsx';

/** Of the photo's longer side. */
const leastEdge = 0.16;

interface EdgePointsProps {
  photo: ImageBitmap;
  outline: Outline;
  step: Dispatch<Step>;
}

/** Corners of the floor's edge, and between each two a button for one more. */
export function EdgePoints({ photo, outline, step }: EdgePointsProps) {
  return (
    <>
      <Between>
        {outline.length < outlineLimits.max &&
          outline.map((from, index) => {
            const to = outline[(index + 1) % outline.length] ?? from;
            // A short edge has no room for it between its corners.
            if (Math.hypot(to.x - from.x, to.y - from.y) < leastEdge * Math.max(photo.width, photo.height)) return null;
            const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place among the others
                key={index}
                type="button"
                aria-label={`Add a corner after ${index + 1}`}
                style={placeOf(middle, photo)}
                onClick={() => step({ kind: 'add', index })}
              >
                <span aria-hidden="true">+</span>
              </button>
            );
          })}
      </Between>
      <Points
        photo={photo}
        points={outline}
        nameOf={(index) => `Corner ${index + 1} of ${outline.length}`}
        move={(index, to) => step({ kind: 'edge', index, to })}
        remove={(index) => step({ kind: 'remove', index })}
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
