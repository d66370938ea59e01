import { expect, test } from 'vitest';
import { run } from '#tools/run.ts';

test('a command that fails is an error', async () => {
  await run('node', ['-e', 'process.exit(0)']);
  await expect(run('node', ['-e', 'process.exit(3)'])).rejects.toThrow('exit code 3');
});
