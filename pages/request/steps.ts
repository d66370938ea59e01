import type { VisitorPage } from '#schema/api/visitor.ts';
import { visitorSteps } from '#schema/rules/request-statuses.ts';

/** The index of the step that a request has reached: received, answered, visit offered, visit confirmed, quote sent, done. Null once it's over. */
export function stepOf({ status, visit }: Pick<VisitorPage, 'status' | 'visit'>): number | null {
  const step = visitorSteps[status];
  const visitStep = { offered: 2, confirmed: 3, cancelled: 0 }[visit?.state ?? 'cancelled'];
  return step === null ? null : Math.max(step, visitStep);
}
