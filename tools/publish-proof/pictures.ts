/** `node tools/publish-proof/pictures.ts FOLDER /gallery/…` saves pictures of built pages as a phone shows them, for whoever checks them. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, phone } from '../bench/browser.ts';

const [folder = 'pictures', ...paths] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
try {
  const page = await browser.newPage({ ...phone, deviceScaleFactor: 1, javaScriptEnabled: false });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`].map((name) => join('dist/client', name)).find(isFile);
    if (!file) return route.abort();
    // A picture of the whole page needs all of its pictures.
    if (file.endsWith('.html'))
      return route.fulfill({ contentType: 'text/html', body: readFileSync(file, 'utf8').replaceAll('loading="lazy"', '') });
    return route.fulfill({ path: file });
  });
  for (const path of paths) {
    await page.goto(`http://localhost${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${path.split('/').at(-1) || 'home'}.png`), fullPage: true });
  }
} finally {
  await browser.close();
}

function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(path);
}
