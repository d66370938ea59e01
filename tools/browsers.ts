/** The browsers of tests and benchmarks: where they are, and how to get those that are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { chromium, firefox, webkit } from 'playwright-core';

/** By Playwright's names. The headless shell is a smaller and faster Chromium. */
export type BrowserName = 'chromium' | 'chromium-headless-shell' | 'firefox' | 'webkit';

/** Paths of the first two. Of Firefox and WebKit, whose build it is, because each has a driver of its own. */
export type Browsers = Partial<Record<BrowserName, string>>;

/** What can be done on this machine. */
export interface Machine {
  find: (name: BrowserName) => Promise<string | undefined>;
  download: (names: BrowserName[]) => void;
  installPackages: (names: BrowserName[]) => void;
}

/** Finds these browsers. What's missing is downloaded from Playwright if that works, or else installed from Debian if that works. */
export async function getBrowsers(names: BrowserName[], machine: Machine = thisMachine): Promise<Browsers> {
  const found: Browsers = {};
  for (const get of [null, machine.download, machine.installPackages]) {
    const missing = names.filter((name) => !found[name]);
    if (missing.length === 0) break;
    get?.(missing);
    for (const name of missing) found[name] = await machine.find(name);
  }
  if (names.includes('chromium') && !found.chromium) throw new Error(noChromium);
  return found;
}

const noChromium =
  'No Chromium starts here, and none could be downloaded or installed. Install Chrome or Chromium, and set CHROMIUM to the path of its program.';

/** Returns the path of a Chromium, which is installed if there is none. Throws if it can't be. */
export async function chromiumPath(): Promise<string> {
  return (await getBrowsers(['chromium'])).chromium ?? '';
}

/** The path of an installed Chromium, which may not start. */
export function installedChromium(): string | undefined {
  return chromiums().find(existsSync);
}

/** The path of an installed headless shell, or else of a Chromium. */
export function installedShell(): string | undefined {
  return [...shells(), ...chromiums()].find(existsSync);
}

/** Whose Firefox or WebKit to use: Playwright's build if it's installed, or else Debian's. */
export function installedBuild(name: 'firefox' | 'webkit'): 'playwright' | 'debian' {
  return downloadPath(name).some(existsSync) ? 'playwright' : 'debian';
}

const thisMachine: Machine = {
  async find(name) {
    if (name === 'chromium') return firstToStart(chromiums());
    if (name === 'chromium-headless-shell') return firstToStart(shells());
    if (installedBuild(name) === 'playwright' && (await canStart(engines[name]))) return 'playwright';
    return commands[name].every(isInstalled) ? 'debian' : undefined;
  },

  download(names) {
    console.log(`Downloading ${names.join(', ')}`);
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', ...names], {
      stdio: 'ignore',
      // Where downloads are blocked, an attempt fails after 5 seconds without an answer.
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
      timeout: 240_000,
    });
  },

  installPackages(names) {
    if (process.getuid?.() !== 0 || !isInstalled('apt-get')) return;
    const needed = names.flatMap((name) => packages[name]);
    console.log(`Installing ${needed.join(', ')}`);
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...needed]]) {
      spawnSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 300_000,
      });
    }
  },
};

/** Debian's packages. */
const packages: Record<BrowserName, string[]> = {
  chromium: ['chromium'],
  'chromium-headless-shell': ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** What these packages bring and tests use. */
const commands = { firefox: ['firefox-esr'], webkit: ['WebKitWebDriver', 'Xvfb'] };

const engines = { chromium, firefox, webkit };

/** Where Playwright's build belongs. On systems it has none for, asking throws. */
function downloadPath(name: keyof typeof engines): string[] {
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

function shells(): string[] {
  const downloaded = downloadPath('chromium').flatMap((path) => {
    // <cache>/<name>-<build>/<system>/<file>
    const cache = join(dirname(path), '../..');
    return globSync('chromium_headless_shell-*/*/*headless*shell{,.exe}', { cwd: cache }).map((file) => join(cache, file));
  });
  return [process.env.HEADLESS_SHELL ?? [], downloaded, '/usr/bin/chromium-headless-shell'].flat();
}

async function firstToStart(paths: string[]): Promise<string | undefined> {
  for (const path of paths) if (existsSync(path) && (await canStart(chromium, path))) return path;
  return undefined;
}

/** On a system without the libraries it needs, a browser is there but doesn't start. */
async function canStart(engine: typeof chromium, executablePath?: string): Promise<boolean> {
  try {
    const browser = await engine.launch({ executablePath, args: engine === chromium ? ['--no-sandbox'] : [], timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function isInstalled(command: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));
}
