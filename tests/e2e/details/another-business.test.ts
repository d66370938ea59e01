/** The example of another business, built as its owner would build it, or the business that CONTENT names, as it is in dist/. */
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import { copyRepository, runInCopy } from '../../support/copy.ts';
import { fillForm, sendForm, sentHeading } from '../../support/estimate-form.ts';
import { type BrowsedSite, browsedSite } from '../../support/site/browsed.ts';
import { callAsBusiness, sendAsVisitor } from '../../support/site/visitor.ts';

const content = 'examples/starter';
const isExample = !process.env.CONTENT;
const copy = isExample ? copyRepository() : '.';
const client = join(copy, 'dist/client');
let started: BrowsedSite;

beforeAll(async () => {
  if (isExample) {
    await addPhoto();
    addJobAndReview();
    appendFileSync(join(copy, content, 'business.yaml'), 'reviewProfile: https://reviews.example/starter\n');
    await runInCopy(copy, 'tools/build.ts', '--content', content);
  }
  started = await browsedSite({ pages: client, worker: join(copy, 'dist/worker/index.js') });
}, 300_000);

test.runIf(isExample)('says nothing of our place, our name or our phone', () => {
  const ours = /Austin|Texas|Limestone & Oak|Limestone &amp; Oak|\b512\b|\b78\d{3}\b/;
  const found = globSync(`${client}/**/*.{html,xml,txt,json}`, { exclude: [`${client}/edit/**`] }).flatMap((file) =>
    (readFileSync(file, 'utf8').match(ours) ?? []).map((word) => `${file.slice(client.length)}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.runIf(isExample)("shows the owner's own photo upright, without what the phone wrote into it", () => {
  const shown = pagesOf()
    .find(({ path }) => path === '/')
    ?.document.querySelector('main img');
  expect(shown?.getAttribute('alt')).toBe('Photo of a shower that we tiled.');
  const [width, height] = ['width', 'height'].map((name) => Number(shown?.getAttribute(name)));
  expect(width).toBeGreaterThan(height ?? 0);
  const files = globSync(`${client}/assets/static/our-shower.*`);
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => /Exif|Phone/.test(readFileSync(file, 'latin1')))).toEqual([]);
});

test.runIf(isExample)(
  'shows a job and a review that the owner added where they belong, and links to where the review was published',
  () => {
    const showing = (text: string) =>
      pagesOf()
        .filter(({ document }) => document.querySelector('main')?.text.includes(text))
        .map(({ path }) => path)
        .sort();
    const where = ['/cities/riverside', '/gallery', '/services/tile'];
    expect(showing('Under the old floor: Two layers of linoleum.')).toEqual(where);
    expect(showing('Not one grout line is crooked.')).toEqual(['/', ...where]);
    const home = pagesOf().find(({ path }) => path === '/')?.document;
    expect(home?.querySelector('a[href="https://reviews.example/ann"]')?.text).toBe('Google');
  },
);

test('has only the pages that it has something for, and no link to another', () => {
  const pages = pagesOf();
  const absent = isExample ? /^\/(es|guides|trends|flooring)\b/ : /^$/;
  expect(pages.map(({ path }) => path).filter((path) => absent.test(path))).toEqual([]);
  const privacy = pages.find(({ path }) => path === '/privacy')?.document.querySelector('main')?.text;
  if (isExample) expect(privacy).not.toMatch(/Spanish|\s{2}[a-z]|\{/);
  const dead = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('a[href^="/"]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => {
        const [address = '', anchor] = href.split('#');
        const target = pages.find((page) => page.path === (address.split('?')[0] ?? ''));
        const isPart = anchor && !anchor.startsWith('plan=');
        return !(target || existsSync(client + address)) || (isPart && !target?.document.getElementById(anchor));
      })
      .map((href) => `${path}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('has no heading without something below it, no empty list and no unfilled word', () => {
  // What scripts fill later, our own site has, too.
  const byDesign = isExample ? holesIn('dist/client') : ['/404: ul', '/contact: section', '/contact: ul'];
  expect(holesIn(client).filter((hole) => !byDesign.includes(hole.replace(/^\/es/, '')))).toEqual([]);
});

test('stores a request, and its inbox keeps the time of the business', async () => {
  const { page } = await started.openPage('/contact', phone);
  await fillForm(page, 'Ann Lee', 'other');
  await sendForm(page);
  await sentHeading(page).waitFor();
  const response = await callAsBusiness(started.site, '/api/requests');
  expect(await response.text()).toContain('Ann Lee');
  expect(readFileSync(join(copy, 'dist/worker/index.js'), 'utf8')).toContain(isExample ? 'America/Chicago' : 'timeZone');
});

test.runIf(isExample)('asks the customer of a finished job for a review', async () => {
  const visitor = await sendAsVisitor(started.site, { zipCode: '00121', serviceNeeded: 'tile' });
  await callAsBusiness(started.site, `/api/requests/${visitor.id}`, 'PATCH', { status: 'done' });
  const { page } = await started.openPage(visitor.link, phone);
  expect(await page.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe('https://reviews.example/starter');
});

/** As docs/your-business.md says, straight from a phone. */
async function addPhoto() {
  const images = join(copy, content, 'images');
  const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background: '#8a9a8a' } });
  await photo
    .withExif({ IFD0: { Make: 'Phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(images, 'our-shower.JPG'));
  writeFileSync(join(images, 'our-shower.yaml'), 'file: our-shower.JPG\nalt: Photo of a shower that we tiled.\n');
  const picks = join(copy, content, 'picks.yaml');
  writeFileSync(picks, readFileSync(picks, 'utf8').replace(/^ {2}home: .*$/m, '  home: our-shower'));
}

function addJobAndReview(): void {
  const job = [
    'title: Porcelain in a laundry room',
    'finishedOn: 2026-10-14',
    'city: Riverside',
    'floor: tile',
    'squareFeet: 120',
    'days: 3',
    'beforeImage: our-shower',
    'afterImage: bathroom-marble',
    'found: Two layers of linoleum.',
  ];
  const review = [
    'quote: Not one grout line is crooked.',
    'author: Ann L.',
    'publishedOn: 2026-10-20',
    'source: Google',
    'link: https://reviews.example/ann',
    'city: Riverside',
    'floor: tile',
  ];
  for (const [name, lines] of Object.entries({ jobs: job, reviews: review })) {
    mkdirSync(join(copy, content, name));
    writeFileSync(join(copy, content, name, 'laundry-room.yaml'), `${lines.join('\n')}\n`);
  }
}

function holesIn(folder: string): string[] {
  return pagesOf(folder).flatMap(({ path, document }) => {
    const lists = document.querySelectorAll('ul, ol, dl, nav, section, figure').filter(isEmpty);
    const headings = document.querySelectorAll('h2, h3').filter((heading) => isEmpty(heading) || !hasContent(heading));
    const unfilled = document.querySelector('main')?.text.match(/\{\w+(\.\w+)?\}|undefined|NaN/g) ?? [];
    return [...lists.map(({ rawTagName }) => rawTagName), ...headings.map(({ text }) => text), ...unfilled].map(
      (hole) => `${path}: ${hole}`,
    );
  });
}

function pagesOf(folder = client): { path: string; document: HTMLElement }[] {
  return globSync('**/*.html', { cwd: folder, exclude: ['edit.html'] }).map((file) => ({
    path: `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/^\/index$/, '/'),
    document: parse(readFileSync(join(folder, file), 'utf8')),
  }));
}

function isEmpty(element: HTMLElement): boolean {
  return element.text.trim() === '' && !element.querySelector('img, svg, input, canvas');
}

/** Whether anything follows a heading, in its parent or in one that it opens. */
function hasContent(heading: HTMLElement): boolean {
  for (let element: HTMLElement | null = heading; element && element.rawTagName !== 'main'; element = element.parentNode) {
    if (element.nextElementSibling) return true;
  }
  return false;
}
