/**
 * `npm run new-business -- examples/your-city` copies the starter, makes it yours, and says what to write next. Asks for any of its options
 * that you leave out: --name, --phone, --email, --city, --state, --zip, --place, --time-zone, --counties, --services. With the Census
 * Bureau's files in --county-file and --zip-file, it has the outlines of your counties, too (docs/your-business.md).
 */
import './plain-errors.ts';
import { cpSync, existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { answer, questions } from './new-business/questions.ts';
import { adapt } from './new-business/write.ts';
import { readOptions, refuse } from './options.ts';
import { run } from './run.ts';

const starter = 'examples/starter';
const option = { type: 'string' } as const;
const { values, positionals } = readOptions(
  { ...Object.fromEntries(Object.keys(questions).map((name) => [name, option])), 'county-file': option, 'zip-file': option },
  true,
);
const [folder] = positionals;
if (!folder) refuse('Name the folder to write');
if (existsSync(folder)) throw new Error(`${folder} exists already. Name another folder, or remove it first.`);
const services = globSync(`${starter}/services/*.yaml`)
  .map((file) => basename(file, '.yaml'))
  .sort();
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const answers = await answer(values, services, terminal && ((question) => terminal.question(question)));
terminal?.close();
try {
  // Pictures are copied when it's checked.
  cpSync(starter, folder, { recursive: true, filter: (path) => !/\.webp$|encoded$|visualizer-rooms[\\/][\w-]+$/.test(path) });
  adapt(folder, answers, services);
  const { zip, city, counties, place } = answers;
  writeFileSync(join(folder, 'region/zips.yaml'), `- ${zip} ${city}, ${counties[0]}, ${place.lat}, ${place.lng}\n`);
  const census = [values['county-file'], values['zip-file']];
  if (census.every((file) => typeof file === 'string'))
    await run('node', ['tools/region.ts', '--content', folder, '--counties', String(census[0]), '--zips', String(census[1])]);
  process.env.CONTENT = folder;
  const { removeUnused } = await import('./new-business/unused.ts');
  removeUnused();
  await run('node', ['tools/check-content.ts', '--content', folder]);
} catch (error) {
  // A half-written folder would block the next try.
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
console.log(`
Wrote ${folder}. See it with: npm start -- --content ${folder}
Then write, in this order:
1. facts.yaml: your prices, hours and terms. All of them are ours until you change their source from sample.
2. cities/: what's true of your town, and a file for each other town that you serve.
3. pages/: who comes, how one pays, and what the warranty covers. Take out the floors that you don't sell.
4. region/: npm run region, unless you named the Census Bureau's files.
5. images/: photos of your work under the same names.
npm run launch-check -- --content ${folder} lists each of them with its line.`);
