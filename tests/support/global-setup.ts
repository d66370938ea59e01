import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the run a folder for temporary files. Returns a function that deletes it. */
export default function setUpRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // Browsers, drivers and tests leave their files there.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
