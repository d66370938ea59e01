import { floorPatterns } from '../../schema/floor-pattern.ts';
import type { RoomPlan } from '../../schema/plan.ts';
import type { KnownIds } from './options.ts';
import { customRoom, extraIds, firstProject, type Project, parseRotation, parseSide, views } from './plan.ts';

/** Milliseconds to wait before putting a choice into the address. Browsers reject more than 100 updates in 30 seconds. */
export const addressDelay = 250;

/** The parameters of a link. `plan` comes once for each room, the one on screen first. */
const parameter = { plan: 'plan', view: 'view', secondFloor: 'with', extras: 'extras', standIn: 'in' } as const;

/** A project as the hash of an address: '#plan=kitchen.ceramic-tile.12.12.45&view=plan&with=marble-tile&extras=waste.leveling'. */
export function hashOf({ current, others, view, secondFloor, extras, standIn }: Project): string {
  const params = new URLSearchParams([current, ...others].map((each) => [parameter.plan, planText(each)]));
  if (view !== firstProject.view) params.set(parameter.view, view);
  if (secondFloor) params.set(parameter.secondFloor, secondFloor);
  if (extras.length > 0) params.set(parameter.extras, extras.join('.'));
  if (current.room === customRoom && standIn !== firstProject.standIn) params.set(parameter.standIn, standIn);
  return `#${params}`;
}

/** The project in a hash. Null if there is none, as in a link to a heading. */
export function parseProject(hash: string, known: KnownIds): Project | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const [first, ...others] = params.getAll(parameter.plan).map((text) => parsePlan(text, known));
  const view = params.get(parameter.view) ?? '';
  const oldView = parseOldView(view, known);
  if (!first && !oldView && !views.some((each) => each === view)) return null;
  const current = { ...(first ?? firstProject.current), ...oldView?.plan };
  // Old links could show one room and plan another. The room in the picture counts, unless the plan has sides of its own.
  if (first?.room === customRoom) current.room = customRoom;
  const standIn = oldView?.plan.room ?? params.get(parameter.standIn) ?? '';
  const secondFloor = oldView ? oldView.secondFloor : params.get(parameter.secondFloor);
  return {
    current,
    others: others.flatMap((plan) => plan ?? []),
    view: views.find((each) => each === view) ?? firstProject.view,
    secondFloor: secondFloor && secondFloor !== current.floor && known.floors.includes(secondFloor) ? secondFloor : null,
    extras: parseExtras(params.get(parameter.extras) ?? ''),
    standIn: current.room === customRoom ? (isRendered(standIn, known) ? standIn : firstProject.standIn) : current.room,
  };
}

/** 'kitchen.ceramic-tile.12.12.45', and the pattern unless it's straight. */
export function planText({ room, floor, width, length, rotation, pattern }: RoomPlan): string {
  return [room, floor, width, length, rotation, ...(pattern === 'straight' ? [] : [pattern])].join('.');
}

export function parsePlan(text: string, { rooms, floors }: KnownIds): RoomPlan | null {
  const [room = '', floor = '', width = '', length = '', rotation = '', pattern] = text.split('.');
  if (!rooms.includes(room) || !floors.includes(floor)) return null;
  return {
    room,
    floor,
    width: parseSide(width),
    length: parseSide(length),
    rotation: parseRotation(rotation),
    pattern: parsePattern(pattern),
  };
}

/** Old links had the picture's own choices in `view`: 'kitchen.marble-tile.45.diagonal.oak-hardwood', the second floor last. */
function parseOldView(text: string, known: KnownIds) {
  const [room = '', floor = '', rotation = '', pattern, secondFloor = null] = text.split('.');
  if (!isRendered(room, known) || !known.floors.includes(floor)) return null;
  return { plan: { room, floor, rotation: parseRotation(rotation), pattern: parsePattern(pattern) }, secondFloor };
}

function isRendered(room: string, { rooms }: KnownIds): boolean {
  return room !== customRoom && rooms.includes(room);
}

function parsePattern(text: string | undefined): RoomPlan['pattern'] {
  return floorPatterns.find((each) => each === text) ?? 'straight';
}

function parseExtras(text: string): Project['extras'] {
  const named = text.split('.');
  return extraIds.filter((id) => named.includes(id));
}
