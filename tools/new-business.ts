/**
 * `npm run new-business -- examples/your-city` writes the content of another business, which builds at once: our services with our prices as
 * samples, one city, the pages about how we work, and no claims, reviews or jobs. Asks for any of its options that you leave out:
 * --name, --short, --phone, --email, --city, --zip, --county, --place, --state, --time-zone, --services, --languages.
 */
import './plain-errors.ts';
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { answer, questions } from './new-business/questions.ts';
import { writeBusiness } from './new-business/write.ts';
import { readOptions, refuse } from './options.ts';

const { values, positionals } = readOptions(
  Object.fromEntries(Object.keys(questions).map((name) => [name, { type: 'string' as const }])),
  true,
);
const [folder] = positionals;
if (!folder) refuse('Name the folder to write');
if (existsSync(folder)) throw new Error(`${folder} exists already. Name another folder, or remove it first.`);
const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
const answers = await answer(values, terminal && ((question) => terminal.question(question)));
terminal?.close();
try {
  writeBusiness(folder, answers);
} catch (error) {
  // A half-written folder would block the next try.
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
console.log(`Wrote ${folder}. See it with: npm start -- --content ${folder}`);
console.log(
  `Then put in your own words, prices and pictures: npm run launch-check -- --content ${folder} lists what is made up.`,
);
