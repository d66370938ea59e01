import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, palette } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { Announcement } from '../../controls/Announcement.tsx';
import type { Point } from '../../engine/homography.ts';
import type { Size } from '../picture.ts';
import { arrowStep } from './arrow-step.ts';
import type { Stroke } from './cut-stroke.ts';
import { clampTo, describePlace, pointUnder, positionOf } from './places.ts';
import { useFingers } from './use-fingers.ts';
import { mostZoom, type useZoom } from './use-zoom.ts';

interface BrushSurfaceProps {
  photo: Size;
  /** Null until the first stroke decides by what's under it. */
  paints: Stroke['paints'] | null;
  zoom: ReturnType<typeof useZoom>;
  /** A stroke without a kind paints what the switch says. */
  paint: (stroke: Pick<Stroke, 'points' | 'scale'>, paints?: Stroke['paints']) => void;
  describedBy: string;
}

/** Pixels of the page. */
const finger = 24;
const leastStep = 2;
const keyStep = { usual: 12, small: 3 } as const;

/**
 * The brush. One finger or the mouse paints, two fingers move the photo and come closer. By keyboard, arrows move the brush, Space paints, minus takes
 * away, plus comes closer.
 */
export function BrushSurface({ photo, paints, zoom, paint, describedBy }: BrushSurfaceProps) {
  const words = useWords('photoTools');
  const surface = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [marker, setMarker] = useState<Point | null>(null);
  const [line, setLine] = useState<readonly Point[]>([]);
  // The same without waiting for a render, since a fast stroke ends before its last points are drawn.
  const points = useRef(line);
  const [keyPaints, setKeyPaints] = useState<Stroke['paints'] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const fingers = useFingers(zoom, surface);

  const scaleNow = () => scaleOf(surface.current, photo);
  const start = { x: photo.width / 2, y: photo.height * 0.75 };

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, photo.width, photo.height);
    const kind = keyPaints ?? paints;
    context.strokeStyle = kind ? (kind === 'floor' ? palette.success : palette.signal) : palette.accent;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = finger * scaleOf(surface.current, photo);
    context.beginPath();
    for (const { x, y } of line) context.lineTo(x, y);
    // A line without length isn't drawn.
    if (line.length === 1) context.lineTo((line[0]?.x ?? 0) + 0.01, line[0]?.y ?? 0);
    context.stroke();
  }, [line, paints, keyPaints, photo]);

  function draw(next: readonly Point[]) {
    points.current = next;
    setLine(next);
  }

  function finish() {
    if (points.current.length > 0) paint({ points: points.current, scale: scaleNow() }, keyPaints ?? undefined);
    cancel();
  }

  function cancel() {
    draw([]);
    setKeyPaints(null);
  }

  function down(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    cancel();
    if (fingers.put(event) === 1) draw([pointUnder(event, photo)]);
  }

  /** A finger that leaves what's seen of the photo paints on where it comes back. */
  function go(event: PointerEvent<HTMLElement>) {
    const box = zoom.seen();
    const isSeen =
      !box ||
      (event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom);
    const last = points.current.at(-1);
    if (!isSeen || !last) return;
    const next = pointUnder(event, photo);
    if (Math.hypot(next.x - last.x, next.y - last.y) >= leastStep * scaleNow()) draw([...points.current, next]);
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'touch') setMarker(pointUnder(event, photo));
    if (!fingers.move(event) && keyPaints === null) go(event);
  }

  function lift(event: PointerEvent<HTMLElement>) {
    if (fingers.lift(event) && keyPaints === null) finish();
  }

  function press(event: KeyboardEvent) {
    // Shortcuts of the browser, such as Ctrl and minus
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = marker ?? start;
    const say = (point: Point, isDown: boolean) =>
      setAnnouncement(fill(isDown ? words.brushDown : words.brushUp, { place: describePlace(point, photo, words) }));
    const step = arrowStep(event, (event.shiftKey ? keyStep.small : keyStep.usual) * scaleNow());
    if (step) {
      const next = clampTo(photo, { x: here.x + step.x, y: here.y + step.y });
      setMarker(next);
      say(next, keyPaints !== null);
      if (keyPaints) draw([...points.current, next]);
      if (zoom.zoom > 1) zoom.show(shareOf(next, photo), zoom.zoom);
    } else if (event.key === ' ' || event.key === 'Enter' || event.key === '-') {
      if (event.repeat) return event.preventDefault();
      setMarker(here);
      say(here, keyPaints === null);
      if (keyPaints) finish();
      else {
        setKeyPaints(event.key === '-' ? 'cover' : 'floor');
        draw([here]);
      }
    } else if (event.key === '+' || event.key === '=') {
      if (zoom.zoom > 1) zoom.showAll();
      else zoom.show(shareOf(here, photo), mostZoom);
    } else if (event.key === 'Escape' && points.current.length > 0) cancel();
    else return;
    event.preventDefault();
  }

  return (
    <Surface
      ref={surface}
      tabIndex={0}
      role="application"
      aria-label={words.brushLayer}
      aria-describedby={describedBy}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={(event) => {
        fingers.lift(event);
        cancel();
      }}
      onPointerLeave={() => setMarker(null)}
      onKeyDown={press}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setMarker((marker) => marker ?? start)}
      onBlur={() => {
        finish();
        setMarker(null);
      }}
    >
      <canvas ref={canvas} width={photo.width} height={photo.height} />
      {marker && (
        <Ring style={{ ...positionOf(marker, photo), width: finger / zoom.zoom }} data-down={line.length > 0 ? '' : undefined} />
      )}
      <Announcement text={announcement} />
    </Surface>
  );
}

/** Pixels of the photo in one of the page. */
function scaleOf(surface: HTMLElement | null, photo: Size): number {
  return photo.width / (surface?.getBoundingClientRect().width || photo.width);
}

function shareOf({ x, y }: Point, { width, height }: Size): Point {
  return { x: x / width, y: y / height };
}

const Surface = styled.div`
  overflow: hidden;
  touch-action: none;
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
