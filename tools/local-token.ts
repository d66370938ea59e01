import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const file = '.dev.vars';

/** Adds a random REQUESTS_TOKEN to .dev.vars if there is none. */
export function ensureToken(): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (/^REQUESTS_TOKEN *=/m.test(present)) return;
  const gap = present === '' || present.endsWith('\n') ? '' : '\n';
  appendFileSync(file, `${gap}REQUESTS_TOKEN=${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
}

/** The token in .dev.vars, or undefined. */
export function readToken(): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^REQUESTS_TOKEN *= *"?([^"\n]+)"?/m.exec(text)?.[1];
}
