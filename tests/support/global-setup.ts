import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that all browser tests share. */
    origin: string;
  }
}

const browserProjects = ['e2e', 'firefox', 'webkit'];

/** Gives the run a folder for temporary files, and serves the built site once for all browser tests. Returns a function that ends both. */
export default async function setUpRun({ provide, vitest }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // Browsers, drivers and tests leave their files there.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  const needsServer = vitest.projects.some(({ name }) => browserProjects.includes(name));
  const server = needsServer ? await startServer(mkdtempSync(join(folder, 'site-state-'))) : null;
  if (server) provide('origin', server.origin);
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
