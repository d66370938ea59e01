/**
 * `npm run check-content` says what is wrong with the entries of the content, all at once and without a build. On GitHub, each message also
 * stands beside its line. With --fix, an entry that was renamed gets its new name everywhere, and one that is gone is left out wherever
 * there can be one less.
 */

import { readFileSync } from 'node:fs';
import type { ZodObject } from 'zod';
import { contentFolder } from '#site/read/folder.ts';
import { checkPicture } from './check-picture.ts';
import { findCopies } from './find-copies.ts';
import { readOptions } from './options.ts';
import { copySharedPictures } from './shared-pictures.ts';

const { fix } = readOptions({ fix: { type: 'boolean' } }).values;

const problems = new Set<string>();
/** Where something is named that doesn't exist. Whoever reads the entry later says so again. */
const places: string[] = [];

await attempt(copySharedPictures);
await attempt(async () => {
  const { findBroken, fixBroken } = await import('#site/read/graph.ts');
  const tell = ({ message }: { message: string }) => console.log(`Mended: ${message}`);
  for (const { place, message } of fix ? fixBroken(tell) : findBroken()) {
    problems.add(message);
    places.push(place);
  }
});
await attempt(async () => {
  const { collections, readFolder } = await import('#site/read/collections.ts');
  const { readEntry, spanishFileOf } = await import('#site/read/read.ts');
  const { filesIn, hasFile } = await import('#site/read/yaml.ts');
  const { pictureSchema } = await import('#schema/content/files/gallery.ts');
  for (const collection of Object.values(collections)) {
    await attempt(() => readFolder<ZodObject>(collection));
    if (collection.spanish !== 'none') await attempt(() => readFolder<ZodObject>(collection, 'es'));
  }
  await attempt(async () => {
    const { order } = await import('#site/read/order.ts');
    const inMenus = new Set<string>([...order.flooring, ...order.roomsAndWork]);
    for (const { slug } of readFolder(collections.services))
      if (!inMenus.has(slug))
        problems.add(`${contentFolder}/order.yaml: roomsAndWork: ${slug} is in no menu or list; add it here or to flooring`);
  });
  await attempt(async () => {
    const { readArticle } = await import('#site/read/articles.ts');
    for (const file of filesIn('articles', 'mdx')) {
      await attempt(() => readArticle(file, 'en'));
      if (hasFile(spanishFileOf(file))) await attempt(() => readArticle(file, 'es'));
    }
  });
  for (const entry of filesIn('images')) {
    await attempt(() => checkPicture(`${contentFolder}/images/${readEntry(pictureSchema, entry).file}`));
    await attempt(() => readEntry(pictureSchema, entry, 'es'));
  }
  await attempt(async () => {
    const { facts } = await import('#site/read/facts.ts');
    for (const file of [...filesIn('**'), ...filesIn('**', 'mdx')].filter((each) => each !== 'facts.yaml')) {
      const path = `${contentFolder}/${file}`;
      for (const problem of findCopies(readFileSync(path, 'utf8'), facts)) problems.add(`${path}, ${problem}`);
    }
  });
  for (const module of ['business', 'business-hours', 'city-floors', 'look', 'quote-facts', 'read/words', 'geography/map'])
    await attempt(() => import(`../site/${module}.ts`));
  await attempt(async () => {
    const { hasPage } = await import('#site/pages.ts');
    if (hasPage('/visualizer')) (await import('#site/visualizer/needs.ts')).checkVisualizer();
  });
});

for (const problem of problems) {
  console.error(problem);
  const [, file, line, message] = /^(\S+\/.+?)(?:, line (\d+))?: (.*)$/.exec(problem) ?? [];
  if (file && process.env.GITHUB_ACTIONS) console.log(`::error file=${file},line=${line ?? 1}::${message}`);
}
console.log(problems.size > 0 ? `\nTo correct: ${problems.size}` : 'All entries are as they should be.');
process.exitCode = problems.size > 0 ? 1 : 0;

async function attempt(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (error) {
    for (const line of String(error instanceof Error ? error.message : error).split('\n'))
      if (!places.some((place) => line.startsWith(place))) problems.add(line);
  }
}
