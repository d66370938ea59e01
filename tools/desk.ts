/**
 * `npm run desk -- <command> [--url https://www.example.com]`: looks after the desk of a site, which holds its requests.
 *
 *   rewind --to TIME  takes a deployed desk back to a minute of the last 30 days, such as 2026-11-28T14:05-06:00; prints what undoes it
 *   rewind --bookmark BOOKMARK  undoes that
 *   restore [DAY]     replaces everything in the desk with a night's dump, the latest unless you name a day; says first what will be lost
 *
 * After a rewind and a restore, requests that the desk lacks are added as they were sent, and whoever was erased is erased again. With
 * --yes, nothing is asked first. The token is read from the environment (REQUESTS_TOKEN) or from .dev.vars.
 */
import { createInterface } from 'node:readline/promises';
import { restore } from './desk/restore.ts';
import { rewind } from './desk/rewind.ts';
import { readToken } from './local-token.ts';
import { readOptions, refuse } from './options.ts';

const { positionals, values } = readOptions(
  {
    url: { type: 'string', default: 'http://localhost:8787' },
    to: { type: 'string' },
    bookmark: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
  true,
);
const [command = '', day] = positionals;
const token = process.env.REQUESTS_TOKEN ?? readToken();
if (!token) throw new Error('Set REQUESTS_TOKEN to the token of this site.');
const site = { url: values.url, token };

const commands: Record<string, () => Promise<boolean>> = {
  rewind: () => rewind(site, { to: values.to, bookmark: values.bookmark }, confirm),
  restore: () => restore(site, day, confirm),
};
const run = commands[command] ?? refuse('Say what to do');
if (!(await run())) process.exitCode = 1;

/** Asks before something that can't be taken back easily. */
async function confirm(question: string): Promise<boolean> {
  if (values.yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type yes to go on: `);
  terminal.close();
  if (answer.trim() !== 'yes') console.log('Nothing was changed.');
  return answer.trim() === 'yes';
}
