import type { Point } from '../engine/homography.ts';
import type { TypedSides } from './measure/measure-sides.ts';
import type { Stroke } from './selection/mask.ts';
import { addCorner, moveCorner, type Outline, removeCorner } from './selection/outline.ts';
import { firstQuad, moveQuadCorner, type Quad, type Sides, type Size } from './selection/quad.ts';

/** Everything a visitor has marked on a photo. */
export interface PhotoEdits {
  /** The photo's size in pixels, as are all points. */
  size: Size;
  quad: Quad;
  typed: TypedSides;
  /** Meters. Null until the visitor has entered them. After that, the new floor is shown. */
  sides: Sides | null;
  /** The edge of the floor. Null while it's still the marked rectangle. */
  outline: Outline | null;
  strokes: readonly Stroke[];
  /** Why the last move of a corner was rejected. Empty if it wasn't. */
  refusal: string;
}

/** Edits with everything needed to show the new floor. */
export type MeasuredEdits = PhotoEdits & { sides: Sides };

export type PhotoAction =
  | { kind: 'moveCorner'; index: number; to: Point }
  | { kind: 'typeLength'; side: keyof Sides; part: 'feet' | 'inches'; text: string }
  | { kind: 'showFloor'; sides: Sides }
  | { kind: 'editRectangle' }
  | { kind: 'moveEdgeCorner'; index: number; to: Point }
  | { kind: 'addEdgeCorner'; index: number }
  | { kind: 'removeEdgeCorner'; index: number }
  | { kind: 'paint'; stroke: Stroke }
  | { kind: 'undoStroke' }
  | { kind: 'clearStrokes' }
  | { kind: 'reset' };

const refusals = {
  quad: 'The corners must not cross or come onto one line. The last good rectangle stays.',
  outline: 'The edge of the floor must not cross itself. The last good edge stays.',
  tooFew: 'The floor needs at least three corners that do not cross.',
} as const;

export function startEdits(size: Size): PhotoEdits {
  const empty = { feet: '', inches: '' };
  return {
    size,
    quad: firstQuad(size),
    typed: { width: empty, depth: empty },
    sides: null,
    outline: null,
    strokes: [],
    refusal: '',
  };
}

/** The edge of the floor: as drawn, or else the rectangle. */
export function edgeOf({ outline, quad }: PhotoEdits): Outline {
  return outline ?? quad;
}

export function editPhoto(edits: PhotoEdits, action: PhotoAction): PhotoEdits {
  switch (action.kind) {
    case 'moveCorner': {
      const quad = moveQuadCorner(edits.quad, action.index, action.to, edits.size);
      return quad ? { ...edits, quad, refusal: '' } : { ...edits, refusal: refusals.quad };
    }
    case 'typeLength': {
      const side = { ...edits.typed[action.side], [action.part]: action.text };
      return { ...edits, typed: { ...edits.typed, [action.side]: side } };
    }
    case 'showFloor':
      return { ...edits, sides: action.sides, refusal: '' };
    case 'editRectangle':
      return { ...edits, sides: null, refusal: '' };
    case 'moveEdgeCorner':
      return withEdge(edits, moveCorner(edgeOf(edits), action.index, action.to, edits.size), refusals.outline);
    case 'addEdgeCorner':
      return withEdge(edits, addCorner(edgeOf(edits), action.index), '');
    case 'removeEdgeCorner':
      return withEdge(edits, removeCorner(edgeOf(edits), action.index), refusals.tooFew);
    case 'paint':
      return { ...edits, strokes: [...edits.strokes, action.stroke] };
    case 'undoStroke':
      return { ...edits, strokes: edits.strokes.slice(0, -1) };
    case 'clearStrokes':
      return { ...edits, strokes: [] };
    case 'reset':
      return startEdits(edits.size);
  }
}

function withEdge(edits: PhotoEdits, outline: Outline | null, refusal: string): PhotoEdits {
  return outline ? { ...edits, outline, refusal: '' } : { ...edits, refusal };
}
