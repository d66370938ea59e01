/** A room with its floor, as a visitor has put them together. */
export interface Plan {
  /** Id of the room template. */
  room: string;
  /** Id of the floor. */
  floor: string;
  /** Sides of the custom room in feet; kept while another room is chosen. */
  width: number;
  length: number;
  /** Degrees by which the pattern is turned. */
  rotation: number;
}

/** The plan in the preview and the rooms put aside with it; all of them make the estimate. */
export interface Project {
  plan: Plan;
  kept: readonly Plan[];
}

export type Change =
  | { kind: 'room'; room: string }
  | { kind: 'floor'; floor: string }
  | { kind: 'side'; side: 'width' | 'length'; feet: number }
  | { kind: 'rotation'; rotation: number }
  | { kind: 'reset' }
  /** Puts the plan aside and goes on with another room. */
  | { kind: 'keep'; next: string }
  | { kind: 'remove'; index: number }
  | { kind: 'open'; plan: Plan }
  | { kind: 'restore'; project: Project };

export const customRoom = 'custom';
export const sideLimits = { min: 1, max: 50 } as const;
export const rotationStep = 15;
export const fullTurn = 360;
/** As many as a link holds without becoming unwieldy. */
export const mostKept = 12;

const customSide = 12;

export const firstProject: Project = {
  plan: { room: 'living-room', floor: 'oak-hardwood', width: customSide, length: customSide, rotation: 0 },
  kept: [],
};

export function changed(project: Project, change: Change): Project {
  const { plan, kept } = project;
  switch (change.kind) {
    case 'room':
      return { plan: { ...plan, room: change.room }, kept };
    case 'floor':
      return { plan: { ...plan, floor: change.floor }, kept };
    case 'side':
      return { plan: { ...plan, [change.side]: change.feet }, kept };
    case 'rotation':
      return { plan: { ...plan, rotation: change.rotation }, kept };
    case 'reset':
      return { plan: afterReset(plan), kept };
    case 'keep':
      if (kept.length >= mostKept) return project;
      return { plan: { ...plan, room: change.next, rotation: 0 }, kept: [...kept, plan] };
    case 'remove':
      return { plan, kept: kept.filter((_, index) => index !== change.index) };
    case 'open':
      return { plan: change.plan, kept };
    case 'restore':
      return change.project;
  }
}

/** What is typed as a side: whole feet within the limits; nothing and anything but a number is the least. */
export function toSide(typed: string): number {
  return within(Math.trunc(Number(typed)), sideLimits.min, sideLimits.max);
}

/** The nearest step of the slider. */
export function toRotation(typed: string): number {
  return within(Math.round(Number(typed) / rotationStep) * rotationStep, 0, fullTurn);
}

function afterReset(plan: Plan): Plan {
  const straight = { ...plan, rotation: 0 };
  return plan.room === customRoom ? { ...straight, width: customSide, length: customSide } : straight;
}

function within(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.min(Math.max(value, min), max);
}
