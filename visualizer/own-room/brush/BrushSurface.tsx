import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, palette } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { Announcement } from '../../controls/Announcement.tsx';
import type { Point } from '../../engine/homography.ts';
import { arrowStep } from '../selection/arrow-step.ts';
import { describePlace, pointUnder, positionOf } from '../selection/places.ts';
import { clampTo, type Size } from '../selection/quad.ts';
import type { Stroke } from './cut-stroke.ts';
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

  const scaleNow = () => photo.width / (surface.current?.getBoundingClientRect().width || photo.width);
  const start = { x: photo.width / 2, y: photo.height * 0.75 };

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, photo.width, photo.height);
    const kind = keyPaints ?? paints;
    context.strokeStyle = kind ? (kind === 'floor' ? palette.success : palette.signal) : palette.accent;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.lineWidth = finger * (photo.width / (surface.current?.getBoundingClientRect().width || photo.width));
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

function shareOf({ x, y }: Point, { width, height }: Size): Point {
  return { x: x / width, y: y / height };
}

/** Fingers on the photo. Two move it and come closer, and nothing is painted again until all are lifted. With a mouse, the wheel does the same. */
function useFingers(zoom: ReturnType<typeof useZoom>, surface: React.RefObject<HTMLElement | null>) {
  const places = useRef(new Map<number, Point>());
  const isPinching = useRef(false);
  const pinch = useRef({ distance: 1, zoom: 1, under: { x: 0.5, y: 0.5 } });

  const underPlace = ({ x, y }: Point): Point => {
    const box = surface.current?.getBoundingClientRect();
    return box ? { x: (x - box.x) / box.width, y: (y - box.y) / box.height } : { x: 0.5, y: 0.5 };
  };
  const two = () => {
    const [one = { x: 0, y: 0 }, other = one] = places.current.values();
    return {
      distance: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };

  const roll = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && zoom.zoom === 1) return;
    const place = { x: event.clientX, y: event.clientY };
    const isZoom = event.ctrlKey || event.metaKey;
    const next = isZoom ? zoom.zoom * Math.exp(-event.deltaY / 200) : zoom.zoom;
    const from = isZoom ? place : { x: place.x + event.deltaX, y: place.y + event.deltaY };
    if (zoom.show(underPlace(from), next, place) || isZoom) event.preventDefault();
  });
  useEffect(() => {
    const element = surface.current;
    const listen = (event: WheelEvent) => roll(event);
    // React's own listener can't keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [surface]);

  return {
    /** Returns how many there are now, or 0 while others are still lifted. */
    put({ pointerId, clientX, clientY }: PointerEvent): number {
      places.current.set(pointerId, { x: clientX, y: clientY });
      if (places.current.size === 2) {
        const { distance, middle } = two();
        isPinching.current = true;
        pinch.current = { distance, zoom: zoom.zoom, under: underPlace(middle) };
      }
      return isPinching.current ? 0 : places.current.size;
    },
    /** Returns whether the finger isn't one that paints. */
    move({ pointerId, clientX, clientY }: PointerEvent): boolean {
      if (!places.current.has(pointerId)) return true;
      places.current.set(pointerId, { x: clientX, y: clientY });
      if (places.current.size === 2) {
        const { distance, middle } = two();
        zoom.show(pinch.current.under, (pinch.current.zoom * distance) / pinch.current.distance, middle);
      }
      return isPinching.current;
    },
    /** Returns whether it ends a stroke. */
    lift({ pointerId }: PointerEvent): boolean {
      const isStroke = places.current.delete(pointerId) && !isPinching.current;
      if (places.current.size === 0) isPinching.current = false;
      return isStroke;
    },
  };
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
