import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const tools = Object.entries({
  bench: '[-- home city]',
  build: '--pages',
  check: 'lint, types, unused code',
  'check-content': 'without a build',
  desk: 'rewind --to TIME',
  dev: '--verbose',
  font: 'heading font',
  'launch-check': 'file and line',
  'new-business': 'examples/your-city',
  region: '--counties',
  start: '--check',
  test: 'test:full',
});

test.each(tools)('%s refuses an option that there is not, with what there is', (tool, said) => {
  const { status, stderr } = run(tool, '--contnet', 'x');
  expect(stderr).toMatch(/^Unknown option '--contnet'\.\n\n/);
  expect(stderr).toContain(said);
  expect(stderr).toContain('--content FOLDER');
  expect(status).toBe(2);
});

test('--help says what there is, and what has no use is refused', () => {
  const { status, stdout } = run('check-content', '--help');
  expect(stdout).toMatch(/^`npm run check-content` says/);
  expect(status).toBe(0);
  expect(run('check-content', 'examples/denver-tile').stderr).toMatch(/^There's no use for 'examples\/denver-tile'\./);
});

test('the business can be named with an equals sign, too, and one that is missing is no crash', () => {
  for (const option of [['--content', 'examples/nowhere'], ['--content=examples/nowhere'], ['--content']]) {
    expect(run('check-content', ...option).stderr).toMatch(/^(examples\/nowhere|--content): this isn't a folder with content/);
  }
});

function run(tool: string, ...args: string[]) {
  return spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], { encoding: 'utf8' });
}
