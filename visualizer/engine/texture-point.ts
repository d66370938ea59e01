import type { FloorTexture } from '#schema/content/visualizer-room.ts';
import { maxHerringboneColumns } from '#schema/rules/floor-pattern.ts';
import type { FloorPattern } from './floor-pattern.ts';
import { hash, hashGlsl } from './hash.ts';
import { findBoard, herringboneGlsl } from './herringbone.ts';
import type { Point } from './homography.ts';

/** A point of a repeating texture, measured from its top left corner. The texture's side is 1. */
interface TexturePoint {
  s: number;
  t: number;
  /** False if s follows the floor's x and t runs against its y; true if s follows y and t runs against x. */
  isSwapped: boolean;
}

/** The number that stands for each kind of piece in the shader. */
export const pieceKinds: Record<FloorTexture['pieces']['kind'], number> = { soft: 0, planks: 1, columns: 2, tiles: 3 };

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

/** `texturePoint` for the shader. */
export const textureGlsl = `
${hashGlsl}
${herringboneGlsl}
uniform float meters;
uniform int kind;
uniform int columns;
uniform int rows;
uniform bool isHerringbone;
uniform int widths;
uniform float starts[${maxHerringboneColumns}];

float inSteps(float share, int steps) {
  return floor(share * float(steps)) / float(steps);
}

vec2 inHerringbone(vec2 p, out bool isSwapped) {
  float width = meters / float(columns);
  BoardPoint on = findBoard(p, width, widths);
  int column = int(hash(on.board.x, on.board.y) * float(columns));
  isSwapped = on.isAlongX;
  return vec2(float(column) / float(columns) + on.across / meters, starts[column] + (width * float(widths) - on.along) / meters);
}

vec2 texturePoint(vec2 p, out bool isSwapped) {
  if (isHerringbone) return inHerringbone(p, isSwapped);
  isSwapped = false;
  vec2 at = vec2(p.x, -p.y) / meters;
  int column = int(floor(at.x * float(columns)));
  int row = int(floor(at.y * float(rows)));
  if (kind == 1) at.y += hash(column, 0);
  if (kind == 2) at.y += inSteps(hash(column, 0), rows);
  if (kind == 3) at += vec2(inSteps(hash(column, row), columns), inSteps(hash(row, column), rows));
  return at;
}`;
