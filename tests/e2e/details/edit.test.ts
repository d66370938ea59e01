import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cities } from '#site/index.ts';
import { factRange } from '#site/read/facts.ts';
import { editorFiles } from '#tools/editor/page.ts';
import { visit } from '../../support/browser.ts';
import { openEditor } from '../../support/editor.ts';
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

// tests/unit/tools/editor.test.ts looks at every entry.
test('what the owner changes in /edit changes its lines and nothing else', { timeout: 300_000 }, async () => {
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

  await editor.open(`cities/${cities[0]?.slug}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText(/^Creating/).waitFor();
  await editor.type('name', 'Wimberley');
  await editor.save();
  const changed = await editor.changed();
  expect(changed['content/facts.yaml']).toBe(facts.replace(price(0), price(1)));
  expect(changed['content/cities/wimberley.yaml']).toContain('name: Wimberley\n');
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
