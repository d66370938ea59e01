import { applyPatch, type Box, type Patch, type Stroke } from './brush/cut-stroke.ts';
import type { Camera } from './find-floor/camera.ts';

/** A change that can be taken back exactly. */
interface Change {
  /** The mask before it, where it changed. */
  before: Patch;
  /** Null if the floor was emptied. */
  stroke: Stroke | null;
}

/** Changes that can be taken back. Each takes up to 5 MB. */
const mostChanges = 30;

/** Everything a visitor has changed on a photo. */
export interface PhotoEdits {
  /** Pixels of the photo in a row. */
  width: number;
  /** 0 to 255 for each pixel of the photo: where the new floor goes. */
  mask: Uint8ClampedArray;
  done: readonly Change[];
  /** How the photo was taken, from which the boards' size and direction follow. Null until we've looked for the floor. */
  camera: Camera | null;
  /** The boards are drawn as if the room were this much larger than it looks. */
  scale: number;
}

export type PhotoAction =
  | { kind: 'find'; mask: Uint8ClampedArray; camera: Camera | null }
  | { kind: 'paint'; stroke: Stroke; patch: Patch; camera: Camera | null }
  | { kind: 'empty' }
  | { kind: 'undo' }
  | { kind: 'scale'; scale: number };

export function startEdits({ width, height }: { width: number; height: number }): PhotoEdits {
  return { width, mask: new Uint8ClampedArray(width * height), done: [], camera: null, scale: 1 };
}

export function editPhoto(edits: PhotoEdits, action: PhotoAction): PhotoEdits {
  const { width, mask, done } = edits;
  switch (action.kind) {
    case 'find':
      return { ...edits, mask: action.mask, camera: action.camera };
    case 'paint':
      return { ...change(edits, action.patch, action.stroke), camera: action.camera ?? edits.camera };
    case 'empty':
      if (!mask.some((share) => share > 0)) return edits;
      return change(
        edits,
        { left: 0, top: 0, width, height: mask.length / width, data: new Uint8ClampedArray(mask.length) },
        null,
      );
    case 'undo': {
      const last = done.at(-1);
      if (!last) return edits;
      return { ...edits, mask: applyPatch(mask, width, last.before), done: done.slice(0, -1) };
    }
    case 'scale':
      return { ...edits, scale: action.scale };
  }
}

function change(edits: PhotoEdits, after: Patch, stroke: Stroke | null): PhotoEdits {
  const { mask, width, done } = edits;
  const before = { ...after, data: partOf(mask, width, after) };
  return {
    ...edits,
    mask: applyPatch(mask, width, after),
    done: [...done, { before, stroke }].slice(-mostChanges),
  };
}

function partOf(mask: Uint8ClampedArray, photoWidth: number, { left, top, width, height }: Box): Uint8ClampedArray {
  const part = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * photoWidth + left;
    part.set(mask.subarray(start, start + width), y * width);
  }
  return part;
}

/** The strokes that made the floor what it is. */
export function strokesOn({ done }: PhotoEdits): Stroke[] {
  const strokes = done.map(({ stroke }) => stroke);
  return strokes.slice(strokes.lastIndexOf(null) + 1).filter((stroke) => stroke !== null);
}
