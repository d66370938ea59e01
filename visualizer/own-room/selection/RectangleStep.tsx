import type { Dispatch } from 'react';
import { Button } from '../../../components/form/Button.tsx';
import { Actions } from '../../../components/section/Layout.tsx';
import { Alert, EditorLayout, PhotoColumn, Tag, TextColumn } from '../layout.ts';
import { SizeForm } from '../measure/SizeForm.tsx';
import { PhotoFrame } from '../PhotoFrame.tsx';
import type { PhotoAction, PhotoEdits } from '../photo-edits.ts';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import { DragHandles, positionOf } from './DragHandles.tsx';
import { EdgeLines } from './EdgeLines.tsx';
import { cornerNames } from './quad.ts';

interface RectangleStepProps {
  photo: ImageBitmap;
  edits: PhotoEdits;
  dispatch: Dispatch<PhotoAction>;
  removePhoto: () => void;
}

/** Steps 1 and 2: a rectangle on the floor, and the length of its sides. */
export function RectangleStep({ photo, edits, dispatch, removePhoto }: RectangleStepProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { quad, refusal } = edits;
  const [nearLeft, nearRight, , farLeft] = quad;
  return (
    <EditorLayout>
      <TextColumn>
        <h3 ref={heading} tabIndex={-1}>
          1. Mark a rectangle on the floor
        </h3>
        <p id="own-room-marking">
          Put the four corners onto a rectangle that you can measure: a rug, a few tiles, or the room from wall to wall. The
          larger it is, the better. Drag them, or move them with the arrow keys, ten times as far with Shift.
        </p>
      </TextColumn>
      <PhotoColumn>
        <PhotoFrame photo={photo}>
          <EdgeLines size={photo} points={quad} />
          <div aria-hidden="true">
            <Tag style={positionOf(middle(nearLeft, nearRight), photo)}>Width</Tag>
            <Tag style={positionOf(middle(nearLeft, farLeft), photo)}>Depth</Tag>
          </div>
          <DragHandles
            photo={photo}
            points={quad}
            nameOf={(index) => cornerNames[index] ?? ''}
            move={(index, to) => dispatch({ kind: 'moveCorner', index, to })}
            describedBy="own-room-marking"
          />
        </PhotoFrame>
        <Alert role="alert">{refusal}</Alert>
      </PhotoColumn>
      <TextColumn>
        <h3>2. Give its size</h3>
        <SizeForm edits={edits} dispatch={dispatch} />
        <Actions>
          <Button type="button" data-kind="quiet" onClick={() => dispatch({ kind: 'reset' })}>
            Reset
          </Button>
          <Button type="button" data-kind="quiet" onClick={removePhoto}>
            Remove the photo
          </Button>
        </Actions>
      </TextColumn>
    </EditorLayout>
  );
}

function middle(from: { x: number; y: number }, to: { x: number; y: number }) {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
