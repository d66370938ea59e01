import type { Point } from '../../engine/homography.ts';
import { clipArea } from './clip-area.ts';
import { nearness, type Quad, type Size } from './quad.ts';

/** A stroke of the brush. */
export interface Stroke {
  /** Whether the stroke covers the floor or brings it back. */
  paints: 'cover' | 'floor';
  /** Pixels of the photo, like the points. */
  radius: number;
  points: readonly Point[];
}

interface Floor {
  quad: Quad;
  /** The floor that was found: opaque where there is some. */
  found: CanvasImageSource;
  strokes: readonly Stroke[];
}

/** Anything farther away is within a few pixels of the horizon. */
const minNearness = 0.02;

/** Paints a canvas of the photo's size: opaque where the new floor goes, and nothing above the horizon. */
export function paintMask(context: CanvasRenderingContext2D, size: Size, { quad, found, strokes }: Floor): void {
  context.save();
  traceGround(context, size, quad, minNearness);
  context.clip();
  context.drawImage(found, 0, 0);
  for (const stroke of strokes) {
    context.globalCompositeOperation = stroke.paints === 'floor' ? 'source-over' : 'destination-out';
    paintStroke(context, stroke, 'white');
  }
  context.restore();
}

/** Paints white wherever there could be floor, and a little more. */
export function paintGround(context: CanvasRenderingContext2D, size: Size, quad: Quad): void {
  traceGround(context, size, quad, minNearness / 2);
  context.fillStyle = 'white';
  context.fill();
}

function traceGround(context: CanvasRenderingContext2D, { width, height }: Size, quad: Quad, min: number): void {
  const all = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  context.beginPath();
  for (const { x, y } of clipArea(all, nearness(quad), min)) context.lineTo(x, y);
  context.closePath();
}

/** Paints a line that starts with a dot: browsers draw nothing for a line without length, as a tap leaves. */
export function paintStroke(context: CanvasRenderingContext2D, { radius, points }: Stroke, color: string): void {
  const [first] = points;
  if (!first) return;
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 2 * radius;
  context.beginPath();
  context.arc(first.x, first.y, radius, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

/** Whether a point is under a stroke. */
export function isOnStroke({ radius, points }: Stroke, at: Point): boolean {
  return points.some((from, index) => {
    const to = points[index + 1] ?? from;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const share = Math.min(Math.max(((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y || 1), 0), 1);
    return Math.hypot(at.x - from.x - share * x, at.y - from.y - share * y) <= radius;
  });
}
