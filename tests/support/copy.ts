import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { token } from './site/start.ts';

/** A copy of the files staged in git, to change and build. Returns its folder. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`]);
  // A junction is the only link that Windows lets everyone make.
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Runs a script of the copy there. Returns what it prints. */
export async function runInCopy(copy: string, ...args: string[]): Promise<string> {
  // Vitest's NODE_ENV would build pages for development.
  const env = { ...process.env, NODE_ENV: undefined, REQUESTS_TOKEN: token };
  return (await promisify(execFile)(process.execPath, args, { cwd: copy, env, maxBuffer: 2 ** 26 })).stdout;
}
