/** Real work as proof: from a request to the job's page on the built site, and off it again. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { businessHours } from '../../content/business-hours.ts';
import { windowsAhead } from '../../schema/visit-windows.ts';
import { freePort } from '../../tools/free-port.ts';
import { engine, phone, sidewaysOn, visit } from '../support/browser.ts';
import { copyRepository, runInCopy } from '../support/copy.ts';
import { fillForm, sendForm, sentHeading } from '../support/estimate-form.ts';
import { openInbox, status } from '../support/inbox.ts';
import { wakeIslands } from '../support/islands.ts';
import { browser, origin, site } from '../support/served.ts';
import { type Site, startSite } from '../support/site.ts';

/** With markup, which is shown as text. */
const opinion = 'Not one board squeaks. </script><b>Wow</b>!';

const isFull = engine === 'chromium' && process.env.TEST_FULL === '1';

/** Where a finished wood floor in Kyle shows, besides its own page. */
const placements = ['/gallery', '/cities/kyle', '/services/hardwood-flooring-austin'].flatMap((path) => [path, `/es${path}`]);

test.runIf(isFull)(
  'a request becomes a page of the site, and nothing of it is left once its customer takes that back',
  async () => {
    await site.clear();
    const { page: customer, errors } = await visit(browser, origin, phone);
    const { id, link } = await askForEstimate(customer);
    const { page: crew, errors: errorsOfCrew } = await openInbox({ ...phone, path: `/inbox?id=${id}` });
    await agreeOnVisit(crew, customer, link);
    await finishJob(crew);
    await reviewAndAllow(customer);

    const copy = copyRepository();
    expect(await publish(copy, site)).toContain('added content/jobs/');
    await build(copy);
    const [path = ''] = jobPages(copy);
    expect(path).toMatch(/^\/gallery\/\d{4}-\d{2}-kyle-hardwood-[0-9a-f]{4}$/);
    const photo = await lookAtJob(copy, path);
    // One job and one review are no figures yet: home stays as it is, word for word.
    expect(readPage(copy, '/')).toBe(readPage('.', '/'));

    for (const choice of await customer.getByLabel('Yes, show this photo').all()) {
      await choice.uncheck();
      await customer.getByText('Saved.', { exact: true }).waitFor();
    }
    await customer.getByRole('button', { name: 'Delete my review' }).click();
    await customer.getByText("We've deleted your review.").waitFor();
    expect(errors).toEqual([]);
    expect(errorsOfCrew).toEqual([]);

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

/** Sends the form on /contact. Returns what opens the request. */
async function askForEstimate(page: Page): Promise<{ id: string; link: string }> {
  await page.goto('/contact');
  await wakeIslands(page);
  await fillForm(page, 'María Luisa Gómez', 'hardwood');
  await page.getByLabel('Zip code').fill('78640');
  await sendForm(page);
  await sentHeading(page).waitFor();
  const link = (await page.getByRole('link', { name: 'Open your request' }).getAttribute('href')) ?? '';
  return { link, id: /#([^.]+)\./.exec(link)?.[1] ?? '' };
}

async function agreeOnVisit(crew: Page, customer: Page, link: string): Promise<void> {
  const [window] = windowsAhead(Date.now(), businessHours).slice(3);
  const visits = crew.getByRole('region', { name: 'Visit' });
  await visits.getByLabel('Day').selectOption(window?.date ?? '');
  await visits.getByLabel('Time').selectOption(window?.part ?? '');
  await visits.getByRole('button', { name: 'Not now' }).click();
  await visits.getByRole('button', { name: 'Offer this time' }).click();
  await visits.getByText("We offered this time, and they haven't answered yet:").waitFor();
  await customer.goto(link);
  await customer.getByRole('button', { name: 'That works for me' }).click();
  await customer.getByRole('heading', { level: 1, name: /^We're coming / }).waitFor();
  await visits.getByText(/^Confirmed:/).waitFor();
  await status(crew, 'Won').click();
  await crew.getByText('Status: Won.').waitFor();
}

/** Records the job, and adds photos from before and after. */
async function finishJob(crew: Page): Promise<void> {
  const job = crew.getByRole('region', { name: 'Finished job' });
  await status(crew, 'Done').click();
  expect(await job.getByLabel('City').inputValue()).toBe('Kyle');
  await job.getByLabel('Floor').selectOption('Hardwood');
  await job.getByLabel('Square feet').fill('640');
  await job.getByLabel('Days on site').fill('3');
  await job.getByLabel('Price in dollars').fill('5900');
  await job.getByRole('button', { name: 'Save the job' }).click();
  await job.getByText('Saved. The status is Done.').waitFor();
  await job.getByLabel('Add photos from before').setInputFiles('content/images/hall-old-oak.webp');
  await job.getByRole('img', { name: 'Before 1' }).waitFor();
  await job.getByLabel('Add photos from after').setInputFiles('content/images/den-oak.webp');
  await job.getByRole('img', { name: 'After 1' }).waitFor();
}

/** On the page that shows the request already. */
async function reviewAndAllow(customer: Page): Promise<void> {
  await customer.reload();
  await customer.getByRole('heading', { name: 'How did we do?' }).waitFor();
  await customer.getByLabel('5 stars: excellent').check();
  await customer.getByLabel('What should other people know?').fill(opinion);
  await customer.getByLabel('María G.').check();
  await customer.getByRole('button', { name: 'Publish my review' }).click();
  await customer.getByText("Thanks. We've got your review.").waitFor();
  for (const choice of await customer.getByLabel('Yes, show this photo').all()) {
    await choice.check();
    await customer.getByText('Saved.', { exact: true }).waitFor();
  }
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
