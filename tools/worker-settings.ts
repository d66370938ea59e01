/** What the Worker has to know about the business, as a file that is bundled into it: it can't import the content. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { builtRegion } from '../site/built-region.ts';

export function writeWorkerSettings(): void {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/business.json', `${JSON.stringify(builtRegion)}\n`);
}
