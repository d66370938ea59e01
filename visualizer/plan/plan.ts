import { fullTurn, maxRooms, type RoomPlan, sideLimits } from '../../schema/plan.ts';

/** The room in the preview and the rooms already added to the estimate. */
export interface Project {
  current: RoomPlan;
  others: readonly RoomPlan[];
}

export type ProjectChange =
  | { kind: 'room'; room: string }
  | { kind: 'floor'; floor: string }
  | { kind: 'side'; side: 'width' | 'length'; feet: number }
  | { kind: 'rotation'; rotation: number }
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
  current: { room: 'living-room', floor: 'oak-hardwood', width: customSide, length: customSide, rotation: 0 },
  others: [],
};

export function changeProject(project: Project, change: ProjectChange): Project {
  const { current, others } = project;
  switch (change.kind) {
    case 'room':
      return { current: { ...current, room: change.room }, others };
    case 'floor':
      return { current: { ...current, floor: change.floor }, others };
    case 'side':
      return { current: { ...current, [change.side]: change.feet }, others };
    case 'rotation':
      return { current: { ...current, rotation: change.rotation }, others };
    case 'reset':
      return { current: resetRoom(current), others };
    case 'add':
      if (isFull(project)) return project;
      return { current: { ...current, room: change.next, rotation: 0 }, others: [...others, current] };
    case 'remove':
      return { current, others: others.filter((_, index) => index !== change.index) };
    case 'open':
      return { current: change.plan, others };
    case 'restore':
      return change.project;
  }
}

export function isFull({ others }: Project): boolean {
  return others.length >= maxRooms - 1;
}

/** A side as typed: whole feet within the limits, the minimum for anything that isn't a number. */
export function parseSide(typed: string): number {
  return clamp(Math.trunc(Number(typed)), sideLimits.min, sideLimits.max);
}

/** The nearest step of the slider. */
export function parseRotation(typed: string): number {
  return clamp(Math.round(Number(typed) / rotationStep) * rotationStep, 0, fullTurn);
}

function resetRoom(plan: RoomPlan): RoomPlan {
  const straight = { ...plan, rotation: 0 };
  return plan.room === customRoom ? { ...straight, width: customSide, length: customSide } : straight;
}

function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}
