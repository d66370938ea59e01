import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the run a folder for temporary files, and takes away what failed in the last one. Returns a function that deletes the folder. */
export default function setUpRun(): () => void {
  rmSync('test-results', { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // Browsers, drivers and tests leave their files there.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
