import { setTimeout as sleep } from 'node:timers/promises';

/** Waits up to two minutes for a server that has just been started. */
export async function waitUntilServed(origin: string): Promise<void> {
  const end = performance.now() + 120_000;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (performance.now() > end) throw new Error(`${origin} doesn't answer`);
    await sleep(250);
  }
}
