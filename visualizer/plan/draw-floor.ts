import { type FloorPattern, patternAngles } from '../engine/floor-pattern.ts';
import { hash } from '../engine/hash.ts';
import { findBoard } from '../engine/herringbone.ts';
import type { FloorOption } from './options.ts';
import type { Placement } from './scale.ts';

export interface DrawableFloor extends Pick<FloorOption, 'tileFeet' | 'pieces' | 'plank'> {
  picture: { color: string };
}

interface Installation {
  rotation: number;
  pattern: FloorPattern;
  /** The floor's picture. Until it has loaded, the floor is drawn in its main color. */
  picture: HTMLImageElement | null;
  /** Pixels per unit of the canvas. */
  density: number;
}

/** Fills the room with its floor. The pattern turns about the middle of the room. */
export function drawFloor(
  context: CanvasRenderingContext2D,
  { foot, x, y, width, height }: Placement,
  floor: DrawableFloor,
  { rotation, pattern, picture, density }: Installation,
): void {
  context.fillStyle = floor.picture.color;
  context.fillRect(x, y, width, height);
  if (!picture) return;
  const { tile, side } =
    pattern === 'herringbone' && floor.plank
      ? herringboneTile(picture, floor, floor.plank, foot, density)
      : straightTile(picture, floor, foot, density);
  const fill = context.createPattern(tile, 'repeat');
  if (!fill) return;
  fill.setTransform(
    new DOMMatrix()
      .translate(x + width / 2, y + height / 2)
      .rotate(rotation + patternAngles[pattern])
      .translate(-width / 2, -height / 2)
      .scale(side / tile.width),
  );
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
}

/** A picture that repeats, and the units that its side fills. */
interface Tile {
  tile: HTMLCanvasElement;
  side: number;
}

function straightTile(picture: HTMLImageElement, { tileFeet }: DrawableFloor, foot: number, density: number): Tile {
  const side = tileFeet * foot;
  return { tile: shrink(picture, Math.max(1, Math.round(side * density)), 1), side };
}

/** Cuts boards out of the picture. After two boards' lengths the pattern repeats in both directions. */
function herringboneTile(
  picture: HTMLImageElement,
  { tileFeet, pieces: { columns } }: DrawableFloor,
  { widths, starts }: NonNullable<DrawableFloor['plank']>,
  foot: number,
  density: number,
): Tile {
  const boardWidth = (tileFeet * foot) / columns;
  const board = Math.max(1, Math.round(boardWidth * density));
  const period = 2 * widths;
  const boards = shrink(picture, board * columns, 2);
  const { tile, context } = makeCanvas(period * board, period * board);
  for (let column = -widths; column < period; column++) {
    for (let row = -widths; row < period; row++) {
      const { board: start, isAlongX } = findBoard({ x: column + 0.5, y: row + 0.5 }, 1, widths);
      if (start[0] !== column || start[1] !== row) continue;
      const source = Math.floor(hash((column + period) % period, (row + period) % period) * columns);
      const top = Math.round((starts[source] ?? 0) * board * columns);
      context?.save();
      context?.translate(column * board, (isAlongX ? row + 1 : row) * board);
      if (isAlongX) context?.rotate(-Math.PI / 2);
      context?.drawImage(boards, source * board, top, board, widths * board, 0, 0, board, widths * board);
      context?.restore();
    }
  }
  return { tile, side: period * boardWidth };
}

/** Shrinks the picture to the size it's drawn at, several times below itself. Shrinking it while drawing would cause moiré. */
function shrink(picture: HTMLImageElement, side: number, times: number): HTMLCanvasElement {
  const { tile, context } = makeCanvas(side, side * times);
  for (let time = 0; time < times; time++) context?.drawImage(picture, 0, time * side, side, side);
  return tile;
}

function makeCanvas(width: number, height: number) {
  const tile = document.createElement('canvas');
  tile.width = width;
  tile.height = height;
  const context = tile.getContext('2d');
  if (context) {
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
  }
  return { tile, context };
}
