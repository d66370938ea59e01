/**
 * `npm run launch-check` lists everything to settle before the site goes live, with file and line, by weight, and exits with 1 while
 * anything needed is left. `npm run deploy` begins with it. It reads SITE_URL, GITHUB_REPOSITORY and TURNSTILE_SITE_KEY from the environment,
 * as the build does; ALLOW_SAMPLE_FACTS=1 lets what is made up go live.
 */
import './plain-errors.ts';
import { readFileSync } from 'node:fs';
import { findContradictions } from './launch-check/contradictions.ts';
import { findPastYears } from './launch-check/dates.ts';
import type { Finding, Weight } from './launch-check/finding.ts';
import { findGuesses, findRenderings, findSamples } from './launch-check/samples.ts';
import { findSettings } from './launch-check/settings.ts';
import { readOptions } from './options.ts';

readOptions({});

const settings = Map.groupBy(findSettings(readFileSync('wrangler.toml', 'utf8'), process.env), ({ weight }) => weight);

const weights: { weight: Weight; heading: string; groups: { advice: string; findings: Finding[] }[] }[] = [
  {
    weight: 'needed',
    heading: "NEEDED: don't go live without these",
    groups: [
      { advice: 'Settings', findings: settings.get('needed') ?? [] },
      {
        advice: 'Made up: replace each with a real one, and change its source from `sample` or remove the mark {sample}',
        findings: findSamples(),
      },
    ],
  },
  {
    weight: 'recommended',
    heading: "RECOMMENDED: the site works without these, but you'd miss them",
    groups: [
      { advice: 'Settings', findings: settings.get('recommended') ?? [] },
      {
        advice: 'Guesses in quotes: ask your accountant about shares of material, and put in your own square feet a day',
        findings: findGuesses(),
      },
      {
        advice: 'Renderings: replace each with a photo of the same name and describe it in the alt text',
        findings: findRenderings(),
      },
      { advice: 'Contradictions: decide which is true', findings: findContradictions() },
      { advice: 'Past years: bring these up to date', findings: findPastYears(new Date().getFullYear()) },
    ],
  },
  {
    weight: 'optional',
    heading: 'OPTIONAL: features that are off',
    groups: [{ advice: 'Settings', findings: settings.get('optional') ?? [] }],
  },
];

const counts = weights.map(({ weight, heading, groups }) => {
  const found = groups.filter(({ findings }) => findings.length > 0);
  if (found.length > 0) console.log(`\n${heading}`);
  for (const { advice, findings } of found) {
    console.log(`\n${advice} (${findings.length})\n`);
    for (const { file, line, what } of findings) console.log(`  ${file}:${line}  ${what}`);
  }
  return { weight, count: found.reduce((sum, { findings }) => sum + findings.length, 0) };
});
const samplesAllowed = process.env.ALLOW_SAMPLE_FACTS === '1' ? findSamples().length : 0;
const isReady = counts.every(({ weight, count }) => weight !== 'needed' || count === samplesAllowed);
console.log(`\nLeft: ${counts.map(({ weight, count }) => `${count} ${weight}`).join(', ')}.`);
console.log(isReady ? 'The site can go live.' : "The site can't go live yet: see NEEDED, at the top.");
process.exitCode = isReady ? 0 : 1;
