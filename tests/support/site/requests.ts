import { estimateRequestSchema } from '#schema/api/estimate-request.ts';
import { uuidv8 } from '#schema/rules/uuid.ts';
import { intakeKey } from '#worker/store/keys.ts';
import { estimate } from './start.ts';

/** KV entries of this many requests, newest first, a minute apart. Rebuilding the desk inserts them. */
export function makeIntakes(
  count: number,
  changes: (index: number) => Record<string, unknown> = () => ({}),
  newest = Date.now(),
): { id: string; key: string; value: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const id = uuidv8(crypto.getRandomValues(new Uint8Array(16)));
    const fields = estimateRequestSchema.parse(
      estimate({
        fullName: `Person ${index}`,
        email: `p${index}@example.com`,
        phone: `512 55 ${10_000 + index}`,
        ...changes(index),
      }),
    );
    const receivedAt = new Date(newest - index * 60_000).toISOString();
    return { id, key: intakeKey(id), value: JSON.stringify({ ...fields, id, receivedAt, noticed: {} }) };
  });
}
