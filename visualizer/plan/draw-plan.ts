import { palette } from '../../components/theme.ts';
import { drawDimensions } from './draw-dimensions.ts';
import { drawFixtures } from './draw-fixtures.ts';
import type { FloorOption, ResolvedPlan, RoomOption } from './options.ts';
import { canvasSize, type Placement, placement } from './scale.ts';

const wall = 4;

interface Drawing {
  plan: Pick<ResolvedPlan, 'sides' | 'rotation'> & {
    room: Pick<RoomOption, 'schematic'>;
    floor: Pick<FloorOption, 'tileFeet'> & { picture: { color: string } };
  };
  /** The floor's picture. Until it has loaded, the floor is drawn in its main color. */
  picture: HTMLImageElement | null;
  /** Pixels per unit of the canvas. */
  density: number;
  /** Lists the fixtures' names beside the plan. Without them the figures are larger, for phones. */
  named: boolean;
}

/** Draws a room from above. Returns false if the browser has no canvas. */
export function drawPlan(canvas: HTMLCanvasElement, drawing: Drawing): boolean {
  const { plan, density, named } = drawing;
  canvas.width = canvasSize.width * density;
  canvas.height = canvasSize.height * density;
  const context = canvas.getContext('2d');
  if (!context) {
    console.error('The preview needs a canvas, and this browser has none');
    return false;
  }
  const { room, sides } = plan;
  const place = placement(sides, named && room.schematic.length > 0);
  context.scale(density, density);
  context.fillStyle = palette.sunken;
  context.fillRect(0, 0, canvasSize.width, canvasSize.height);
  drawFloor(context, place, drawing);
  drawFixtures(context, place, room.schematic, named);
  // Inside the plan, since a room of 20 ft fills the canvas from edge to edge.
  context.strokeStyle = palette.dark;
  context.lineWidth = wall;
  context.strokeRect(place.x + wall / 2, place.y + wall / 2, place.width - wall, place.height - wall);
  drawDimensions(context, place, sides, named ? 13 : 18);
  return true;
}

/** Pixels per unit on this screen, at most two. More would make no visible difference. */
export function screenDensity(): number {
  return Math.min(Math.ceil(devicePixelRatio), 2);
}

function drawFloor(context: CanvasRenderingContext2D, place: Placement, { plan, picture, density }: Drawing): void {
  const { foot, x, y, width, height } = place;
  const { floor, rotation } = plan;
  context.fillStyle = floor.picture.color;
  context.fillRect(x, y, width, height);
  if (!picture) return;
  const side = floor.tileFeet * foot;
  const tile = shrink(picture, Math.max(1, Math.round(side * density)));
  const pattern = context.createPattern(tile, 'repeat');
  if (!pattern) return;
  pattern.setTransform(
    new DOMMatrix()
      .translate(x + width / 2, y + height / 2)
      .rotate(rotation)
      .translate(-width / 2, -height / 2)
      .scale(side / tile.width),
  );
  context.fillStyle = pattern;
  context.fillRect(x, y, width, height);
}

/** Shrinks the picture to the size it's drawn at. Shrinking it while drawing the pattern would cause moiré. */
function shrink(picture: HTMLImageElement, side: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = side;
  tile.height = side;
  const context = tile.getContext('2d');
  if (context) {
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, side, side);
  }
  return tile;
}
