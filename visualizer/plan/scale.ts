import type { Sides } from './estimate.ts';

/** The preview in its own units; a dense screen has two pixels to a unit. */
export const canvasSize = { width: 500, height: 400 } as const;

const longestSide = 400;
const mostPerFoot = 20;
/** Beside a plan with fixtures: its length on the left, the names of the fixtures on the right. */
const margins = { left: 34, right: 126 } as const;

export interface Placement {
  /** Units to a foot. */
  foot: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Units to a foot: the larger side fills 400, but a foot never takes more than 20. */
export function unitsPerFoot({ width, length }: Sides): number {
  return Math.min(longestSide / Math.max(width, length), mostPerFoot);
}

/** Where the plan lies: in the middle, or left of the list of its fixtures. */
export function placement(sides: Sides, hasFixtures: boolean): Placement {
  const foot = unitsPerFoot(sides);
  const width = sides.width * foot;
  const height = sides.length * foot;
  const { left, right } = hasFixtures ? margins : { left: 0, right: 0 };
  return { foot, width, height, x: left + (canvasSize.width - left - right - width) / 2, y: (canvasSize.height - height) / 2 };
}
