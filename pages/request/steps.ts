import type { VisitorPage } from '../../schema/visitor.ts';

/** The index of the step that a request has reached: received, answered, visit offered, visit confirmed, quote sent, done. Null once it's over. */
export function stepOf({ status, visit }: Pick<VisitorPage, 'status' | 'visit'>): number | null {
  if (status === 'done') return 5;
  if (status === 'quoted' || status === 'booked') return 4;
  if (status === 'closed' || status === 'withdrawn') return null;
  if (visit?.state === 'confirmed') return 3;
  if (visit?.state === 'offered') return 2;
  return status === 'in progress' ? 1 : 0;
}
