import { everyLaying } from '../engine/laying.ts';
import { projectOf, viewParameter } from '../plan/link.ts';
import { customRoom, firstProject, toRotation } from '../plan/plan.ts';
import { type Choice, following, type KnownIds, type Planned } from './choice.ts';

const { room, floor, rotation } = firstProject.plan;
export const firstChoice: Choice = { room, floor, rotation, laying: 'straight', other: null };

/** What the plan of a hash is about, or the first plan where it holds none. */
export function plannedIn(hash: string, known: KnownIds): Planned {
  return (projectOf(hash, { ...known, rooms: [...known.rooms, customRoom] }) ?? firstProject).plan;
}

/**
 * The choice of a hash: its view, e.g. 'view=kitchen.marble-tile.45.diagonal.oak-hardwood' with the second floor last, or
 * else what follows from its plan, as in links made before there were views.
 */
export function choiceOf(hash: string, known: KnownIds): Choice {
  const view = new URLSearchParams(hash.replace(/^#/, '')).get(viewParameter);
  return viewOf(view ?? '', known) ?? following(firstChoice, plannedIn(hash, known), known);
}

/** The hash with this choice as its view; without one where it follows from the plan. */
export function hashWith(choice: Choice, hash: string, known: KnownIds): string {
  const params = new URLSearchParams(isAnchor(hash) ? '' : hash.replace(/^#/, ''));
  const text = viewText(choice);
  if (text === viewText(following(firstChoice, plannedIn(hash, known), known))) params.delete(viewParameter);
  else params.set(viewParameter, text);
  return params.size > 0 ? `#${params}` : '';
}

/** The name of a place in the page says nothing of the picture. */
export function isAnchor(hash: string): boolean {
  return hash !== '' && !hash.includes('=');
}

function viewText({ room, floor, rotation, laying, other }: Choice): string {
  return [room, floor, rotation, laying, ...(other ? [other] : [])].join('.');
}

function viewOf(text: string, { rooms, floors }: KnownIds): Choice | null {
  const [room = '', floor = '', rotation = '', laying, other = ''] = text.split('.');
  if (!rooms.includes(room) || !floors.includes(floor)) return null;
  const choice: Choice = {
    room,
    floor,
    rotation: toRotation(rotation),
    laying: everyLaying.find((each) => each === laying) ?? 'straight',
    other: null,
  };
  return floors.includes(other) && other !== floor ? { ...choice, other } : choice;
}
