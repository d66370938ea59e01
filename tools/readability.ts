/**
 * `npm run readability` checks how the copy of every page reads: grade 6-8, contractions, and no sentence over 30 words. It
 * reads the sources, so drafts are checked without a build. With arguments, it checks only files whose path contains one of them:
 * `npm run readability -- kyle lakeway`.
 */
import { checkCopy } from './readability/check-copy.ts';
import { collectComponents } from './readability/collect-components.ts';
import { collectArticles, collectEntries } from './readability/collect-content.ts';

const parts = process.argv.slice(2);
const pages = [...collectEntries(), ...collectArticles(), ...collectComponents()].filter(
  ({ page }) => parts.length === 0 || parts.some((part) => page.includes(part)),
);
const findings = pages.flatMap(checkCopy);
for (const { page, what } of findings) console.log(`${page}: ${what}`);
console.log(findings.length > 0 ? `\n${findings.length} findings on ${pages.length} pages` : `${pages.length} pages read well.`);
process.exitCode = findings.length > 0 ? 1 : 0;
