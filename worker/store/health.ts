/** Whether KV reads. A key that nobody writes: cheaper than a list, and nothing of anybody's. */
export async function storeReads(kv: KVNamespace): Promise<boolean> {
  return kv.get('health').then(
    () => true,
    () => false,
  );
}
