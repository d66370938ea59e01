import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { factRange } from '#site/read/facts.ts';
import { editorFiles } from '#tools/editor/page.ts';
import { visit } from '../../support/browser.ts';
import { copyRepository, runInCopy } from '../../support/copy.ts';
import { differences, type Editor, openEditor } from '../../support/editor.ts';
import { findEntries } from '../../support/editor-entries.ts';
import { browser, origin } from '../../support/site/browsed.ts';

const { low, high } = factRange('price.lvp');

test('a price changed in /edit changes its own lines of facts.yaml and nothing else', async () => {
  const { page } = await visit(browser, origin, { viewport: { width: 1440, height: 1000 } });
  const editor = await openEditor(page, origin);
  await changePrice(editor, low + 1, high + 1);

  const changed = await editor.changed();
  const before = readFileSync('content/facts.yaml', 'utf8');
  expect(Object.keys(changed)).toEqual(['content/facts.yaml']);
  expect(changed['content/facts.yaml']?.toString()).toBe(
    before.replace(`  lvp:\n    low: ${low}\n    high: ${high}\n`, `  lvp:\n    low: ${low + 1}\n    high: ${high + 1}\n`),
  );
  const policy = await page.locator('meta[http-equiv]').getAttribute('content');
  expect(policy?.match(/https:[^ ;]+/g)).toEqual(['https://api.github.com']);
});

test.each([
  ['', "This page can't save to GitHub yet"],
  ['cedar/website', 'Sign In Using Access Token'],
])('on a real host, /edit built for the repository %s shows %j', async (repository, shown) => {
  const { page } = await visit(browser, origin);
  const files = editorFiles(repository);
  await page.route('https://www.cedarfloors.com/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const contentType = name.endsWith('.js') ? 'text/javascript' : undefined;
    return route.fulfill({ contentType, body: files[name === 'edit' ? 'edit.html' : name] ?? '' });
  });
  await page.goto('https://www.cedarfloors.com/edit');
  await page.getByText(shown).waitFor();
  expect(await page.getByRole('button').allTextContents()).toEqual(repository ? [expect.stringContaining(shown)] : []);
});

/** The order of lists has no texts. */
const entries = findEntries().filter(({ name }) => name !== 'order');
/** One of each shape, and those with sections, figures alone, lists that are empty, or fields that only some items have. */
const names = [
  'cost-guide',
  'about',
  'payment',
  'kyle',
  'bastrop',
  'bathroom-floor',
  'shower-tile-backsplash-austin',
  'emergency-flooring-repair-austin',
  'visualizer',
];
const some = entries.filter(({ name }) => names.includes(name));

test('/edit saves one letter in each language and nothing else', { timeout: 900_000 }, async () => {
  const { page } = await visit(browser, origin, { viewport: { width: 1440, height: 1600 } });
  const editor = await openEditor(page, origin);
  for (const { group, name, files } of some) {
    await editor.open(`${group}/${name}`);
    for (const language of files.length > 1 ? (['English', 'Spanish'] as const) : [undefined])
      await editor.changeLetter(language, { articles: 'body', pictures: 'alt' }[group]);
    await editor.save();
  }
  const changed = await editor.changed();
  expect(Object.keys(changed).sort()).toEqual(some.flatMap(({ files }) => files).sort());
  const rewritten = Object.entries(changed).filter(
    ([path, data]) => differences(readFileSync(path, 'utf8'), data.toString()) !== 1,
  );
  expect(rewritten.map(([path]) => path)).toEqual([]);
  const copy = copyRepository();
  for (const [path, data] of Object.entries(changed)) writeFileSync(join(copy, path), data);
  expect(await runInCopy(copy, 'tools/check-content.ts')).toContain('All entries are as they should be.');
});

