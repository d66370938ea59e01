import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs a command of node_modules/.bin and shows its output. Throws if it fails. Ctrl+C ends it as well. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(resolve('node_modules/.bin', command), args, {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((done, fail) => {
    child.on('error', fail);
    // Any other signal, such as SIGKILL from a machine that is out of memory, is a failure.
    child.on('exit', (status, signal) => done(signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : (status ?? 1)));
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with exit code ${code}`);
}
