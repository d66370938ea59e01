import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Browsers that a system may have. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium: one that is there, else Playwright's own, else Debian's package. Throws where none can be had. */
export async function chromiumPath(): Promise<string> {
  const present = find();
  if (present) return present;
  console.log('No Chromium here; fetching one.');
  spawnSync('node_modules/.bin/playwright-core', ['install', 'chromium'], { stdio: 'inherit', timeout: 240_000 });
  const fetched = find();
  if (fetched && starts(fetched)) return fetched;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = systemPaths.find(existsSync);
  if (!installed) throw new Error('No Chromium could be fetched. Install one and set CHROMIUM to its path.');
  return installed;
}

function find(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...systemPaths].find((path) => path && existsSync(path));
}

/** Playwright's build needs libraries that a bare system lacks. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
