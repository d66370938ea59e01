/** Leaves out what names something that is gone, then pictures that nothing names. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '#site/read/folder.ts';
import { findUnnamed, fixBroken } from '#site/read/graph.ts';

export function removeUnused(): void {
  fixBroken();
  for (const picture of findUnnamed('images')) rmSync(join(contentFolder, `images/${picture}.yaml`));
}
