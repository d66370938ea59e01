/** Lists of what KV and R2 hold, page by page, with what is known of each thing as metadata. */

import { parseJson } from '../parse-json.ts';

/** Keys in one of KV's lists. */
export const keysPerList = 1000;

export interface Listed {
  key: string;
  metadata: unknown;
}

export async function* listKeys(kv: KVNamespace, prefix: string): AsyncGenerator<Listed[]> {
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page: KVNamespaceListResult<unknown> = await kv.list({ prefix, limit: keysPerList, cursor });
    yield page.keys.map(({ name, metadata }) => ({ key: name, metadata }));
    cursor = page.list_complete ? null : page.cursor;
  }
}

/** R2's metadata is text: `field` holds it as JSON. Without a bucket, there is nothing. */
export async function* listObjects(bucket: R2Bucket | undefined, prefix: string, field: string): AsyncGenerator<Listed[]> {
  for (let cursor: string | undefined, more = bucket !== undefined; more; more = cursor !== undefined) {
    const page: R2Objects | undefined = await bucket?.list({ prefix, cursor, include: ['customMetadata'] });
    yield (page?.objects ?? []).map(({ key, customMetadata }) => ({ key, metadata: parseJson(customMetadata?.[field] ?? '') }));
    cursor = page?.truncated ? page.cursor : undefined;
  }
}
