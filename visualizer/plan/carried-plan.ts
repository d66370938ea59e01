/** The plan on its way from the visualizer to the estimate form, kept in this tab. */
import { type Plan, planSchema } from '../../schema/plan.ts';

export const storageKey = 'visualizer-plan';

export function carryPlan(plan: Plan): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(plan));
  } catch {
    // Storage is blocked or full: the form opens without the plan.
  }
}

/** Returns null if there is no plan, or if it can't be read. */
export function readCarriedPlan(): Plan | null {
  try {
    const { data } = planSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return data ?? null;
  } catch {
    return null;
  }
}

export function dropPlan(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
}
