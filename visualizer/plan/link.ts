import type { RoomPlan } from '../../schema/plan.ts';
import type { KnownIds } from './options.ts';
import { firstProject, type Project, parseRotation, parseSide } from './plan.ts';

/** Milliseconds to wait before putting a choice into the address. Browsers reject more than 100 updates in 30 seconds. */
export const addressDelay = 250;

const planParameter = 'plan';
/** The parameter for the picture of the room; see room-view/view-link.ts. */
export const viewParameter = 'view';

/** A project as the hash of an address: '#plan=kitchen.ceramic-tile.12.12.45', then another `plan` for each other room. */
export function hashOf({ current, others }: Project): string {
  return `#${new URLSearchParams([current, ...others].map((each) => [planParameter, planText(each)]))}`;
}

/**
 * The hash for a changed project. The view in the old hash stays, unless the room, floor or rotation changed: then the picture of the
 * room follows the plan.
 */
export function hashAfter(project: Project, before: string): string {
  const params = new URLSearchParams(before.replace(/^#/, ''));
  const view = params.get(viewParameter);
  const planBefore = params.get(planParameter) ?? planText(firstProject.current);
  const isKept = view && withoutSides(planBefore) === withoutSides(planText(project.current));
  return hashOf(project) + (isKept ? `&${new URLSearchParams([[viewParameter, view]])}` : '');
}

function withoutSides(text: string): string {
  const [room, floor, , , rotation] = text.split('.');
  return [room, floor, rotation].join('.');
}

/** The project in a hash. Null if there is none, as in a link to a heading. */
export function parseProject(hash: string, known: KnownIds): Project | null {
  const [first, ...more] = new URLSearchParams(hash.replace(/^#/, '')).getAll(planParameter);
  const current = parsePlan(first ?? '', known);
  return current && { current, others: more.flatMap((text) => parsePlan(text, known) ?? []) };
}

export function planText({ room, floor, width, length, rotation }: RoomPlan): string {
  return [room, floor, width, length, rotation].join('.');
}

export function parsePlan(text: string, { rooms, floors }: KnownIds): RoomPlan | null {
  const [room = '', floor = '', width = '', length = '', rotation = ''] = text.split('.');
  if (!rooms.includes(room) || !floors.includes(floor)) return null;
  return { room, floor, width: parseSide(width), length: parseSide(length), rotation: parseRotation(rotation) };
}
