import type { Point } from '../engine/homography.ts';
import type { TypedSides } from './measure/measure.ts';
import type { Stroke } from './selection/mask.ts';
import { type Outline, withAdded, withMoved, withRemoved } from './selection/outline.ts';
import { firstQuad, type Quad, type Sides, type Size, withCorner } from './selection/quad.ts';

/** What a visitor has done with a photo. */
export interface Work {
  /** Of the photo, in pixels; so are all points. */
  size: Size;
  quad: Quad;
  typed: TypedSides;
  /** Metres; null until they are given, from then on the floor is laid. */
  sides: Sides | null;
  /** Edge of the floor; null as long as it is the marked rectangle's. */
  outline: Outline | null;
  strokes: readonly Stroke[];
  /** Why the last move of a corner was not taken; empty where it was. */
  refusal: string;
}

export type Step =
  | { kind: 'corner'; index: number; to: Point }
  | { kind: 'type'; side: keyof Sides; part: 'feet' | 'inches'; text: string }
  | { kind: 'lay'; sides: Sides }
  | { kind: 'mark' }
  | { kind: 'edge'; index: number; to: Point }
  | { kind: 'add'; index: number }
  | { kind: 'remove'; index: number }
  | { kind: 'stroke'; stroke: Stroke }
  | { kind: 'undo' }
  | { kind: 'clear' }
  | { kind: 'reset' };

const refusals = {
  quad: 'The corners must not cross or come onto one line. The last good rectangle stays.',
  outline: 'The edge of the floor must not cross itself. The last good edge stays.',
  few: 'The floor needs at least three corners that do not cross.',
} as const;

export function firstWork(size: Size): Work {
  const nothing = { feet: '', inches: '' };
  return {
    size,
    quad: firstQuad(size),
    typed: { width: nothing, depth: nothing },
    sides: null,
    outline: null,
    strokes: [],
    refusal: '',
  };
}

export function edgeOf({ outline, quad }: Work): Outline {
  return outline ?? quad;
}

export function afterStep(work: Work, step: Step): Work {
  switch (step.kind) {
    case 'corner': {
      const quad = withCorner(work.quad, step.index, step.to, work.size);
      return quad ? { ...work, quad, refusal: '' } : { ...work, refusal: refusals.quad };
    }
    case 'type': {
      const side = { ...work.typed[step.side], [step.part]: step.text };
      return { ...work, typed: { ...work.typed, [step.side]: side } };
    }
    case 'lay':
      return { ...work, sides: step.sides, refusal: '' };
    case 'mark':
      return { ...work, sides: null, refusal: '' };
    case 'edge':
      return withEdge(work, withMoved(edgeOf(work), step.index, step.to, work.size), refusals.outline);
    case 'add':
      return withEdge(work, withAdded(edgeOf(work), step.index), '');
    case 'remove':
      return withEdge(work, withRemoved(edgeOf(work), step.index), refusals.few);
    case 'stroke':
      return { ...work, strokes: [...work.strokes, step.stroke] };
    case 'undo':
      return { ...work, strokes: work.strokes.slice(0, -1) };
    case 'clear':
      return { ...work, strokes: [] };
    case 'reset':
      return firstWork(work.size);
  }
}

function withEdge(work: Work, outline: Outline | null, refusal: string): Work {
  return outline ? { ...work, outline, refusal: '' } : { ...work, refusal };
}
