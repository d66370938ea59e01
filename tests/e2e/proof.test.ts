/** Real work as proof: from a request to the job's page on the built site, and off it again. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { dateOf, dateText } from '../../schema/business-time.ts';
import { freePort } from '../../tools/free-port.ts';
import { engine, phone, sidewaysOn, visit } from '../support/browser.ts';
import { copyRepository, runInCopy } from '../support/copy.ts';
import { browser, origin, site } from '../support/served.ts';
import { type Site, startSite, token } from '../support/site.ts';
import { callAsBusiness, sendAsVisitor, type Visitor } from '../support/visitor.ts';

/** With markup, which is shown as text. */
const opinion = 'Not one board squeaks. </script><b>Wow</b>!';

const isFull = engine === 'chromium' && process.env.TEST_FULL === '1';

/** Where a finished wood floor in Kyle shows, besides its own page. */
const placements = ['/gallery', '/cities/kyle', '/services/hardwood-flooring-austin'].flatMap((path) => [path, `/es${path}`]);

test.runIf(isFull)(
  'a request becomes a page of the site, and nothing of it is left once its customer takes that back',
  async () => {
    await site.clear();
    const customer = await finishJob();

    const copy = copyRepository();
    expect(await publish(copy, site)).toContain('added content/jobs/');
    await build(copy);
    const [path = ''] = jobPages(copy);
    expect(path).toMatch(/^\/gallery\/\d{4}-\d{2}-kyle-hardwood-[0-9a-f]{4}$/);
    const photo = await lookAtJob(copy, path);
    // One job and one review are no figures yet: home stays as it is, word for word.
    expect(readPage(copy, '/')).toBe(readPage('.', '/'));

    await customer.call('/consent', 'PUT', { photos: [] });
    await customer.call('/review', 'DELETE');
    expect(await publish(copy, site)).toContain(`removed content${path.replace('gallery', 'jobs')}.yaml`);
    await build(copy);
    const { page } = await openBuilt(copy);
    for (const address of [path, `/es${path}`, photo]) expect((await page.goto(address))?.status()).toBe(404);
    const slug = path.slice('/gallery/'.length);
    expect(globSync(`dist/client/**/*${slug}*`, { cwd: copy })).toEqual([]);
    const texts = globSync('dist/client/**/*.{html,xml,txt}', { cwd: copy }).map((file) =>
      readFileSync(join(copy, file), 'utf8'),
    );
    expect(texts.filter((text) => text.includes(slug) || text.includes('Not one board squeaks'))).toEqual([]);
    expect(globSync('content/images/{jobs,encoded}/*', { cwd: copy }).sort()).toEqual(
      globSync('content/images/{jobs,encoded}/*').sort(),
    );
    for (const each of placements) expect([each, readPage(copy, each)]).toEqual([each, readPage('.', each)]);
  },
  300_000,
);

test.runIf(isFull)(
  'with a year of jobs every test of the build passes, and publishing again changes only what was withdrawn or broken off',
  async () => {
    const desk = await startSite({ port: 0 });
    onTestFinished(() => desk.stop());
    const copy = copyRepository();
    await runInCopy(copy, 'tools/desk.ts', 'example', '--url', desk.url('/'));
    await publish(copy, desk);
    expect(await publish(copy, desk)).toBe('Nothing has changed.\n');

    const [whole = '', other = '', withdrawn = ''] = globSync('content/jobs/*.yaml', { cwd: copy }).sort();
    const before = readFileSync(join(copy, whole), 'utf8');
    rmSync(join(copy, whole));
    writeFileSync(join(copy, `${other}.new`), 'id: 1');
    expect((await publish(copy, desk)).trim().split('\n').sort()).toEqual([`added ${whole}`, `removed ${other}.new`]);
    expect(readFileSync(join(copy, whole), 'utf8')).toBe(before);

    const [, slugId = ''] = /-([0-9a-f]{4})\.yaml$/.exec(withdrawn) ?? [];
    await desk.rows(
      `UPDATE decisions SET value = '' WHERE kind = 'photos' AND request_id IN (SELECT request_id FROM jobs WHERE public_id LIKE '${slugId}%')`,
    );
    const changes = (await publish(copy, desk)).trim().split('\n');
    expect(changes).toContain(`removed ${withdrawn}`);
    expect(changes.every((change) => change.startsWith('removed content/') && change.includes(`-${slugId}`))).toBe(true);

    await build(copy);
    await runInCopy(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'build', '--maxWorkers', '1');
    expect(readPage(copy, '/')).not.toBe(readPage('.', '/'));
  },
  400_000,
);

