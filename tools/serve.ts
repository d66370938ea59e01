/** Serves the built site with its Worker on this computer. */
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { start, waitForEnd } from './run.ts';

interface Served {
  child: ChildProcess;
  origin: string;
  /** Settles when wrangler ends. */
  ended: Promise<void>;
}

/** What wrangler tells the process that started it, with the port that it really has. */
const readySchema = z.object({ event: z.literal('DEV_SERVER_READY'), port: z.number() });

/** Starts `wrangler dev` and waits until it answers. Without a port among its options, it takes the next free one from 8787 on. */
export async function serveSite(options: string[], spawnOptions: SpawnOptions = {}): Promise<Served> {
  const child = start('wrangler', ['dev', '--show-interactive-dev-session=false', ...options], {
    ...spawnOptions,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = waitForEnd(child);
  const failed = ended.then(() => {
    throw new Error('wrangler dev ended before it served anything');
  });
  const [message] = await Promise.race([once(child, 'message'), failed]);
  const origin = `http://localhost:${readySchema.parse(JSON.parse(message)).port}`;
  // It answers once the Worker is built.
  await Promise.race([fetch(origin, { signal: AbortSignal.timeout(120_000) }), failed]);
  failed.catch(() => null);
  return { child, origin, ended };
}

/** Says where everything is. */
export function announce(origin: string): void {
  console.log(`
  Website  ${origin}
  Inbox    ${origin}/inbox   Sign in with the REQUESTS_TOKEN in .dev.vars.
  Editor   ${origin}/edit    Choose "Work with Local Repository", in Chrome or Edge.

  Requests you send are stored in .wrangler/state. Press Ctrl+C to stop.
`);
}
