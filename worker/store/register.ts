/**
 * The register: for each request, what was erased or what its visitor decided last. Only ids and hashes, in KV and beside the backups in
 * R2, so that a desk that was lost learns of it before it takes anything back. Entries are replaced by later ones, never removed.
 */
import * as z from 'zod/mini';
import { goneReasons } from '../../schema/review.ts';
import type { Bindings } from '../bindings.ts';
import { registerPrefix } from './keys.ts';
import { type Listed, listKeys, listObjects } from './listing.ts';

type Stores = Pick<Bindings, 'REQUESTS' | 'BACKUPS'>;

const folder = 'register/';

/** What a visitor decides. A value is empty once it was taken back. */
export const decisionKinds = ['job', 'review', 'photos', 'withdrawal', 'quote'] as const;

const decisionSchema = z.object({ kind: z.enum(decisionKinds), value: z.string(), at: z.int() });
const entrySchema = z.union([
  /** `review`: why one that went along no longer counts. */
  z.object({ erasedAt: z.int(), review: z.nullable(z.enum(goneReasons)) }),
  z.object({ decisions: z.array(decisionSchema) }),
]);

export type Decision = z.infer<typeof decisionSchema>;
type Entry = z.infer<typeof entrySchema>;

/** Throws what the stores throw. KV keeps an entry as metadata, so that a list has it. */
export async function putEntry({ REQUESTS, BACKUPS }: Stores, id: string, entry: Entry): Promise<void> {
  const customMetadata = { entry: JSON.stringify(entry) };
  await Promise.all([
    REQUESTS.put(registerPrefix + id, '', { metadata: entry }),
    BACKUPS?.put(folder + id, '', { customMetadata }),
  ]);
}

/** All of it, page by page, from both stores: either may lack what it couldn't take at the time. */
export async function* readRegister({ REQUESTS, BACKUPS }: Stores): AsyncGenerator<{ id: string; entry: Entry }[]> {
  for await (const page of listKeys(REQUESTS, registerPrefix)) yield page.flatMap(readListed);
  for await (const page of listObjects(BACKUPS, folder, 'entry')) yield page.flatMap(readListed);
}

function readListed({ key, metadata }: Listed): { id: string; entry: Entry }[] {
  const { data: entry } = entrySchema.safeParse(metadata);
  return entry ? [{ id: key.split(/[:/]/)[1] ?? '', entry }] : [];
}
