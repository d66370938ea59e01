import type { Plan } from '#schema/api/plan.ts';
import type { Size } from './estimate.ts';
import type { Extra } from './extras.ts';
import { hashOf } from './link.ts';
import type { ResolvedPlan } from './options.ts';
import { hasSize, type Project } from './plan.ts';
import { projectTotal } from './project-estimate.ts';

interface PlanOnScreen {
  project: Project;
  /** The room on screen, and those already added. */
  current: ResolvedPlan;
  others: readonly ResolvedPlan[];
  /** Those that the visitor has switched on. */
  extras: readonly Extra[];
  /** US dollars that any job costs at least. */
  minimum: number;
  /** What to call a room without a size: in the photo view, it's only known from the photo, if there is one. */
  nameWithoutSize: string;
}

/** What a request takes along: everything on screen, with names instead of ids, so that the business can read it by itself. */
export function planToSend({ project, current, others, extras, minimum, nameWithoutSize }: PlanOnScreen): Plan {
  const isSized = hasSize(project);
  const roomsWithSize = isSized ? [...others, current] : others;
  const { name } = isSized ? current.room : { name: nameWithoutSize };
  const { floor, rotation, pattern } = current;
  return {
    rooms: [
      ...others.map(({ room, sides, floor, rotation, pattern }) => ({
        room: room.name,
        ...sizeOf(sides),
        floor: floor.name,
        rotation,
        pattern,
      })),
      { room: name, ...(isSized && sizeOf(current.sides)), floor: floor.name, rotation, pattern },
    ],
    total: projectTotal(roomsWithSize),
    minimum,
    ...(extras.length > 0 && {
      extras: extras.map(({ name, count, dollars }) => ({ name: count ? `${name}: ${count}` : name, dollars })),
    }),
    link: hashOf(project),
  };
}

/** Only what the visitor gave: the sides of a square are for the pictures. */
function sizeOf({ area, ...sides }: Size): Partial<Size> {
  return area ? { area } : sides;
}
