import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Returns the path of a Chromium. If there is none, installs Playwright's or Debian's. Throws if neither can be installed. */
export async function chromiumPath(): Promise<string> {
  const path = browsers().find(existsSync) ?? install('chromium', browsers);
  if (!path) throw new Error('Could not install Chromium. Install it yourself and set CHROMIUM to its path.');
  return path;
}

/** Returns the path of the headless shell, a smaller and faster Chromium, or of any Chromium if it can't be installed. */
export async function headlessShellPath(): Promise<string> {
  return shells().find(existsSync) ?? install('chromium-headless-shell', shells) ?? (await chromiumPath());
}

function browsers(): string[] {
  const given = process.env.CHROMIUM ?? [];
  return [given, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].flat();
}

function shells(): string[] {
  const given = process.env.HEADLESS_SHELL ?? [];
  // <cache>/<name>-<build>/<system>/<file>
  const cache = join(dirname(chromium.executablePath()), '../..');
  const installed = globSync('chromium_headless_shell-*/*/*headless*shell', { cwd: cache }).map((file) => join(cache, file));
  return [given, installed, '/usr/bin/chromium-headless-shell'].flat();
}

/** Installs a browser from Playwright, or else from Debian. Both use the same name for it. */
function install(name: string, paths: () => string[]): string | undefined {
  console.log(`Installing ${name}`);
  const found = () => paths().find((path) => existsSync(path) && canStart(path));
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

/** Playwright's build doesn't start on a system without the libraries it needs. */
function canStart(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
