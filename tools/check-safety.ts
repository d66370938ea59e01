/**
 * Part of `npm run check`: a text that names an old layer leads to the advice on asbestos, and one that names grinding says what keeps
 * the dust out of the air.
 */
import './plain-errors.ts';
import { globSync, readFileSync } from 'node:fs';
import { contentFolder } from '#site/read/folder.ts';
import { findUnsafe } from './find-unsafe.ts';
import { readOptions } from './options.ts';

readOptions({});

const files = globSync([
  `${contentFolder}/{*.yaml,{articles,cities,gallery,guides,pages,seasons,services,words}/*.{yaml,mdx}}`,
  'words/*.yaml',
])
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== `${contentFolder}/facts.yaml`)
  .sort();
const problems = files.flatMap((file) => {
  // Spanish entries hold words alone; their links are the English ones.
  const english = file.includes('.es.') ? readFileSync(file.replace('.es.', '.'), 'utf8') : '';
  return findUnsafe(file.replace(`${contentFolder}/`, ''), readFileSync(file, 'utf8'), english);
});
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
