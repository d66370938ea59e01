import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { cities } from '#site/index.ts';
import { factRange } from '#site/read/facts.ts';
import { editorFiles } from '#tools/editor/page.ts';
import { visit } from '../../support/browser.ts';
import { copyRepository, runInCopy } from '../../support/copy.ts';
import { differences, openEditor } from '../../support/editor.ts';
import { findEntries } from '../../support/editor-entries.ts';
import { browser, origin } from '../../support/site/browsed.ts';

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

/** A long text, and many fields, each in both languages. */
const edited = ['articles', 'cities'].map(
  (group) =>
    findEntries().find((entry) => entry.group === group && entry.files.length > 1) ?? expect.fail(`Nothing is in ${group}.`),
);

// tests/unit/tools/editor.test.ts looks at every entry.
test('/edit saves one letter in each language and nothing else', { timeout: 300_000 }, async () => {
  const { page } = await visit(browser, origin, { viewport: { width: 1440, height: 1600 } });
  const editor = await openEditor(page, origin);
  for (const { group, name } of edited) {
    await editor.open(`${group}/${name}`);
    for (const language of ['English', 'Spanish'] as const)
      await editor.changeLetter(language, group === 'articles' ? 'body' : undefined);
    await editor.save();
  }
  const changed = await editor.changed();
  expect(Object.keys(changed).sort()).toEqual(edited.flatMap(({ files }) => files).sort());
  const rewritten = Object.entries(changed).filter(
    ([path, data]) => differences(readFileSync(path, 'utf8'), data.toString()) !== 1,
  );
  expect(rewritten.map(([path]) => path)).toEqual([]);
});

test('what the owner changes in /edit is on the pages after the next build', { timeout: 300_000 }, async () => {
  const { low, high } = factRange('price.lvp');
  const { page } = await visit(browser, origin, { viewport: { width: 1440, height: 1000 } });
  const editor = await openEditor(page, origin);
  await editor.open('everywhere/facts');
  await editor.expand('price');
  await editor.expand('price.lvp');
  await editor.type('price.lvp.low', String(low + 1));
  await editor.type('price.lvp.high', String(high + 1));
  await editor.save();
  const facts = readFileSync('content/facts.yaml', 'utf8');
  const price = (more: number) => `  lvp:\n    low: ${low + more}\n    high: ${high + more}\n`;
  expect((await editor.changed())['content/facts.yaml']?.toString()).toBe(facts.replace(price(0), price(1)));

  await editor.open(`cities/${cities[0]?.slug}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText(/^Creating/).waitFor();
  await editor.type('name', 'Wimberley');
  await editor.save();

  const site = await build(await editor.changed());
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  for (const file of ['index.html', 'es.html', 'llms.txt']) expect(read(file)).toContain(`$${low + 1}-${high + 1}`);
  expect(read('cities/wimberley.html')).toContain('Wimberley');
  for (const file of ['cities.html', 'sitemap.xml']) expect(read(file)).toContain('/cities/wimberley');
});

test('/edit refuses a phone, an email and hours that are none, with a sentence that shows the form', async () => {
  const { page } = await visit(browser, origin, { viewport: { width: 1440, height: 1600 } });
  const editor = await openEditor(page, origin);
  await editor.open('everywhere/facts');
  for (const group of ['business', 'business.phone', 'business.email', 'open', 'open.weekdays']) await editor.expand(group);
  await editor.type('business.phone.text', 'call us!');
  await editor.type('business.email.text', 'office at buckeye');
  await editor.type('open.weekdays.opens', '8.30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const said = async (path: string, sentence: string) =>
    (await editor.field(path)).getByText(sentence, { exact: false }).first().waitFor();
  await said('business.phone.text', 'such as (614) 555-0142');
  await said('business.email.text', 'such as office@example.com');
  await said('open.weekdays.opens', 'such as 8:30AM');
  await editor.type('business.phone.text', '1-614-555-0142');
  await editor.type('business.email.text', 'office@buckeye.example');
  await editor.type('open.weekdays.opens', '8:30 a.m.');
  await editor.save();
}, 120_000);

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
