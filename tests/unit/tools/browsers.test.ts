import { expect, test } from 'vitest';
import { type BrowserName, type Browsers, getBrowsers, type Machine } from '#tools/browsers.ts';

const all: BrowserName[] = ['chromium', 'chromium-headless-shell', 'firefox', 'webkit'];
const chromiums = { chromium: '/chrome', 'chromium-headless-shell': '/shell' };
const playwrights: Browsers = { ...chromiums, firefox: 'playwright', webkit: 'playwright' };
const debians: Browsers = { ...chromiums, firefox: 'debian', webkit: 'debian' };

test.each<{ machine: string; has?: Browsers; downloads?: Browsers; installs?: Browsers; uses: Browsers; asks: string[] }>([
  { machine: 'everything is there', has: debians, downloads: playwrights, uses: debians, asks: [] },
  { machine: 'nothing is there', downloads: playwrights, installs: debians, uses: playwrights, asks: [`download ${all}`] },
  {
    machine: 'downloads are blocked, and we are root on Debian',
    installs: debians,
    uses: debians,
    asks: [`download ${all}`, `install ${all}`],
  },
  {
    machine: 'only Chromium is there, and nothing else can be had',
    has: { chromium: '/chrome' },
    uses: { chromium: '/chrome' },
    asks: ['download chromium-headless-shell,firefox,webkit', 'install chromium-headless-shell,firefox,webkit'],
  },
  {
    machine: "Playwright's WebKit lacks libraries, and Debian has one",
    has: { ...chromiums, firefox: 'playwright' },
    installs: debians,
    uses: { ...chromiums, firefox: 'playwright', webkit: 'debian' },
    asks: ['download webkit', 'install webkit'],
  },
])('when $machine', async ({ has, downloads, installs, uses, asks }) => {
  const { machine, asked } = imitate(has, downloads, installs);
  expect(await getBrowsers(all, machine)).toEqual(uses);
  expect(asked).toEqual(asks);
});

test('without a Chromium, it says what to do', async () => {
  await expect(getBrowsers(all, imitate({ firefox: 'debian' }).machine)).rejects.toThrow('set CHROMIUM to the path');
});

function imitate(has: Browsers = {}, downloads: Browsers = {}, installs: Browsers = {}) {
  const found = { ...has };
  const asked: string[] = [];
  const add = (verb: string, from: Browsers) => (names: BrowserName[]) => {
    asked.push(`${verb} ${names}`);
    for (const name of names) found[name] = from[name];
  };
  const machine: Machine = {
    find: async (name) => found[name],
    download: add('download', downloads),
    installPackages: add('install', installs),
  };
  return { machine, asked };
}
