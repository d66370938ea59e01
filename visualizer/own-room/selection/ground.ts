import { newCanvas } from '#components/photo/new-canvas.ts';
import { clipArea } from './clip-area.ts';
import { nearness, type Quad, type Size } from './quad.ts';

/** Anything farther away is within a few pixels of the horizon. */
const minNearness = 0.02;

/** Paints a canvas of the photo's size: opaque where the new floor goes, and nothing above the horizon. `mask` has 0 or 255 for each pixel. */
export function paintMask(context: CanvasRenderingContext2D, size: Size, quad: Quad, mask: Uint8ClampedArray): void {
  const { width, height } = size;
  const hard = newCanvas(width, height);
  const image = hard.createImageData(width, height);
  for (let at = 0; at < mask.length; at++) image.data[at * 4 + 3] = mask[at] ?? 0;
  hard.putImageData(image, 0, 0);
  // Four copies half a pixel from here make an edge two pixels wide. They're larger by a pixel all around, so the photo's own border stays covered.
  context.globalAlpha = 0.25;
  context.globalCompositeOperation = 'lighter';
  for (const x of [-1.5, -0.5]) for (const y of [-1.5, -0.5]) context.drawImage(hard.canvas, x, y, width + 2, height + 2);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-in';
  traceGround(context, size, quad, minNearness);
  context.fill();
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
