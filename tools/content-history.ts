/**
 * `npm run content-history`, run after a build, gives today's date to the pages that changed since the last run.
 * `-- --keep-dates` leaves the dates as they are, for corrections that aren't news.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { historySchema } from '../schema/history.ts';
import { listChanges, updateHistory } from './content-history/update-history.ts';
import { readPages } from './site-files/pages.ts';

const file = 'content/history.json';

const history = historySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const pages = readPages('dist/client').filter(({ hidden }) => !hidden);
if (pages.length === 0) throw new Error('There are no built pages: run `npm run build` first');
const next = updateHistory(history, pages, {
  // In Austin.
  today: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date()),
  keepDates: process.argv.includes('--keep-dates'),
});
writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
for (const path of listChanges(history, pages)) console.log(`${path}: ${next[path]?.changed ?? 'gone'}`);
