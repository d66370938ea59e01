import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { Announcement } from '../../controls/Announcement.tsx';
import type { Point } from '../../engine/homography.ts';
import type { Mark } from '../photo-edits.ts';
import { arrowStep } from './arrow-step.ts';
import { isOnStroke, type Stroke } from './mask.ts';
import { describePlace, pointUnder, positionOf } from './places.ts';
import { clampTo, type Size } from './quad.ts';

interface TapLayerProps {
  size: Size;
  /** 0 to 255 for each pixel of the photo. */
  mask: Uint8ClampedArray;
  strokes: readonly Stroke[];
  tap: (mark: Extract<Mark, { kind: 'tap' }>) => void;
}

/** Lets visitors tap an area to make it floor, or no floor if it was. By keyboard, the arrow keys move a ring and Enter taps. */
export function TapLayer({ size, mask, strokes, tap }: TapLayerProps) {
  const words = useWords('photoTools');
  const [ring, setRing] = useState<Point | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function isFloorAt(point: Point): boolean {
    const stroke = strokes.findLast((each) => isOnStroke(each, point));
    if (stroke) return stroke.paints === 'floor';
    const column = Math.min(Math.floor(point.x), size.width - 1);
    const row = Math.min(Math.floor(point.y), size.height - 1);
    return (mask[row * size.width + column] ?? 0) > 127;
  }

  function tapAt(point: Point) {
    const isFloor = !isFloorAt(point);
    tap({ kind: 'tap', ...point, isFloor });
    setAnnouncement(fill(isFloor ? words.floorAdded : words.floorRemoved, { place: describePlace(point, size, words) }));
  }

  function press(event: KeyboardEvent) {
    const here = ring ?? { x: size.width / 2, y: size.height * 0.75 };
    const step = arrowStep(event, (event.shiftKey ? 0.005 : 0.02) * Math.max(size.width, size.height));
    if (event.key !== 'Enter' && event.key !== ' ' && !step) return;
    event.preventDefault();
    if (!step) return event.repeat ? undefined : tapAt(here);
    const next = clampTo(size, { x: here.x + step.x, y: here.y + step.y });
    setRing(next);
    setAnnouncement(fill(isFloorAt(next) ? words.onFloor : words.offFloor, { place: describePlace(next, size, words) }));
  }

  return (
    <Surface
      tabIndex={0}
      role="application"
      aria-label={words.tapLayer}
      aria-describedby="own-room-tool"
      onClick={(event) => tapAt(pointUnder(event, size))}
      onPointerDown={() => setRing(null)}
      onKeyDown={press}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setRing((ring) => ring ?? { x: size.width / 2, y: size.height * 0.75 });
      }}
      onBlur={() => setRing(null)}
    >
      {ring && <Ring style={positionOf(ring, size)} />}
      <Announcement text={announcement} />
    </Surface>
  );
}

const Surface = styled.div`
  overflow: hidden;
  touch-action: manipulation;
  cursor: crosshair;
`;

const Ring = styled.span`
  position: absolute;
  width: 28px;
  aspect-ratio: 1;
  translate: -50% -50%;
  border: 3px solid ${color.onAccent};
  border-radius: 50%;
  outline: 2px solid ${color.dark};
  pointer-events: none;
`;
