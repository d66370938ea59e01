import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../tools/free-port.ts';

/** Pixels. */
const screen = { width: 1600, height: 1200 };

/** Around the middle of the screen: the pointer is there, and without a window manager the window under it has the focus. */
export function placeWindow({ width, height }: { width: number; height: number }) {
  return { x: (screen.width - width) >> 1, y: (screen.height - height) >> 1, width, height };
}

export interface Display {
  name: string;
  stop: () => void;
}

/** Starts a screen that exists only in memory. */
export async function startDisplay(): Promise<Display> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await firstLine(child);
  return { name: `:${number}`, stop: endWithUs(child) };
}

export interface Window {
  driver: WebDriver;
  /** Where the browser saves downloads. */
  downloads: string;
  close: () => Promise<void>;
}

/** Opens a browser window without any stored data. A driver can open only one, so each has its own. */
export async function openWindow(display: Display, { reducedMotion = false } = {}): Promise<Window> {
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(config, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(config, 'gtk-3.0'));
  // The toolbar would make the window wider than a phone.
  writeFileSync(join(config, 'gtk-3.0/gtk.css'), '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }');
  writeFileSync(join(config, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const port = await freePort();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: config,
      HOME: config,
      // It's faster, but transitions between pages crash it.
      ...(reducedMotion && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
    },
  });
  const stop = endWithUs(child);
  try {
    const driver = await connect(port);
    const close = async () => {
      await driver.quit().catch(() => null);
      stop();
    };
    return { driver, downloads, close };
  } catch (error) {
    stop();
    throw error;
  }
}

async function connect(port: number): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await fetch(`${url}/status`).catch(() => null)); attempt++) {
    if (attempt === 200) throw new Error("WebKitWebDriver doesn't answer");
    await new Promise((done) => setTimeout(done, 50));
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { args: ['--automation', '--enable-webgl=false'] },
  });
  return new Builder().usingServer(url).disableEnvironmentOverrides().withCapabilities(capabilities).build();
}

async function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', () => fail(new Error("Xvfb didn't start")));
    child.stdout?.once('data', (data: Buffer) => done(data.toString().trim()));
  });
}

/** Returns a function that ends the process. It ends with ours in any case. */
function endWithUs(child: ChildProcess): () => void {
  const stop = () => void child.kill();
  process.once('exit', stop);
  return () => {
    process.off('exit', stop);
    stop();
  };
}
