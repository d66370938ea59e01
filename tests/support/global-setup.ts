import { mkdtempSync } from 'node:fs';
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

/** Serves the built site once for all browser tests. Returns a function that stops the server, or nothing if no browser is tested. */
export default async function startSharedServer({ provide, vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!vitest.projects.some(({ name }) => browserProjects.includes(name))) return undefined;
  const server = await startServer(mkdtempSync(join(tmpdir(), 'site-state-')));
  provide('origin', server.origin);
  return server.stop;
}
