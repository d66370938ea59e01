import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Path of a Chromium: one that is there, else Playwright's own, else Debian's package. Throws where none can be had. */
export async function chromiumPath(): Promise<string> {
  const path = browsers().find(existsSync) ?? fetched('chromium', browsers);
  if (!path) throw new Error('No Chromium could be fetched. Install one and set CHROMIUM to its path.');
  return path;
}

/**
 * Path of the Chromium that only has a headless mode, which Playwright starts by default: it leaves more of a small machine
 * to the page. One that is there, else Playwright's own, else Debian's package, else any Chromium.
 */
export async function headlessShellPath(): Promise<string> {
  return shells().find(existsSync) ?? fetched('chromium-headless-shell', shells) ?? (await chromiumPath());
}

function browsers(): string[] {
  const given = process.env.CHROMIUM ?? [];
  return [given, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].flat();
}

function shells(): string[] {
  const given = process.env.HEADLESS_SHELL ?? [];
  // <cache>/<name>-<build>/<system>/<file>
  const cache = join(dirname(chromium.executablePath()), '../..');
  const own = globSync('chromium_headless_shell-*/*/*headless*shell', { cwd: cache }).map((file) => join(cache, file));
  return [given, own, '/usr/bin/chromium-headless-shell'].flat();
}

/** Fetches a browser, whose name is the same to Playwright and to Debian. */
function fetched(name: string, paths: () => string[]): string | undefined {
  console.log(`No ${name} here; fetching one.`);
  const found = () => paths().find((path) => existsSync(path) && starts(path));
  spawnSync('node_modules/.bin/playwright-core', ['install', name], { stdio: 'inherit', timeout: 240_000 });
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    if (found()) break;
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return found();
}

/** Playwright's build needs libraries that a bare system lacks. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