test('what the owner changes in /edit is on the pages after the next build', { timeout: 300_000 }, async () => {
  const { page } = await visit(browser, origin, { viewport: { width: 1440, height: 1000 } });
  const editor = await openEditor(page, origin);
  await changePrice(editor, low + 1, high + 1);
  await changeHours(editor);
  await addCity(page, editor);
  await addProject(page, editor);
  const changed = await editor.changed();
  const site = await build(changed);
  const read = (file: string) => readFileSync(join(site, file), 'utf8');

  const shown = [
    'index.html',
    'services/lvp-flooring-austin.html',
    'es/services/lvp-flooring-austin.html',
    'es.html',
    'llms.txt',
    ...globSync('cities/*.html', { cwd: site }),
  ];
  expect(shown.filter((file) => !read(file).includes(`$${low + 1}-${high + 1}`))).toEqual([]);
  expect(
    globSync('**/*.{html,txt,xml}', { cwd: site }).filter((file) => new RegExp(`\\$${low}-${high}\\b`).test(read(file))),
  ).toEqual([]);
  expect(read('contact.html')).toContain('9AM');
  expect(read('cities/wimberley.html')).toContain('Wimberley');
  expect(read('cities.html')).toContain('/cities/wimberley');
  expect(read('sitemap.xml')).toContain('/cities/wimberley');
  for (const gallery of ['gallery.html', 'es/gallery.html']) expect(read(gallery)).toContain('wimberley-kitchen');
  expect(read('es/gallery.html')).toContain('Azulejo para una cocina de Wimberley');

  for (const file of globSync('assets/static/wimberley-kitchen*', { cwd: site })) {
    const { width, height, exif, orientation } = await sharp(join(site, file)).metadata();
    expect({ upright: height > width, exif, orientation }, file).toEqual({
      upright: true,
      exif: undefined,
      orientation: undefined,
    });
  }
});

async function changePrice(editor: Editor, low: number, high: number): Promise<void> {
  await editor.open('everywhere/facts');
  await editor.expand('price');
  await editor.expand('price.lvp');
  await editor.type('price.lvp.low', String(low));
  await editor.type('price.lvp.high', String(high));
  await editor.save();
}

async function changeHours(editor: Editor): Promise<void> {
  await editor.open('everywhere/facts');
  await editor.expand('open');
  await editor.expand('open.saturday');
  await editor.type('open.saturday.opens', '9AM');
  await editor.save();
}

async function addCity(page: Page, editor: Editor): Promise<void> {
  await editor.open('cities/kyle');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText(/^Creating/).waitFor();
  await editor.type('name', 'Wimberley');
  await editor.save();
}

async function addProject(page: Page, editor: Editor): Promise<void> {
  await editor.open('pictures/new');
  await (await editor.field('file')).getByRole('button', { name: 'Browse' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chosen).setFiles({ name: 'Wimberley kitchen.JPG', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('section[data-key-path="file"] img').count()).toBeGreaterThan(0);
  await editor.type('alt', 'A kitchen in Wimberley with new porcelain tile.', 'English');
  await editor.type('alt', 'Una cocina de Wimberley con porcelanato nuevo.', 'Spanish');
  await editor.save();

  await editor.open('gallery/new');
  const words = {
    title: ['Tile for a Wimberley kitchen', 'Azulejo para una cocina de Wimberley'],
    description: ['New tile from wall to wall.', 'Azulejo nuevo de pared a pared.'],
    size: ['200 sq ft', '200 pies cuadrados'],
    duration: ['3 days', '3 días'],
    service: ['Tile installation', 'Instalación de azulejo'],
  };
  for (const [name, [english = '', spanish = '']] of Object.entries(words)) {
    await editor.type(name, english, 'English');
    await editor.type(name, spanish, 'Spanish');
  }
  await editor.type('location', 'Wimberley');
  await (await editor.field('category')).getByRole('radio', { name: 'tile' }).click();
  await choose(page, editor, 'beforeImage', 'kitchen-old-vinyl');
  await choose(page, editor, 'afterImage', 'a-kitchen-in-wimberley-with-new-porcelain-tile');
  await editor.save();
}

async function choose(page: Page, editor: Editor, field: string, name: string): Promise<void> {
  await (await editor.field(field)).getByRole('combobox').click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** 12 megapixels on their side, as a phone held upright stores them, with the place where it was taken. */
function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#987', noise } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 59/1 50/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Builds the site in a copy of the repository with these files, and returns its folder. */
async function build(files: Record<string, Buffer>): Promise<string> {
  const copy = copyRepository();
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), data);
  }
  await runInCopy(copy, 'tools/build.ts');
  return join(copy, 'dist/client');
}
