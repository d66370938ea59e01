import type { FloorTexture } from '#schema/content/visualizer-room.ts';
import type { FloorPattern } from './floor-pattern.ts';
import { hash } from './hash.ts';
import { findBoard } from './herringbone.ts';
import type { Point } from './homography.ts';

/** A point of a repeating texture, measured from its top left corner. The texture's side is 1. */
interface TexturePoint {
  s: number;
  t: number;
  /** False if s follows the floor's x and t runs against its y; true if s follows y and t runs against x. */
  isSwapped: boolean;
}

/**
 * Finds the point of the texture to show at a point of the floor, in meters. Pieces keep their size but get new neighbors: columns of
 * boards slide, and tiles trade places. Otherwise the texture would visibly repeat in a larger room.
 */
export function texturePoint(point: Point, floor: FloorTexture, pattern: FloorPattern): TexturePoint {
  return pattern === 'herringbone' && floor.plank ? inHerringbone(point, floor, floor.plank) : inRows(point, floor);
}

function inRows({ x, y }: Point, { meters, pieces: { kind, columns, rows } }: FloorTexture): TexturePoint {
  const s = x / meters;
  const t = -y / meters;
  const column = Math.floor(s * columns);
  if (kind === 'planks') return { s, t: t + hash(column, 0), isSwapped: false };
  if (kind === 'columns') return { s, t: t + inSteps(hash(column, 0), rows), isSwapped: false };
  if (kind === 'soft') return { s, t, isSwapped: false };
  const row = Math.floor(t * rows);
  return { s: s + inSteps(hash(column, row), columns), t: t + inSteps(hash(row, column), rows), isSwapped: false };
}

function inHerringbone(point: Point, { meters, pieces }: FloorTexture, { widths, starts }: NonNullable<FloorTexture['plank']>) {
  const { board, along, across, isAlongX } = findBoard(point, meters / pieces.columns, widths);
  const column = Math.floor(hash(...board) * pieces.columns);
  const left = (meters / pieces.columns) * widths - along;
  return { s: column / pieces.columns + across / meters, t: (starts[column] ?? 0) + left / meters, isSwapped: isAlongX };
}

function inSteps(share: number, steps: number): number {
  return Math.floor(share * steps) / steps;
}
