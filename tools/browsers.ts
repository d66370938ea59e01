/** The browsers of tests and benchmarks: where they are, and how to get one that is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright-core';

const engines = { chromium, firefox, webkit };
type Engine = keyof typeof engines;
/** Whose Firefox or WebKit it is: each has a driver of its own. */
export type Build = 'playwright' | 'debian';

/** Returns the path of a Chromium. If there is none, downloads Playwright's, or else installs Debian's. Throws if neither works. */
export async function chromiumPath(): Promise<string> {
  for (const get of [null, () => download('chromium'), installPackage]) {
    get?.();
    const path = await findChromium();
    if (path) return path;
  }
  throw new Error(
    'No Chromium starts here, and none could be downloaded or installed. Install Chrome or Chromium, and set CHROMIUM to the path of its program.',
  );
}

/** Of these, the browsers that are here or can be downloaded from Playwright. */
export async function findBrowsers(names: ('firefox' | 'webkit')[]): Promise<Partial<Record<'firefox' | 'webkit', Build>>> {
  const found: Partial<Record<'firefox' | 'webkit', Build>> = {};
  for (const name of names) {
    if (!(await find(name))) download(name);
    const build = await find(name);
    if (build) found[name] = build;
  }
  return found;
}

/** The path of an installed Chromium, which may not start. */
export function installedChromium(): string | undefined {
  return chromiums().find(existsSync);
}

/** The path of an installed headless shell, which is smaller and faster, or else of a Chromium. */
export function installedShell(): string | undefined {
  return [...shells(), ...chromiums()].find(existsSync);
}

/** Whose Firefox or WebKit to use: Playwright's build if it's installed, or else Debian's. */
export function installedBuild(name: 'firefox' | 'webkit'): Build {
  return downloadPath(name).some(existsSync) ? 'playwright' : 'debian';
}

async function findChromium(): Promise<string | undefined> {
  for (const path of chromiums()) if (existsSync(path) && (await canStart('chromium', path))) return path;
  return undefined;
}

function installPackage(): void {
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) return;
  console.log("No Chromium is here, and Playwright's can't be downloaded: installing Debian's package chromium");
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    });
  }
}

function download(name: Engine): void {
  console.log(`No ${name} is here: downloading Playwright's`);
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', name], {
    stdio: 'ignore',
    // Where downloads are blocked, an attempt fails after 5 seconds without an answer.
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    timeout: 240_000,
  });
}

async function find(name: 'firefox' | 'webkit'): Promise<Build | undefined> {
  const build = installedBuild(name);
  const isHere = build === 'playwright' ? await canStart(name) : commands[name].every(isInstalled);
  return isHere ? build : undefined;
}

/** What Debian's packages bring and tests use. */
const commands = { firefox: ['firefox-esr'], webkit: ['WebKitWebDriver', 'Xvfb'] };

/** Where Playwright's build belongs. On systems it has none for, asking throws. */
function downloadPath(name: Engine): string[] {
  try {
    return [engines[name].executablePath()];
  } catch {
    return [];
  }
}

/** Where a Chromium may be. With CHROMIUM, only there. */
function chromiums(): string[] {
  const { CHROMIUM, PROGRAMFILES = 'C:\\Program Files' } = process.env;
  if (CHROMIUM) return [CHROMIUM];
  return [
    ...downloadPath('chromium'),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    join(PROGRAMFILES, 'Google/Chrome/Application/chrome.exe'),
  ];
}

/** They come with Playwright's Chromium, or as a package of their own. */
function shells(): string[] {
  const downloaded = downloadPath('chromium').flatMap((path) => {
    // <cache>/<name>-<build>/<system>/<file>
    const cache = join(dirname(path), '../..');
    return globSync('chromium_headless_shell-*/*/*headless*shell{,.exe}', { cwd: cache }).map((file) => join(cache, file));
  });
  return [...downloaded, '/usr/bin/chromium-headless-shell'];
}

/** On a system without the libraries it needs, a browser is there but doesn't start. */
async function canStart(name: Engine, executablePath?: string): Promise<boolean> {
  try {
    const browser = await engines[name].launch({
      ...(executablePath && { executablePath }),
      args: name === 'chromium' ? ['--no-sandbox'] : [],
      timeout: 60_000,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}
