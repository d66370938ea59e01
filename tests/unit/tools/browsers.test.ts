import { expect, test } from 'vitest';
import { chromiumPath, type Machine } from '#tools/browsers.ts';

test.each<{ machine: string; has?: string; downloads?: string; installs?: string; uses: string; does: string[] }>([
  { machine: 'a Chromium is there', has: '/own', downloads: '/theirs', uses: '/own', does: [] },
  { machine: 'there is none', downloads: '/theirs', installs: '/debians', uses: '/theirs', does: ['download'] },
  { machine: 'downloads are blocked', installs: '/debians', uses: '/debians', does: ['download', 'install'] },
])('when $machine', async ({ has, downloads, installs, uses, does }) => {
  const { machine, done } = imitate(has, downloads, installs);
  expect(await chromiumPath(machine)).toBe(uses);
  expect(done).toEqual(does);
});

test('without a Chromium, it says what to do', async () => {
  await expect(chromiumPath(imitate().machine)).rejects.toThrow('set CHROMIUM to the path');
});

function imitate(has?: string, downloads?: string, installs?: string) {
  let found = has;
  const done: string[] = [];
  const machine: Machine = {
    find: async () => found,
    download() {
      done.push('download');
      found = downloads;
    },
    installPackage() {
      done.push('install');
      found = installs;
    },
  };
  return { machine, done };
}
