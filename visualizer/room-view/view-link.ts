import { floorPatterns } from '../engine/floor-pattern.ts';
import { parseProject, viewParameter } from '../plan/link.ts';
import type { KnownIds } from '../plan/options.ts';
import { customRoom, firstProject, parseRotation } from '../plan/plan.ts';
import type { PlannedFloor } from '../plan/shared-plan.ts';
import { applyPlan, type View } from './view.ts';

const { room, floor, rotation } = firstProject.current;
export const firstView: View = { room, floor, rotation, pattern: 'straight', secondFloor: null };

/** The planned floor in a hash, or that of the first plan if the hash has none. */
export function parsePlannedFloor(hash: string, known: KnownIds): PlannedFloor {
  return (parseProject(hash, { ...known, rooms: [...known.rooms, customRoom] }) ?? firstProject).current;
}

/**
 * The view in a hash, e.g. 'view=kitchen.marble-tile.45.diagonal.oak-hardwood' with the second floor last. A hash without a view, as in
 * old links, shows its plan.
 */
export function viewOf(hash: string, known: KnownIds): View {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get(viewParameter);
  return parseView(text ?? '', known) ?? applyPlan(firstView, parsePlannedFloor(hash, known), known);
}

/** The hash with this view. The view is left out if the plan shows the same. */
export function hashWith(view: View, hash: string, known: KnownIds): string {
  const params = new URLSearchParams(isAnchor(hash) ? '' : hash.replace(/^#/, ''));
  const text = viewText(view);
  if (text === viewText(applyPlan(firstView, parsePlannedFloor(hash, known), known))) params.delete(viewParameter);
  else params.set(viewParameter, text);
  return `#${params}`.replace(/^#$/, '');
}

/** A link to a heading says nothing about the view. */
export function isAnchor(hash: string): boolean {
  return hash !== '' && !hash.includes('=');
}

function viewText({ room, floor, rotation, pattern, secondFloor }: View): string {
  return [room, floor, rotation, pattern, ...(secondFloor ? [secondFloor] : [])].join('.');
}

function parseView(text: string, { rooms, floors }: KnownIds): View | null {
  const [room = '', floor = '', rotation = '', pattern, second = ''] = text.split('.');
  if (!rooms.includes(room) || !floors.includes(floor)) return null;
  return {
    room,
    floor,
    rotation: parseRotation(rotation),
    pattern: floorPatterns.find((each) => each === pattern) ?? 'straight',
    secondFloor: floors.includes(second) && second !== floor ? second : null,
  };
}
