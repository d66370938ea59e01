import type { Progress } from '../../engine/worker-queue.ts';
import { applyPatch, cutStroke, type Halves, halvesOf } from '../brush/cut-stroke.ts';
import { readWeights } from '../floor-network/weights.ts';
import type { Picture } from '../picture.ts';
import { aboveFloor, type Camera } from './camera.ts';
import { findFloor } from './find-floor.ts';
import { type FirstRectangle, placeRectangle } from './first-rectangle.ts';
import type { FloorAnswer, FloorJob } from './floor-finder.ts';

let halves: Halves | null = null;
let camera: Camera | null = null;

addEventListener('message', ({ data }: MessageEvent<FloorJob>) => {
  // An error in a promise wouldn't reach the page.
  answer(data).then((answer) => postMessage(answer), reportError);
});

async function answer({ photo, focal, painted }: FloorJob): Promise<FloorAnswer> {
  if (photo) halves = halvesOf(photo);
  if (!halves) throw new Error('There is no photo yet');
  const [whole] = halves;
  if (painted) {
    const patch = cutStroke(halves, painted.mask, painted.stroke);
    const rectangle = patch && camera ? place(camera, whole, applyPatch(painted.mask, whole.width, patch)) : null;
    return { found: null, patch, rectangle };
  }
  const network = readWeights(await loadWeights());
  report(0.2);
  const found = findFloor(halves, focal, network, (share) => report(0.2 + 0.8 * share));
  camera = found.camera;
  return { found: { mask: found.mask, certainty: found.certainty }, patch: null, rectangle: place(null, whole, found.mask) };
}

/** A rectangle below a horizon that's above all floor. It stays where it is unless there's floor above its horizon. */
function place(before: Camera | null, photo: Picture, mask: Uint8ClampedArray): FirstRectangle | null {
  if (!camera) return null;
  camera = aboveFloor(camera, photo, mask);
  return camera.horizon === before?.horizon ? null : placeRectangle(camera, photo, mask);
}

/** The browser keeps the file, whose name changes with its content. */
async function loadWeights(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('../floor-network/weights.bin', import.meta.url));
  if (!response.ok) throw new Error(`The weights didn't load: ${response.status}`);
  return response.arrayBuffer();
}

function report(progress: number): void {
  postMessage({ progress } satisfies Progress);
}
