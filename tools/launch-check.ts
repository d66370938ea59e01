/**
 * `npm run launch-check` lists everything to settle before the site goes live, with file and line, and exits with 1 while there
 * is anything left. It reads SITE_URL and TURNSTILE_SITE_KEY from the environment, as the build does.
 */
import { readFileSync } from 'node:fs';
import { findContradictions } from './launch-check/contradictions.ts';
import { findPastYears } from './launch-check/dates.ts';
import { findExamples, listSpecified } from './launch-check/measured.ts';
import { findRenderings, findSamples } from './launch-check/samples.ts';
import { findSettings } from './launch-check/settings.ts';

const groups = [
  {
    advice: 'Made up: replace each with a real one, and change its source from `sample` or remove the mark {sample}.',
    findings: [...findSamples(), ...findExamples()],
  },
  {
    advice: 'Renderings: replace each with a photo of the same name and describe it in the alt text.',
    findings: findRenderings(),
  },
  {
    advice: 'Contradictions: decide which is true.',
    findings: findContradictions(),
  },
  { advice: 'Past years: bring these up to date.', findings: findPastYears(new Date().getFullYear()) },
  { advice: 'Settings: these still need values.', findings: findSettings(readFileSync('wrangler.toml', 'utf8'), process.env) },
].filter(({ findings }) => findings.length > 0);

for (const { advice, findings } of groups) {
  console.log(`\n${advice} (${findings.length})\n`);
  for (const { file, line, what } of findings) console.log(`  ${file}:${line}  ${what}`);
}
console.log(
  `\nFigures on the home page\n\n${listSpecified()
    .map((line) => `  ${line}`)
    .join('\n')}`,
);
const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
console.log(count > 0 ? `\n${count} items to settle before going live.` : 'Nothing left to settle: the site can go live.');
process.exitCode = count > 0 ? 1 : 0;
