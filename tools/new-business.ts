/**
 * `npm run new-business -- examples/your-city` writes the content of another business, which builds at once: our services with our prices as
 * samples, one city, the pages about how we work, and no claims, reviews or jobs. Asks for any of its options that you leave out:
 * --name, --short, --phone, --email, --city, --zip, --county, --place, --state, --abbreviation, --time-zone, --services, --languages.
 */
import './plain-errors.ts';
import { existsSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { type Answers, answersSchema, type Question, questions } from './new-business/questions.ts';
import { serviceKinds, writeBusiness } from './new-business/write.ts';
import { readOptions, refuse } from './options.ts';

const { values, positionals } = readOptions(
  Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
  true,
);
const [folder] = positionals;
if (!folder) refuse('Name the folder to write');
if (existsSync(folder)) throw new Error(`${folder} exists already. Name another folder, or remove it first.`);
const answers = await ask();
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

async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, unknown> = {};
  for (const question of questions) given[question.name] = values[question.name] ?? (await answerTo(question, terminal));
  terminal.close();
  const { data, error } = answersSchema(Object.keys(serviceKinds())).safeParse(given);
  if (data) return data;
  throw new Error(error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`).join('\n'));
}

async function answerTo({ name, text, usual }: Question, terminal: ReturnType<typeof createInterface>): Promise<string> {
  if (!process.stdin.isTTY && usual === undefined) throw new Error(`--${name} is missing: ${text}`);
  if (!process.stdin.isTTY) return usual ?? '';
  return (await terminal.question(`${text}${usual === undefined ? '' : ` (${usual})`}: `)).trim() || (usual ?? '');
}
