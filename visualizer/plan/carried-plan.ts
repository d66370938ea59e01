/** The plan on its way from the visualizer to the estimate form, kept in this tab. */
import { dropFromTab, keepInTab, readFromTab } from '../../components/form/tab-storage.ts';
import { type Plan, planSchema } from '../../schema/plan.ts';

export const storageKey = 'visualizer-plan';

export function carryPlan(plan: Plan): void {
  keepInTab(storageKey, plan);
}

/** Returns null if there is no plan, or if it can't be read. */
export function readCarriedPlan(): Plan | null {
  return readFromTab(storageKey, planSchema);
}

export function dropPlan(): void {
  dropFromTab(storageKey);
}
