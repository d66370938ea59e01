/**
 * `npm run translations` lists Spanish content whose English text has changed. Once you've read both and changed what needs it,
 * `npm run translations -- --accept FILE...` records that.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findOutdated, withStamp } from './translations/outdated.ts';

const [flag, ...files] = process.argv.slice(2);
if (flag === '--accept') {
  for (const { file, current } of findOutdated().filter((translation) => files.includes(translation.file))) {
    writeFileSync(file, withStamp(readFileSync(file, 'utf8'), current));
    console.log(`${file}: up to date`);
  }
} else {
  const outdated = findOutdated();
  for (const { file } of outdated) console.log(`${file}: its English text has changed`);
  process.exitCode = outdated.length > 0 ? 1 : 0;
}
