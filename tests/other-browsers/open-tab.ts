import { installedBuild } from '#tools/browsers.ts';
import type { Tab } from './tab.ts';

/** The engine to test. vitest.config.ts sets it. */
const engine = process.env.ENGINE === 'webkit' ? 'webkit' : 'firefox';

/** Opens a tab for a new visitor until the test ends. Loads only the driver in use: each takes a while. */
export async function openTab(origin: string, scripts: 'on' | 'off' = 'on'): Promise<Tab> {
  if (engine === 'webkit' && installedBuild('webkit') === 'debian')
    return (await import('./webkitgtk-tab.ts')).openWebkitgtkTab(origin, scripts);
  return (await import('./playwright-tab.ts')).openPlaywrightTab(engine, origin, scripts);
}
