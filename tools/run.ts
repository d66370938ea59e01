import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Runs `node`, or a command of an installed package, and shows its output. Throws if it fails. */
export async function run(command: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await waitForEnd(start(command, args, { env: { ...process.env, ...env } }));
}

/** Like `run`, but shows the output only if the command fails. */
export async function runQuietly(command: string, args: string[]): Promise<void> {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part));
  const closed = once(child, 'close');
  try {
    await waitForEnd(child);
  } catch (error) {
    await closed;
    process.stderr.write(Buffer.concat(output));
    throw error;
  }
}

/** Starts a command in the background. It ends with us at the latest. */
export function start(command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, [...scriptOf(command), ...args], {
    stdio: 'inherit',
    ...options,
    env: { ...(options.env ?? process.env), WRANGLER_SEND_METRICS: 'false' },
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return child;
}

/** Waits for a command's end and throws if it failed. After Ctrl+C, ends this process too, without a word. */
export async function waitForEnd(child: ChildProcess): Promise<void> {
  let isInterrupted = false;
  const pass = (signal: NodeJS.Signals) => {
    isInterrupted ||= signal === 'SIGINT';
    child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGINT', pass).off('SIGTERM', pass);
  // What a shell returns after Ctrl+C.
  if (isInterrupted) process.exit(130);
  if (code === 0) return;
  throw new Error(`${child.spawnargs.slice(1).join(' ')} ${signal ? `was ended by ${signal}` : `failed with exit code ${code}`}`);
}

/** Ends a command and everything it has started. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  // On Windows a signal ends only the process itself, without giving it time to end others.
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else child.kill();
  await gone;
}

const packages: Record<string, string> = { biome: '@biomejs/biome', tsc: 'typescript' };

/** The file that Node runs for a command. The links in node_modules/.bin are for shells, and different on Windows. */
function scriptOf(command: string): string[] {
  if (command === 'node') return [];
  const folder = join('node_modules', packages[command] ?? command);
  const { bin } = packageSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const file = bin[command];
  if (!file) throw new Error(`${folder} has no command ${command}`);
  return [join(folder, file)];
}

const packageSchema = z.object({ bin: z.record(z.string(), z.string()) });
