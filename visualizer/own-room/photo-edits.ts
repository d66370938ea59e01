import type { Point } from '../engine/homography.ts';
import { type FirstRectangle, measureQuad } from './find-floor/first-rectangle.ts';
import type { Tap } from './floor-network/floor-network.ts';
import { measureSides, type TypedSides } from './measure/measure-sides.ts';
import { isOnStroke, type Stroke } from './selection/mask.ts';
import { firstQuad, moveQuadCorner, type Quad, type SidesInMeters, type Size } from './selection/quad.ts';

/** Something a visitor did to the floor that was found. `empty` takes all of it away. */
export type Mark =
  | ({ kind: 'tap' } & Tap)
  | ({ kind: 'stroke' } & Stroke)
  | { kind: 'rug'; isCovered: boolean }
  | { kind: 'empty' };

export interface FloorRequest {
  taps: readonly Tap[];
  /** Starts without any floor. */
  isEmpty: boolean;
  /** Lays the floor over the rug, too. Taps stay above it. */
  coversRug: boolean;
}

/** Everything a visitor has changed on a photo. */
export interface PhotoEdits {
  /** The photo's size in pixels, as are all points. */
  size: Size;
  marks: readonly Mark[];
  /** The strokes that still count. They stay the same object while they are the same, so nothing is drawn for a tap before its floor is found. */
  strokes: readonly Stroke[];
  /** What the marks tell the search for the floor. It stays the same object while only the brush is used. */
  request: FloorRequest;
  /** The rectangle as first placed. Null until the floor is found. */
  first: FirstRectangle | null;
  quad: Quad;
  /** The boards are drawn as if the room were this much larger than it looks. */
  scale: number;
  typed: TypedSides;
  /** The sides of the rectangle in meters, as the visitor gave them. Null until then. */
  measured: SidesInMeters | null;
  /** Why the last move of a corner was rejected. Empty if it wasn't. */
  refusal: '' | 'crossed';
}

export type PhotoAction =
  | { kind: 'find'; first: FirstRectangle }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'undo' }
  | { kind: 'moveCorner'; index: number; to: Point }
  | { kind: 'scale'; scale: number }
  | { kind: 'typeLength'; side: keyof SidesInMeters; part: 'feet' | 'inches'; text: string }
  | { kind: 'measure'; sides: SidesInMeters };

export function startEdits(size: Size): PhotoEdits {
  const empty = { feet: '', inches: '' };
  return {
    size,
    marks: [],
    strokes: [],
    request: { taps: [], isEmpty: false, coversRug: false },
    first: null,
    quad: firstQuad(size),
    scale: 1,
    typed: { width: empty, depth: empty },
    measured: null,
    refusal: '',
  };
}

export function editPhoto(edits: PhotoEdits, action: PhotoAction): PhotoEdits {
  switch (action.kind) {
    case 'find':
      // Visitors who have moved a corner know better.
      if (edits.first && (edits.quad !== edits.first.quad || isDeepEqual(edits.first, action.first))) return edits;
      return { ...edits, first: action.first, quad: action.first.quad };
    case 'mark':
      return withMarks(edits, [...edits.marks, action.mark], action.mark);
    case 'undo':
      return withMarks(edits, edits.marks.slice(0, -1), edits.marks.at(-1));
    case 'moveCorner': {
      const quad = moveQuadCorner(edits.quad, action.index, action.to, edits.size);
      return quad ? { ...edits, quad, measured: measureAgain(edits, quad), refusal: '' } : { ...edits, refusal: 'crossed' };
    }
    case 'scale':
      return { ...edits, scale: action.scale, measured: null };
    case 'typeLength': {
      const side = { ...edits.typed[action.side], [action.part]: action.text };
      return { ...edits, typed: { ...edits.typed, [action.side]: side } };
    }
    case 'measure':
      return { ...edits, measured: action.sides };
  }
}

function isDeepEqual(one: FirstRectangle, other: FirstRectangle): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The lengths that were given now belong to the new rectangle, if it still shows enough. */
function measureAgain({ measured, typed, size }: PhotoEdits, quad: Quad): SidesInMeters | null {
  const result = measured && measureSides(typed, quad, size);
  return result && 'sides' in result ? result.sides : null;
}

/** The sides of the rectangle in meters: as given, or else estimated from the photo. */
export function sidesOf({ measured, first, quad, scale }: PhotoEdits): SidesInMeters {
  const sides = measured ?? (first && measureQuad(quad, first.metersToPixels)) ?? first?.sides ?? { width: 2, depth: 2 };
  return measured ? sides : { width: sides.width * scale, depth: sides.depth * scale };
}

function withMarks(edits: PhotoEdits, marks: readonly Mark[], changed: Mark | undefined): PhotoEdits {
  const strokes = strokesOf(marks);
  const isSame = strokes.length === edits.strokes.length && strokes.every((stroke, index) => stroke === edits.strokes[index]);
  const request = changed?.kind === 'stroke' ? edits.request : requestOf(marks);
  return { ...edits, marks, strokes: isSame ? edits.strokes : strokes, request };
}

function requestOf(marks: readonly Mark[]): FloorRequest {
  const kept = sinceEmpty(marks);
  return {
    taps: kept.filter((mark) => mark.kind === 'tap'),
    isEmpty: kept.length < marks.length,
    coversRug: kept.findLast((mark) => mark.kind === 'rug')?.isCovered ?? false,
  };
}

function sinceEmpty(marks: readonly Mark[]): readonly Mark[] {
  return marks.slice(marks.findLastIndex(({ kind }) => kind === 'empty') + 1);
}

/** A tap takes away the strokes under it. */
function strokesOf(marks: readonly Mark[]): Stroke[] {
  const kept = sinceEmpty(marks);
  const taps = kept.map((mark) => (mark.kind === 'tap' ? mark : null));
  return kept.flatMap((mark, index) => {
    if (mark.kind !== 'stroke') return [];
    return taps.slice(index).some((tap) => tap && isOnStroke(mark, tap)) ? [] : [mark];
  });
}
