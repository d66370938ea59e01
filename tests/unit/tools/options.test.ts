import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';

// Each starts Node.
vi.setConfig({ testTimeout: 60_000 });

test.each([
  ['build', '--pages'],
  ['desk', 'rewind --to TIME'],
])('%s refuses an option that there is not, with what there is', (tool, said) => {
  const { status, stderr } = run(tool, '--contnet', 'x');
  expect(stderr).toMatch(/^Unknown option '--contnet'\.\n\n/);
  expect(stderr).toContain(said);
  expect(stderr).toContain('--content FOLDER');
  expect(status).toBe(2);
});

test('a word that no option takes is refused, and a business that is missing is no crash', () => {
  expect(run('check-content', 'examples/starter').stderr).toMatch(/^There's no use for 'examples\/starter'\./);
  for (const option of [['--content=examples/nowhere'], ['--content']]) {
    expect(run('check-content', ...option).stderr).toMatch(/^(examples\/nowhere|--content): this isn't a folder with content/);
  }
});

function run(tool: string, ...args: string[]) {
  return spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], { encoding: 'utf8' });
}