const photoSchema = z.object({ name: z.string() });

/** A job whose customer lets everything be shown. inbox-job.test.ts and own-request.test.ts do the same on the screen. */
async function finishJob(): Promise<Visitor> {
  const visitor = await sendAsVisitor(site, { fullName: 'María Luisa Gómez', email: 'visitor@example.com', zipCode: '78640' });
  const finishedOn = dateText(dateOf(Date.now()));
  const job = { finishedOn, floor: 'hardwood', squareFeet: 640, daysOnSite: 3, price: 5900, city: 'Kyle' };
  expect((await callAsBusiness(site, `/api/requests/${visitor.id}/job`, 'PUT', job)).status).toBe(200);
  const photos: string[] = [];
  for (const [kind, picture] of [
    ['before', 'hall-old-oak'],
    ['after', 'den-oak'],
  ]) {
    const response = await site.fetch(site.url(`/api/requests/${visitor.id}/photos?kind=${kind}`), {
      method: 'POST',
      headers: { 'Content-Type': 'image/jpeg', Authorization: `Bearer ${token}` },
      body: new Uint8Array(await sharp(`content/images/${picture}.webp`).resize(1200).jpeg().toBuffer()),
    });
    photos.push(photoSchema.parse(await response.json()).name);
  }
  expect((await visitor.call('/review', 'PUT', { stars: 5, text: opinion, signature: 'first name' })).status).toBe(204);
  expect((await visitor.call('/consent', 'PUT', { photos })).status).toBe(204);
  return visitor;
}

/** Looks at the job's page on the built site, and for it on the pages that show it. Returns the address of a photo. */
async function lookAtJob(copy: string, path: string): Promise<string> {
  const { page, errors } = await openBuilt(copy);
  for (const placement of placements) {
    await page.goto(placement);
    await page
      .locator(`main a[href="${placement.startsWith('/es') ? '/es' : ''}${path}"]`)
      .first()
      .waitFor();
    await page.getByText(opinion).waitFor();
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Hardwood floor in Kyle' }).waitFor();
  for (const text of ['640 sq ft', '3 days', '$5,900', opinion, 'María G.']) await page.getByText(text).first().waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/Gómez|visitor@example\.com|78640/);
  const photo = page.getByRole('img', { name: 'Photo from after the work' });
  expect(await photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(300);
  expect(await sidewaysOn(page)).toBe(0);
  expect(errors).toEqual([]);
  return (await photo.getAttribute('src')) ?? '';
}

/** Serves what the copy's last build wrote, and opens it on a phone. */
async function openBuilt(copy: string) {
  const port = await freePort();
  const built = await startSite({ pages: join(copy, 'dist/client'), port });
  onTestFinished(() => built.stop());
  return visit(browser, origin.replace(/\d+$/, String(port)), phone);
}

/** What `npm run publish-proof` prints. */
async function publish(copy: string, desk: Site): Promise<string> {
  await desk.forgetCached('/api/published');
  return runInCopy(copy, 'tools/publish-proof.ts', '--url', desk.url('/'));
}

async function build(copy: string): Promise<void> {
  await runInCopy(copy, 'tools/build.ts');
}

/** Addresses of the finished jobs that the copy has. */
function jobPages(copy: string): string[] {
  return globSync('content/jobs/*.yaml', { cwd: copy }).map((file) => `/gallery/${basename(file, '.yaml')}`);
}

/** The words of a built page. */
function readPage(folder: string, path: string): string {
  const html = readFileSync(join(folder, 'dist/client', `${path === '/' ? '/index' : path}.html`), 'utf8');
  return parse(html).querySelector('main')?.structuredText ?? '';
}
