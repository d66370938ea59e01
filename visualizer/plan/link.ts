import { type RoomPlan, roomNameLength } from '#schema/api/plan.ts';
import { cleanLine } from '#schema/rules/clean.ts';
import { floorPatterns } from '#schema/rules/floor-pattern.ts';
import type { KnownIds } from './options.ts';
import {
  customRoom,
  extraIds,
  firstProject,
  type Project,
  parseCount,
  parseRotation,
  parseSide,
  projectViews,
  sizeOfArea,
} from './plan.ts';

/** Milliseconds to wait before putting a choice into the address. Browsers reject more than 100 updates in 30 seconds. */
export const addressDelay = 250;

/** The parameters of a link. `plan` comes once for each room, the one on screen first. */
const parameter = {
  plan: 'plan',
  view: 'view',
  extras: 'extras',
  standIn: 'in',
} as const;

const areaMark = 'sqft';

/** A project as the hash of an address: '#plan=kitchen.ceramic-tile.12.12.45&extras=waste.stairs-13'. */
export function hashOf({ current, others, view, extras, standIn }: Project): string {
  const params = new URLSearchParams([current, ...others].map((each) => [parameter.plan, encodePlan(each)]));
  if (view !== firstProject.view) params.set(parameter.view, view);
  const wanted = extraIds.flatMap((id) => (extras[id] ? `${id}-${extras[id]}`.replace(/-1$/, '') : []));
  if (wanted.length > 0) params.set(parameter.extras, wanted.join('.'));
  if (current.room === customRoom && standIn !== firstProject.standIn) params.set(parameter.standIn, standIn);
  return `#${params}`;
}

/** The project in a hash. Null if there is none, as in a link to a heading. */
export function parseProject(hash: string, known: KnownIds): Project | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const [first, ...others] = params.getAll(parameter.plan).map((text) => parsePlan(text, known));
  const view = projectViews.find((each) => each === params.get(parameter.view));
  if (!first && !view) return null;
  const current = first ?? firstProject.current;
  const standIn = params.get(parameter.standIn) ?? '';
  return {
    current,
    others: others.flatMap((plan) => plan ?? []),
    view: view ?? firstProject.view,
    extras: parseExtras(params.get(parameter.extras) ?? ''),
    standIn: [current.room, standIn].find((room) => room !== customRoom && known.rooms.includes(room)) ?? firstProject.standIn,
  };
}

/** 'kitchen.ceramic-tile.12.12.45' or 'custom.ceramic-tile.300.sqft.45', the pattern unless it's straight, and what the visitor calls the room. */
export function encodePlan({ room, floor, width, length, area, rotation, pattern, name = '' }: RoomPlan): string {
  const size = area ? [area, areaMark] : [width, length];
  const layout = pattern === 'straight' ? '' : pattern;
  const more = name ? [layout, name.replaceAll('.', ' ')] : [layout].filter(Boolean);
  return [room, floor, ...size, rotation, ...more].join('.');
}

export function parsePlan(text: string, { rooms, floors }: KnownIds): RoomPlan | null {
  const [room = '', floor = '', width = '', length = '', rotation = '', pattern, name = ''] = text.split('.');
  const called = [...cleanLine(name)].slice(0, roomNameLength).join('').trim();
  if (!rooms.includes(room) || !floors.includes(floor)) return null;
  return {
    room,
    floor,
    ...(length === areaMark ? sizeOfArea(Number(width)) : { width: parseSide(width), length: parseSide(length) }),
    rotation: parseRotation(rotation),
    pattern: floorPatterns.find((each) => each === pattern) ?? 'straight',
    ...(called && { name: called }),
  };
}

function parseExtras(text: string): Project['extras'] {
  const counts = new Map(text.split('.').map((each) => [each.replace(/-\d+$/, ''), /\d+$/.exec(each)?.[0] ?? '1']));
  return Object.fromEntries(extraIds.map((id) => [id, parseCount(counts.get(id) ?? '')]));
}
