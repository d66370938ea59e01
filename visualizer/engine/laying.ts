import type { FloorTexture, Matrix, VisualizerRoom } from '../../schema/visualizer-room.ts';
import { inverse, mapped, product, turnAbout } from './homography.ts';

export const everyLaying = ['straight', 'diagonal', 'herringbone'] as const;
export type Laying = (typeof everyLaying)[number];

/** Degrees to the walls. Herringbone is laid so that its zigzag runs along a wall, its boards at half a right angle to it. */
const turns: Record<Laying, number> = { straight: 0, diagonal: 45, herringbone: 45 };

/** The ways in which a floor can be laid. */
export function layingsOf({ plank }: Pick<FloorTexture, 'plank'>): Laying[] {
  return plank ? ['straight', 'diagonal', 'herringbone'] : ['straight', 'diagonal'];
}

/** From pixels of a room's picture to metres on its floor, along and across the pieces as they are laid. */
export function pixelsToPattern(
  { metresToPixels, width, height }: Pick<VisualizerRoom, 'metresToPixels' | 'width' | 'height'>,
  rotation: number,
  laying: Laying,
): Matrix {
  const pixelsToMetres = inverse(metresToPixels);
  // The middle of what is seen of the floor: what a visitor looks at turns, and does not slide away.
  const middle = mapped(pixelsToMetres, { x: width / 2, y: height * 0.8 });
  // The pattern turns clockwise, as in the plan, so the point that is looked up turns the other way.
  return product(turnAbout(middle, rotation + turns[laying]), pixelsToMetres);
}
