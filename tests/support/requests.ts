import { estimateRequestSchema } from '../../schema/estimate-request.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimateKey } from '../../worker/store/keys.ts';
import { rowOf } from '../../worker/store/row.ts';
import { estimate } from './site.ts';

/** Makes stored requests, newest first, a minute apart. `newest` is in Unix milliseconds. */
export function makeRequests(
  count: number,
  changes: (index: number) => Partial<StoredRequest> = () => ({}),
  newest = Date.now(),
): StoredRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const ms = newest - index * 60_000;
    const fields = estimateRequestSchema.parse(
      estimate({ fullName: `Person ${index}`, email: `p${index}@example.com`, phone: `512 55 ${10_000 + index}` }),
    );
    return { id: uuidv7(ms), receivedAt: new Date(ms).toISOString(), ...fields, ...changes(index) };
  });
}

/** The KV entries that the Worker writes for these requests. */
export function entriesOf(requests: StoredRequest[]): { key: string; value: string; metadata: unknown }[] {
  return requests.map((request) => ({
    key: estimateKey(request.id),
    value: JSON.stringify(request),
    metadata: rowOf(request),
  }));
}
