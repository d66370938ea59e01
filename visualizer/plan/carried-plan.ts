/** The plan on its way from the visualizer to the estimate form, kept in the tab. */
import { type Plan, planSchema } from '../../schema/plan.ts';

export const storageKey = 'visualizer-plan';

export function carryPlan(plan: Plan): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(plan));
  } catch {
    // Storage is off or full: the form then comes without the plan.
  }
}

/** The plan that was carried here, or null where there is none that can be read. */
export function carriedPlan(): Plan | null {
  try {
    const parsed = planSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function dropPlan(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is off.
  }
}
