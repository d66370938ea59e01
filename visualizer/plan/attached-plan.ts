/**
 * The plan on its way from the visualizer to the estimate form: kept in this tab or, where storage is blocked, in the fragment of the
 * form's address. A fragment isn't sent to any server, and a plan says nothing about the visitor.
 */
import { tab } from '#components/form/kept.ts';
import { type Plan, planSchema } from '#schema/api/plan.ts';

export const planKey = 'visualizer-plan';

const parameter = 'plan';

/** Returns the fragment that the form's address needs: '' if the tab keeps the plan. */
export function attachPlan(plan: Plan): string {
  return tab.keep(planKey, plan) ? '' : `#${new URLSearchParams({ [parameter]: JSON.stringify(plan) })}`;
}

/** Returns null if there is no plan, or if it can't be read. */
export function readAttachedPlan(): Plan | null {
  return tab.read(planKey, planSchema) ?? readFromAddress();
}

export function removeAttachedPlan(): void {
  tab.drop(planKey);
}

function readFromAddress(): Plan | null {
  try {
    return planSchema.safeParse(JSON.parse(new URLSearchParams(location.hash.slice(1)).get(parameter) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
