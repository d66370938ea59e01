import { applyPatch, cutStroke, type Halves, halvesOf } from '../brush/cut-stroke.ts';
import { readWeights } from '../floor-network/weights.ts';
import { aboveFloor, type Camera } from './camera.ts';
import { findFloor } from './find-floor.ts';
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
    const before = camera;
    if (patch && camera) camera = aboveFloor(camera, whole, applyPatch(painted.mask, whole.width, patch));
    return { found: null, patch, camera: camera?.horizon === before?.horizon ? null : camera };
  }
  const network = readWeights(await loadWeights());
  const { mask, certainty, ...found } = findFloor(halves, focal, network);
  camera = aboveFloor(found.camera, whole, mask);
  return { found: { mask, certainty }, patch: null, camera };
}

/** The browser keeps the file, whose name changes with its content. */
async function loadWeights(): Promise<ArrayBuffer> {
  const response = await fetch(new URL('../floor-network/weights.bin', import.meta.url));
  if (!response.ok) throw new Error(`The weights didn't load: ${response.status}`);
  return response.arrayBuffer();
}
