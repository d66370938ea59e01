/** Lists of what KV holds, page by page, with what is known of each thing as metadata. */

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
