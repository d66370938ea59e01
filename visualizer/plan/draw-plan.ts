import { palette } from '#components/theme.ts';
import { drawDimensions } from './draw-dimensions.ts';
import { drawFixtures } from './draw-fixtures.ts';
import { type DrawableFloor, drawFloor } from './draw-floor.ts';
import type { ResolvedPlan, RoomOption } from './options.ts';
import { canvasSize, placement } from './scale.ts';

const wall = 4;

interface Drawing {
  plan: Pick<ResolvedPlan, 'sides' | 'rotation' | 'pattern'> & { room: Pick<RoomOption, 'schematic'>; floor: DrawableFloor };
  /** The floor's picture. Until it has loaded, the floor is drawn in its main color. */
  picture: HTMLImageElement | null;
  /** Pixels per unit of the canvas. */
  density: number;
  /** Lists the fixtures' names beside the plan, for a picture that has to stand alone. */
  hasNames: boolean;
  /** Follows the sides' numbers: 'ft'. */
  unit: string;
}

/** Draws a room from above. Returns false if the browser has no canvas. */
export function drawPlan(canvas: HTMLCanvasElement, { plan, picture, density, hasNames, unit }: Drawing): boolean {
  canvas.width = canvasSize.width * density;
  canvas.height = canvasSize.height * density;
  const context = canvas.getContext('2d');
  if (!context) {
    console.error('The preview needs a canvas, and this browser has none');
    return false;
  }
  const { room, floor, sides, rotation, pattern } = plan;
  const place = placement(sides, hasNames && room.schematic.length > 0);
  context.scale(density, density);
  context.fillStyle = palette.sunken;
  context.fillRect(0, 0, canvasSize.width, canvasSize.height);
  drawFloor(context, place, floor, { rotation, pattern, picture, density });
  drawFixtures(context, place, room.schematic, hasNames);
  // Inside the plan, since a room of 20 ft fills the canvas from edge to edge.
  context.strokeStyle = palette.dark;
  context.lineWidth = wall;
  context.strokeRect(place.x + wall / 2, place.y + wall / 2, place.width - wall, place.height - wall);
  drawDimensions(context, place, sides, unit);
  return true;
}

/** Pixels per unit on this screen, at most two. More would make no visible difference. */
export function screenDensity(): number {
  return Math.min(Math.ceil(devicePixelRatio), 2);
}
