/**
 * `npm run launch-check`: lists with file and line what must be settled before the site goes live, and exits with 1 while
 * there is anything. Reads the environment of the build (SITE_URL, TURNSTILE_SITE_KEY); another folder may be named.
 */
import { globSync, readFileSync } from 'node:fs';
import { argv, env, exit } from 'node:process';
import { groups } from './launch-check/finding.ts';
import { findings } from './launch-check/findings.ts';

const cwd = argv[2] ?? '.';
const files = globSync('{content,components,visualizer,pages}/**/*.{ts,tsx}', { cwd }).map((file) => file.replaceAll('\\', '/'));
const sources = new Map([...files.sort(), 'wrangler.toml'].map((file) => [file, readFileSync(`${cwd}/${file}`, 'utf8')]));
const found = findings(sources, env, new Date().getFullYear());

for (const [group, advice] of Object.entries(groups)) {
  const ofGroup = found.filter((finding) => finding.group === group);
  if (ofGroup.length === 0) continue;
  console.log(`\n${advice} (${ofGroup.length})\n`);
  for (const { file, line, what } of ofGroup) console.log(`  ${file}:${line}  ${what}`);
}
console.log(found.length > 0 ? `\n${found.length} things are left before going live.` : 'Nothing is left: the site may go live.');
exit(found.length > 0 ? 1 : 0);
