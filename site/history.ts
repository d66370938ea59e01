/** When the words of a page last changed, for search engines, the feed and structured data: from git. */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { languageOf } from '#schema/rules/language.ts';
import { pageAt } from './pages.ts';
import { contentFolder } from './read/folder.ts';
import './read/region.ts';

const ignoreFile = '.git-blame-ignore-revs';
const changes = lastChanges(readLog(), existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8') : '');

/** The day of the last commit that touched the page's files. Today for a page that isn't committed, or outside a repository. */
export function changedOn(path: string): string {
  const days = sourcesOf(path).flatMap((source) =>
    source.endsWith('/')
      ? [...changes].flatMap(([name, day]) => (name.startsWith(source) ? [day] : []))
      : [changes.get(source) ?? today()],
  );
  return days.toSorted().at(-1) ?? today();
}

function sourcesOf(path: string): string[] {
  const page = pageAt(path);
  if (!page) return [];
  const { route, slug } = page;
  const sources = route.entries ? [`${route.entries}/${slug}`] : (route.sources ?? [`words/${slug}`]);
  return languageOf(path) === 'en'
    ? [...sources]
    : sources.flatMap((source) => (source.endsWith('/') ? source : [source, `${source}.es`]));
}

/**
 * The day of the last change of each file below content/ and words/, by its name without the ending, so that an entry keeps its date if its format changes.
 * Commits in `ignored` changed the form and not the words. They count only for a file that no other commit touched.
 */
export function lastChanges(log: readonly string[], ignored: string): Map<string, string> {
  const commits = log.map((commit) => {
    const [hash = '', day = '', ...files] = commit.trim().split(/\s+/);
    return { day, names: files.map(nameOf), isIgnored: ignored.includes(hash) };
  });
  // The newest of those that count is set last.
  const byWeight = commits.toReversed().toSorted((a, b) => Number(b.isIgnored) - Number(a.isIgnored));
  return new Map(byWeight.flatMap(({ names, day }) => names.map((name) => [name, day] as const)));
}

/** Commits, newest first, each with its hash, day and files. None outside a repository. */
function readLog(): string[] {
  try {
    const log = execFileSync('git', ['log', '--format=%x00%H %cs', '--name-only', '--no-renames', '--', contentFolder, 'words'], {
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\0').slice(1);
  } catch {
    return [];
  }
}

/** 'rooms/kitchen' for `${contentFolder}/rooms/kitchen.yaml`, and 'words/home' for the words of the code and of the business. */
function nameOf(file: string): string {
  return file.replace(`${contentFolder}/`, '').replace(/\.\w+$/, '');
}

function today(): string {
  return dateText(dateOf(Date.now()));
}
