/** A server that plays back what another one answered, in a thread of its own. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { freePort } from '../../tests/support/server.ts';

export interface Playback {
  origin: string;
  stop: () => Promise<unknown>;
}

/**
 * Answers a GET as the server at `source` answered it the first time, from memory; everything else, and what is below /api,
 * is passed on each time. The local server compresses every answer anew, on the processor on which a page is measured; the
 * edge does neither.
 */
export async function startPlayback(source: string): Promise<Playback> {
  const port = await freePort();
  const thread = new Worker(new URL('./playback-thread.ts', import.meta.url), { workerData: { source, port } });
  await once(thread, 'message');
  return { origin: `http://localhost:${port}`, stop: () => thread.terminate() };
}
