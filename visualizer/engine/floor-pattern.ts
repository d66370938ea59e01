import type { FloorTexture, Matrix, VisualizerRoom } from '#schema/content/visualizer-room.ts';
import { type FloorPattern, floorPatterns } from '#schema/rules/floor-pattern.ts';
import { applyHomography, inverse, product, rotationAbout } from './homography.ts';

export type { FloorPattern };

/** Degrees from the walls. A herringbone's zigzag runs along a wall, so its boards are at 45 degrees to it. */
export const patternAngles: Record<FloorPattern, number> = { straight: 0, diagonal: 45, herringbone: 45 };

/** The patterns that suit a floor: only boards make a herringbone. */
export function patternsFor({ plank }: Pick<FloorTexture, 'plank'>): readonly FloorPattern[] {
  return plank ? floorPatterns : ['straight', 'diagonal'];
}

/** The homography from pixels of a room's picture to meters on its floor, along and across the boards or tiles. */
export function pixelsToFloor(
  { metersToPixels, width, height }: Pick<VisualizerRoom, 'metersToPixels' | 'width' | 'height'>,
  rotation: number,
  pattern: FloorPattern,
): Matrix {
  const pixelsToMeters = inverse(metersToPixels);
  // Rotating about the middle of the visible floor keeps the part the visitor is looking at in place.
  const middle = applyHomography(pixelsToMeters, { x: width / 2, y: height * 0.8 });
  // The pattern turns clockwise, as in the plan, so the point to look up turns the other way.
  return product(rotationAbout(middle, rotation + patternAngles[pattern]), pixelsToMeters);
}
