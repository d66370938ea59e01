import { type Plan, type Project, toRotation, toSide } from './plan.ts';

/** The ids that exist; what a link names besides is not taken. */
export interface KnownIds {
  rooms: readonly string[];
  floors: readonly string[];
}

const parameter = 'plan';

/** All choices as the hash of an address: '#plan=kitchen.ceramic-tile.12.12.45', then one more `plan` for each room put aside. */
export function hashOf({ plan, kept }: Project): string {
  return `#${new URLSearchParams([plan, ...kept].map((each) => [parameter, planText(each)]))}`;
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
