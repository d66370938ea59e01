import type { Point } from '../../engine/homography.ts';
import { clipArea, type Outline } from './outline.ts';
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
  outline: Outline;
  strokes: readonly Stroke[];
}

/** Anything farther away is within a few pixels of the horizon. */
export const minNearness = 0.02;

/** Paints a canvas of the photo's size: white for the new floor, black elsewhere and above the horizon. */
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
  trace(context, clipArea(all, nearness(quad), minNearness));
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
  // A line back to its starting point draws a dot.
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.closePath();
}
