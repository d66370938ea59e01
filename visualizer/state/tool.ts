import { createContext, use } from 'react';
import type { RoomPlan } from '#schema/api/plan.ts';
import type { Extra } from '../plan/extras.ts';
import type { Options, ResolvedPlan } from '../plan/options.ts';
import type { Project, ProjectChange } from '../plan/plan.ts';

/** What all parts of the visualizer share. */
export interface ToolState {
  options: Options;
  project: Project;
  /** The room on screen, and those already added to the estimate. */
  current: ResolvedPlan;
  others: readonly ResolvedPlan[];
  /** All rooms with a size. In a photo, the current one may have none. */
  roomsWithSize: readonly ResolvedPlan[];
  /** Everything that could come on top, whether it's switched on or not. */
  extras: readonly Extra[];
  /** Those that are. */
  chosenExtras: readonly Extra[];
  /** US dollars for all rooms with their extras, before the minimum for a job. */
  sum: number;
  change: (change: ProjectChange) => void;
  /** Plans saved on this device. */
  favorites: readonly RoomPlan[];
  saveFavorites: (plans: readonly RoomPlan[]) => void;
}

export const Tool = createContext<ToolState | null>(null);

export function useTool(): ToolState {
  const tool = use(Tool);
  if (!tool) throw new Error('This component must be inside the visualizer');
  return tool;
}
