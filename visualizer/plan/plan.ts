import { fullTurn, maxRooms, type RoomPlan, sideLimits } from '#schema/api/plan.ts';
import type { FloorPattern } from '#schema/rules/floor-pattern.ts';
import { parseInches } from '#schema/rules/lengths.ts';
import { parseNumber } from '#schema/rules/typed-number.ts';
import type { Sides, Size } from './estimate.ts';

export const projectViews = ['room', 'plan', 'photo'] as const;
type View = (typeof projectViews)[number];

/** What a visitor can add to the estimate. */
export const extraIds = ['waste', 'tear-out', 'leveling', 'stairs', 'transitions'] as const;
export type ExtraId = (typeof extraIds)[number];
/** How much of each extra: 1, or how many of those that are counted. What's missing isn't wanted. */
export type Extras = Partial<Record<ExtraId, number>>;
const mostOfAnExtra = 99;

/** Everything the visualizer shows. */
export interface Project {
  /** The room on screen. Its pattern is the one the visitor wants, even while its floor can't be installed that way. */
  current: RoomPlan;
  /** Rooms already added to the estimate. */
  others: readonly RoomPlan[];
  view: View;
  extras: Extras;
  /** The id of the rendered room that stands in for the custom room. */
  standIn: string;
}

export type ProjectChange =
  | { kind: 'room'; room: string }
  | { kind: 'name'; name: string }
  | { kind: 'floor'; floor: string }
  /** The size of the visitor's own room. */
  | { kind: 'size'; sides: Sides }
  | { kind: 'area'; area: number }
  | { kind: 'rotation'; rotation: number }
  | { kind: 'pattern'; pattern: FloorPattern }
  | { kind: 'view'; view: View }
  | { kind: 'extra'; extra: ExtraId; count: number | undefined }
  | { kind: 'reset' }
  /** Adds the current room to the estimate and continues with the next one. */
  | { kind: 'add'; next: string }
  | { kind: 'remove'; index: number }
  | { kind: 'open'; plan: RoomPlan }
  | { kind: 'restore'; project: Project };

/** The room whose sides the visitor enters. */
export const customRoom = 'custom';
export const rotationStep = 15;

const customSide = 12;

export const firstProject: Project = {
  current: {
    room: 'living-room',
    floor: 'oak-hardwood',
    width: customSide,
    length: customSide,
    rotation: 0,
    pattern: 'straight',
  },
  others: [],
  view: 'room',
  extras: {},
  standIn: 'living-room',
};

export function changeProject(project: Project, change: ProjectChange): Project {
  const { current, others, extras } = project;
  switch (change.kind) {
    case 'room':
      return withCurrent(project, { room: change.room, name: undefined });
    case 'name':
      return withCurrent(project, { name: change.name });
    case 'floor':
      return withCurrent(project, { floor: change.floor });
    case 'size':
      return withCurrent(project, {
        room: customRoom,
        width: clampSide(change.sides.width),
        length: clampSide(change.sides.length),
        area: undefined,
      });
    case 'area':
      return withCurrent(project, { room: customRoom, ...sizeOfArea(change.area) });
    case 'rotation':
      return withCurrent(project, { rotation: change.rotation });
    case 'pattern':
      return withCurrent(project, { pattern: change.pattern });
    case 'view':
      return { ...project, view: change.view };
    case 'extra':
      return { ...project, extras: { ...extras, [change.extra]: change.count } };
    case 'reset':
      return withCurrent(project, straightened(current));
    case 'add':
      if (isFull(project)) return project;
      return {
        ...withCurrent(project, { room: change.next, name: undefined, rotation: 0, pattern: 'straight' }),
        others: [...others, current],
        view: project.view === 'photo' ? 'room' : project.view,
      };
    case 'remove':
      return { ...project, others: others.filter((_, index) => index !== change.index) };
    case 'open':
      return withCurrent(project, change.plan);
    case 'restore':
      return change.project;
  }
}

export function isFull({ others }: Project): boolean {
  return others.length >= maxRooms - 1;
}

/** In a photo, only a custom room has a size: the rendered rooms' sizes aren't the visitor's. */
export function hasSize({ view, current }: Project): boolean {
  return view !== 'photo' || current.room === customRoom;
}

/** Whole square feet within the limits, with the sides of a square for the pictures. */
export function sizeOfArea(squareFeet: number): Size {
  const area = clamp(Math.round(squareFeet), 1, sideLimits.max ** 2);
  const side = clampSide(Math.sqrt(area));
  return { width: side, length: side, area };
}

/** A side as typed: whole feet within the limits, the minimum for anything that isn't a length. */
export function parseSide(typed: string): number {
  return clampSide((parseInches(typed) ?? 0) / 12);
}

/** How much of an extra its control says. */
export function countIn({ type, checked, value }: { type: string; checked: boolean; value: string }): number | undefined {
  return parseCount(type === 'checkbox' ? `${Number(checked)}` : value);
}

/** The nearest whole number of '13', '13.5' or '13 steps', up to the most. Undefined for none, and for what has no number. */
export function parseCount(typed: string): number | undefined {
  const [number = ''] = /[\d.,]+/.exec(typed) ?? [];
  return Math.min(Math.round(parseNumber(number) ?? 0), mostOfAnExtra) || undefined;
}

/** The nearest step of the slider. */
export function parseRotation(typed: string): number {
  return clamp(Math.round(Number(typed) / rotationStep) * rotationStep, 0, fullTurn);
}

/** The last rendered room stays as the stand-in when the visitor chooses the custom room. */
function withCurrent(project: Project, change: Partial<RoomPlan>): Project {
  const current = { ...project.current, ...change };
  return { ...project, current, standIn: current.room === customRoom ? project.standIn : current.room };
}

function straightened(plan: RoomPlan): RoomPlan {
  const straight = { ...plan, rotation: 0, pattern: 'straight' as const };
  return plan.room === customRoom ? { ...straight, width: customSide, length: customSide, area: undefined } : straight;
}

function clampSide(feet: number): number {
  return clamp(Math.round(feet), sideLimits.min, sideLimits.max);
}

function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}
