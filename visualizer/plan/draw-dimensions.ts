import { font, palette } from '#components/theme.ts';
import type { Size } from './estimate.ts';
import type { Placement } from './scale.ts';

/** Between a wall and its dimension line. */
const gap = 14;
const tick = 4;
const padding = 6;
const textSize = 16;

/** Draws both sides in feet, with the word for them, each on a line with end marks. The width goes inside the plan if there is no room above it. */
export function drawDimensions(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Placement,
  sides: Size,
  unit: string,
): void {
  if (sides.area) return;
  const above = y > 2 * gap;
  context.font = `650 ${textSize}px ${font.text}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = palette.ink;
  context.lineWidth = 1;
  context.save();
  context.translate(x, above ? y - gap : y + gap);
  if (above) drawLine(context, `${sides.width} ${unit}`, width);
  else drawTag(context, `${sides.width} ${unit}`, width);
  context.restore();
  context.save();
  context.translate(x - gap, y + height);
  context.rotate(-Math.PI / 2);
  drawLine(context, `${sides.length} ${unit}`, height);
  context.restore();
}

/** Draws a line as long as the side with the text in its middle, or only the text if the side is very short. */
function drawLine(context: CanvasRenderingContext2D, text: string, side: number): void {
  const half = context.measureText(text).width / 2 + padding;
  if (side / 2 > half + tick) {
    context.beginPath();
    for (const [from, to, end] of [
      [0.5, side / 2 - half, 0.5],
      [side / 2 + half, side - 0.5, side - 0.5],
    ] as const) {
      context.moveTo(from, 0);
      context.lineTo(to, 0);
      context.moveTo(end, -tick);
      context.lineTo(end, tick);
    }
    context.stroke();
  }
  context.fillStyle = palette.ink;
  context.fillText(text, side / 2, 0.5);
}

/** Draws the text on its own background, in the corner that fixtures leave free. */
function drawTag(context: CanvasRenderingContext2D, text: string, side: number): void {
  const half = context.measureText(text).width / 2 + padding;
  const middle = side - half - gap;
  const height = textSize + padding;
  context.fillStyle = palette.page;
  context.fillRect(middle - half, padding - gap, 2 * half, height);
  context.strokeRect(middle - half, padding - gap, 2 * half, height);
  context.fillStyle = palette.ink;
  context.fillText(text, middle, padding - gap + height / 2 + 0.5);
}
