import type { Point } from '../../engine/homography.ts';
import { clipped, type Outline } from './outline.ts';
import { nearness, type Quad, type Size } from './quad.ts';

/** A line of the brush. */
export interface Stroke {
  /** What comes over the floor's edge: something that stands on it, or floor. */
  paints: 'cover' | 'floor';
  /** Pixels of the photo, as the points are. */
  radius: number;
  points: readonly Point[];
}

interface Floor {
  quad: Quad;
  outline: Outline;
  strokes: readonly Stroke[];
}

/** Beyond this the floor is a strip of a few pixels before the horizon. */
export const leastNearness = 0.02;

/** Paints a canvas of the photo's size: white where there is floor to lay, black elsewhere. Above the horizon there is none. */
export function paintMask(context: CanvasRenderingContext2D, { width, height }: Size, { quad, outline, strokes }: Floor): void {
  context.save();
  context.fillStyle = 'black';
  context.fillRect(0, 0, width, height);
  const all = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  trace(context, clipped(all, nearness(quad), leastNearness));
  context.clip();
  context.fillStyle = 'white';
  trace(context, outline);
  context.fill();
  for (const stroke of strokes) paintStroke(context, stroke, stroke.paints === 'floor' ? 'white' : 'black');
  context.restore();
}

export function paintStroke(context: CanvasRenderingContext2D, { radius, points }: Stroke, color: string): void {
  const [first] = points;
  if (!first) return;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 2 * radius;
  context.strokeStyle = color;
  context.beginPath();
  context.moveTo(first.x, first.y);
  // A line to its own beginning is a dot.
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
