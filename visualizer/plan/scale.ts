import type { Sides } from './estimate.ts';

/** The preview's own units. On a dense screen each is two pixels. */
export const canvasSize = { width: 500, height: 400 } as const;

const longestSide = 400;
const maxUnitsPerFoot = 20;
/** Around a plan with fixtures: the length goes on the left, the fixtures' names on the right. */
const margins = { left: 34, right: 126 } as const;

export interface Placement {
  /** Units per foot. */
  foot: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The longer side fills 400 units, but a foot is never more than 20. */
function unitsPerFoot({ width, length }: Sides): number {
  return Math.min(longestSide / Math.max(width, length), maxUnitsPerFoot);
}

/** Where the plan goes: in the middle, or to the left of its list of fixtures. */
export function placement(sides: Sides, hasFixtures: boolean): Placement {
  const foot = unitsPerFoot(sides);
  const width = sides.width * foot;
  const height = sides.length * foot;
  const { left, right } = hasFixtures ? margins : { left: 0, right: 0 };
  return { foot, width, height, x: left + (canvasSize.width - left - right - width) / 2, y: (canvasSize.height - height) / 2 };
}
