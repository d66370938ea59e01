import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, palette } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { Announcement } from '../../controls/Announcement.tsx';
import type { Point } from '../../engine/homography.ts';
import { arrowStep } from './arrow-step.ts';
import { paintStroke, type Stroke } from './mask.ts';
import { describePlace, pointUnder, positionOf } from './places.ts';
import { clampTo, type Size } from './quad.ts';
import { useOnePointer } from './use-one-pointer.ts';

interface BrushLayerProps {
  size: Size;
  paints: Stroke['paints'];
  /** Pixels of the photo. */
  radius: number;
  paint: (stroke: Stroke) => void;
  describedBy: string;
}

/** The brush. Visitors paint with a pointer or finger, or with the arrow keys after Space or Enter puts the brush down. */
export function BrushLayer({ size, paints, radius, paint, describedBy }: BrushLayerProps) {
  const words = useWords('photoTools');
  const describe = (point: Point, template: string) => fill(template, { place: describePlace(point, size, words) });
  const canvas = useRef<HTMLCanvasElement>(null);
  const [at, setAt] = useState<Point | null>(null);
  const [line, setLine] = useState<readonly Point[]>([]);
  // The same without waiting for a render, since a fast stroke ends before its last points are drawn.
  const points = useRef(line);
  const pointer = useOnePointer();
  const [isKeyDown, setKeyDown] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, size.width, size.height);
    if (context) paintStroke(context, { paints, radius, points: line }, paints === 'cover' ? palette.signal : palette.success);
  }, [line, paints, radius, size]);

  function draw(next: readonly Point[]) {
    points.current = next;
    setLine(next);
  }

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    setKeyDown(false);
    draw(pointer.take(event) ? [pointUnder(event, size)] : []);
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary) return;
    const point = pointUnder(event, size);
    setAt(point);
    if (pointer.owns(event)) draw([...points.current, point]);
  }

  function finish() {
    if (points.current.length > 0) paint({ paints, radius, points: points.current });
    cancel();
  }

  function cancel() {
    pointer.release();
    draw([]);
    setKeyDown(false);
  }

  function press(event: KeyboardEvent) {
    const here = at ?? { x: size.width / 2, y: size.height * 0.75 };
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (isKeyDown) {
        finish();
        setAnnouncement(describe(here, words.brushUp));
        return;
      }
      setAt(here);
      setKeyDown(true);
      setAnnouncement(describe(here, words.brushDown));
      draw([here]);
      return;
    }
    const step = arrowStep(event, event.shiftKey ? radius / 8 : radius / 2);
    if (!step) return;
    event.preventDefault();
    const next = clampTo(size, { x: here.x + step.x, y: here.y + step.y });
    setAt(next);
    setAnnouncement(describe(next, isKeyDown ? words.brushDown : words.brushUp));
    if (isKeyDown) draw([...points.current, next]);
  }

  const share = (2 * radius) / size.width;
  return (
    <Surface
      tabIndex={0}
      role="application"
      aria-label={words.brushLayer}
      aria-describedby={describedBy}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={(event) => pointer.owns(event) && finish()}
      onPointerCancel={cancel}
      onPointerLeave={() => setAt(null)}
      onKeyDown={press}
      onFocus={() => setAt((at) => at ?? { x: size.width / 2, y: size.height * 0.75 })}
      onBlur={finish}
    >
      <canvas ref={canvas} width={size.width} height={size.height} />
      {at && <Ring style={{ ...positionOf(at, size), width: `${share * 100}%` }} data-down={line.length > 0 ? '' : undefined} />}
      <Announcement text={announcement} />
    </Surface>
  );
}

const Surface = styled.div`
  overflow: hidden;
  touch-action: pinch-zoom;
  cursor: none;
  canvas {
    width: 100%;
    height: 100%;
    opacity: 0.45;
  }
`;

const Ring = styled.span`
  position: absolute;
  aspect-ratio: 1;
  translate: -50% -50%;
  border: 2px solid ${color.onAccent};
  border-radius: 50%;
  outline: 2px solid ${color.dark};
  pointer-events: none;
  &[data-down] {
    outline-color: ${color.accent};
  }
`;
