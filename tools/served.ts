import { setTimeout as sleep } from 'node:timers/promises';

/** Waits up to two minutes for a server that has just been started. */
export async function waitUntilServed(origin: string): Promise<void> {
  const end = performance.now() + 120_000;
  // While its Worker can't be built, wrangler answers nothing at all.
  while (!(await fetch(origin, { signal: AbortSignal.timeout(60_000) }).catch(() => null))?.ok) {
    if (performance.now() > end) throw new Error(`${origin} doesn't answer`);
    await sleep(250);
  }
}

/** Says where everything is, once the site is served on this computer. */
export function announce(origin: string): void {
  console.log(`
  Website  ${origin}
  Inbox    ${origin}/inbox   Sign in with the REQUESTS_TOKEN in .dev.vars.
  Editor   ${origin}/edit    Choose "Work with Local Repository", in Chrome or Edge.

  Requests you send are stored in .wrangler/state. Press Ctrl+C to stop.
`);
}
