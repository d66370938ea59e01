/**
 * `node tools/content-history.ts`, after a build: dates what has changed since with today.
 * `--keep-dates` is for corrections and layout: takes the new words without calling them new.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { historySchema } from '../schema/history.ts';
import { renewed } from './content-history/renew.ts';
import { readPages } from './site-files/pages.ts';

const file = 'content/history.json';

const history = historySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const pages = readPages('dist/client').filter(({ hidden }) => !hidden);
if (pages.length === 0) throw new Error('There are no built pages: run `npm run build` first');
const { history: next, changes } = renewed(history, pages, {
  // The day in Austin.
  today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date()),
  keepDates: process.argv.includes('--keep-dates'),
});
writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
for (const change of changes) console.log(change);
console.log(`${file}: ${Object.keys(next).length} pages, ${changes.length} changed`);
