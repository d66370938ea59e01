import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { run } from '#tools/run.ts';

test.each([
  ['ends by itself with 0', 'process.exit(0)', null],
  ['ends with another code', 'process.exit(3)', 'exit code 3'],
  ['is ended by the system', "process.kill(process.pid, 'SIGTERM')", /SIGTERM|exit code 1/],
])('a command that %s', async (_, script, failure) => {
  const running = run('node', ['-e', script]);
  if (failure) await expect(running).rejects.toThrow(failure);
  else await running;
});

test('after Ctrl+C, it ends quietly, but not as if everything had passed', () => {
  const child = 'setInterval(() => {}, 1000)';
  const script = `
    import { run } from './tools/run.ts';
    const running = run('node', ['-e', '${child}']);
    process.emit('SIGINT', 'SIGINT');
    await running;
    console.log('went on');
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 130, stdout: '', stderr: '' });
});

test.each([
  [0, ''],
  [3, 'what it did\nwhat is wrong\n'],
])('a command that runs quietly and ends with %s shows %j', (code, shown) => {
  const child = `console.log('what it did'); console.error('what is wrong'); process.exitCode = ${code}`;
  const script = `
    import { runQuietly } from './tools/run.ts';
    await runQuietly('node', ['-e', ${JSON.stringify(child)}]).catch(() => process.exit(1));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['', shown]);
});
