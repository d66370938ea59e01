import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages for the browsers besides Chromium, and the command that each of them brings. */
const packages = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb', openssl: 'openssl' };

/** Installs Firefox and WebKit from Debian if they're missing. Throws if they can't be installed. */
export function installOtherBrowsers(): void {
  const missing = () => Object.entries(packages).filter(([, command]) => !isInstalled(command));
  const names = missing().map(([name]) => name);
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')}`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const [still] = missing();
  if (still) throw new Error(`Could not install ${still[0]}. Install it yourself.`);
}

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => isExecutable(join(folder, command)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
