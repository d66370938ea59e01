import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { run } from '#tools/run.ts';

test('a command that fails is an error', async () => {
  await run('node', ['-e', 'process.exit(0)']);
  await expect(run('node', ['-e', 'process.exit(3)'])).rejects.toThrow('exit code 3');
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
