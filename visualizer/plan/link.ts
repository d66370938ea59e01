import { firstProject, type Plan, type Project, toRotation, toSide } from './plan.ts';

/** The ids that exist; what a link names besides is not taken. */
export interface KnownIds {
  rooms: readonly string[];
  floors: readonly string[];
}

/** Milliseconds of rest before a choice shows in the address: browsers refuse more than a hundred changes of it within half a minute. */
export const settled = 250;

const parameter = 'plan';
/** What is seen in the picture of the room; owned by that part. */
export const viewParameter = 'view';

/** All choices as the hash of an address: '#plan=kitchen.ceramic-tile.12.12.45', then one more `plan` for each room put aside. */
export function hashOf({ plan, kept }: Project): string {
  return `#${new URLSearchParams([plan, ...kept].map((each) => [parameter, planText(each)]))}`;
}

/**
 * The hash that a change of the project makes of a hash. The view stays unless another room, floor or turn is planned now:
 * then the picture of the room follows the plan, and says itself what is seen.
 */
export function hashAfter(project: Project, before: string): string {
  const params = new URLSearchParams(before.replace(/^#/, ''));
  const view = params.get(viewParameter);
  const planned = params.get(parameter) ?? planText(firstProject.plan);
  const stays = view && followed(planned) === followed(planText(project.plan));
  return hashOf(project) + (stays ? `&${new URLSearchParams([[viewParameter, view]])}` : '');
}

/** The part of a plan that the picture follows. */
function followed(text: string): string {
  const [room, floor, , , rotation] = text.split('.');
  return [room, floor, rotation].join('.');
}

/** The choices of a hash, or null where it holds none, as an anchor does. */
export function projectOf(hash: string, known: KnownIds): Project | null {
  const [first, ...others] = new URLSearchParams(hash.replace(/^#/, '')).getAll(parameter);
  const plan = planOf(first ?? '', known);
  return plan && { plan, kept: others.flatMap((text) => planOf(text, known) ?? []) };
}

export function planText({ room, floor, width, length, rotation }: Plan): string {
  return [room, floor, width, length, rotation].join('.');
}

export function planOf(text: string, { rooms, floors }: KnownIds): Plan | null {
  const [room = '', floor = '', width = '', length = '', rotation = ''] = text.split('.');
  if (!rooms.includes(room) || !floors.includes(floor)) return null;
  return { room, floor, width: toSide(width), length: toSide(length), rotation: toRotation(rotation) };
}
