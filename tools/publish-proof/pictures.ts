/** `node tools/publish-proof/pictures.ts FOLDER /gallery/…` saves pictures of built pages as a phone shows them, for whoever checks them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, devices } from 'playwright-core';
import { chromiumPath } from '../browsers.ts';

const [folder = 'pictures', ...paths] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ ...devices['iPhone 13'], deviceScaleFactor: 1, javaScriptEnabled: false });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`].map((name) => join('dist/client', name)).find((name) => /\.\w+$/.test(name));
    if (!file || !existsSync(file)) return route.abort();
    if (!file.endsWith('.html')) return route.fulfill({ path: file });
    // A picture of the whole page needs all of its pictures.
    return route.fulfill({ contentType: 'text/html', body: readFileSync(file, 'utf8').replaceAll('loading="lazy"', '') });
  });
  for (const path of paths) {
    await page.goto(`http://localhost${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${path.split('/').at(-1)}.png`), fullPage: true });
  }
} finally {
  await browser.close();
}
