import type { Dispatch } from 'react';
import { Button } from '../../../components/form/Button.tsx';
import { Actions } from '../../../components/section/Layout.tsx';
import { Alert, Bench, Tag, View, Words } from '../look.ts';
import { SizeForm } from '../measure/SizeForm.tsx';
import { Stage } from '../Stage.tsx';
import { useFocusOnShow } from '../use-focus-on-show.ts';
import type { Step, Work } from '../work.ts';
import { EdgeLines } from './EdgeLines.tsx';
import { Points, placeOf } from './Points.tsx';
import { cornerNames } from './quad.ts';

interface MarkFloorProps {
  photo: ImageBitmap;
  work: Work;
  step: Dispatch<Step>;
  remove: () => void;
}

/** First part: a rectangle on the floor, and how long its sides are. */
export function MarkFloor({ photo, work, step, remove }: MarkFloorProps) {
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const { quad, refusal } = work;
  const [nearLeft, nearRight, , farLeft] = quad;
  return (
    <Bench>
      <Words>
        <h3 ref={heading} tabIndex={-1}>
          1. Mark a rectangle on the floor
        </h3>
        <p id="own-room-marking">
          Put the four corners onto a rectangle that you can measure: a rug, a few tiles, or the room from wall to wall. The
          larger it is, the better. Drag them, or move them with the arrow keys, ten times as far with Shift.
        </p>
      </Words>
      <View>
        <Stage photo={photo}>
          <EdgeLines size={photo} points={quad} />
          <div aria-hidden="true">
            <Tag style={placeOf(middle(nearLeft, nearRight), photo)}>Width</Tag>
            <Tag style={placeOf(middle(nearLeft, farLeft), photo)}>Depth</Tag>
          </div>
          <Points
            photo={photo}
            points={quad}
            nameOf={(index) => cornerNames[index] ?? ''}
            move={(index, to) => step({ kind: 'corner', index, to })}
            describedBy="own-room-marking"
          />
        </Stage>
        <Alert role="alert">{refusal}</Alert>
      </View>
      <Words>
        <h3>2. Give its size</h3>
        <SizeForm work={work} step={step} />
        <Actions>
          <Button type="button" data-kind="quiet" onClick={() => step({ kind: 'reset' })}>
            Reset
          </Button>
          <Button type="button" data-kind="quiet" onClick={remove}>
            Remove the photo
          </Button>
        </Actions>
      </Words>
    </Bench>
  );
}

function middle(from: { x: number; y: number }, to: { x: number; y: number }) {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
