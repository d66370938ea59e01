import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color } from '#components/theme.ts';
import { Announcement } from '../../controls/Announcement.tsx';
import type { Point } from '../../engine/homography.ts';
import { arrowStep } from './arrow-step.ts';
import { Loupe } from './Loupe.tsx';
import { describePlace, positionOf } from './places.ts';
import { useOnePointer } from './use-one-pointer.ts';

interface DragHandlesProps {
  photo: ImageBitmap;
  points: readonly Point[];
  nameOf: (index: number) => string;
  move: (index: number, to: Point) => void;
  describedBy: string;
}

/** Points on the photo that a pointer, a finger or the arrow keys can move. A loupe shows the spot that a finger hides. */
export function DragHandles({ photo, points, nameOf, move, describedBy }: DragHandlesProps) {
  const words = useWords('photoTools');
  const area = useRef<HTMLDivElement>(null);
  const pointer = useOnePointer();
  /** The point as it was grabbed, and its offset from the pointer: a point grabbed off center doesn't jump. */
  const grip = useRef<{ index: number; from: Point; offset: Point } | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const [loupeScale, setLoupeScale] = useState(1);

  /** Pixels of the photo per pixel of the page. */
  const scale = () => photo.width / (area.current?.getBoundingClientRect().width || photo.width);

  function grab(index: number, point: Point, event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    if (!pointer.take(event)) return cancel();
    const offset = { x: point.x - event.clientX * scale(), y: point.y - event.clientY * scale() };
    grip.current = { index, from: point, offset };
    setActive(index);
    setLoupeScale(scale());
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (!grip.current || !pointer.owns(event)) return;
    const { index, offset } = grip.current;
    move(index, { x: event.clientX * scale() + offset.x, y: event.clientY * scale() + offset.y });
    setMoved(index);
  }

  function drop() {
    pointer.release();
    grip.current = null;
    setActive(null);
  }

  function cancel() {
    if (grip.current) move(grip.current.index, grip.current.from);
    drop();
  }

  function press(index: number, point: Point, event: KeyboardEvent) {
    const step = arrowStep(event, event.shiftKey ? 10 : 1);
    if (!step) return;
    event.preventDefault();
    move(index, { x: point.x + step.x * scale(), y: point.y + step.y * scale() });
    setActive(index);
    setLoupeScale(scale());
    setMoved(index);
  }

  const shown = active === null ? undefined : points[active];
  const last = moved === null ? undefined : points[moved];
  return (
    <Area ref={area}>
      {points.map((point, index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity
          key={index}
          type="button"
          aria-label={nameOf(index)}
          aria-describedby={describedBy}
          style={positionOf(point, photo)}
          onPointerDown={(event) => grab(index, point, event)}
          onPointerMove={drag}
          onPointerUp={(event) => pointer.owns(event) && drop()}
          onPointerCancel={cancel}
          onKeyDown={(event) => press(index, point, event)}
          // Another handle may be active by now.
          onBlur={() => setActive((active) => (active === index ? null : active))}
        />
      ))}
      {shown && <Loupe photo={photo} point={shown} scale={loupeScale} />}
      <Announcement text={last && moved !== null ? `${nameOf(moved)}: ${describePlace(last, photo, words)}` : ''} />
    </Area>
  );
}

/** Lets visitors scroll the page by touching between the handles. */
const Area = styled.div`
  pointer-events: none;
`;

const Handle = styled.button`
  position: absolute;
  width: 48px;
  height: 48px;
  margin: -24px 0 0 -24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  pointer-events: auto;
  touch-action: pinch-zoom;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 13px;
    border: 3px solid ${color.onAccent};
    border-radius: 50%;
    outline: 2px solid ${color.dark};
    background: radial-gradient(circle, ${color.accent} 0 2.5px, transparent 3px);
    box-shadow: 0 0 0 2px ${color.dark} inset;
  }
  &:focus-visible {
    outline-offset: -8px;
    border-radius: 50%;
    background: radial-gradient(circle, transparent 11px, ${color.raised} 12px);
  }
`;
