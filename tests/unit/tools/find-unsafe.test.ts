import { expect, test } from 'vitest';
import { findUnsafe } from '#tools/find-unsafe.ts';

const asbestos = 'without a link to the advice on asbestos';
const silica = 'without a word on silica dust';

test.each([
  ['articles/oak.mdx', 'Pull the carpet.\nBlack glue stays.', `articles/oak.mdx, line 2: "Black glue" ${asbestos}`],
  ['guides/tile.yaml', 'Asphalt tile comes up.', `guides/tile.yaml, line 1: "Asphalt tile" ${asbestos}`],
  ['seasons/fall.es.yaml', 'Sobre el linóleo', `seasons/fall.es.yaml, line 1: "linóleo" ${asbestos}`],
  ['cities/kyle.yaml', 'We grind the hump.', `cities/kyle.yaml, line 1: "grind" ${silica}`],
  ['cities/kyle.es.yaml', 'Rebajamos el bordo.', `cities/kyle.es.yaml, line 1: "Rebajamos" ${silica}`],
])('%s may not say "%s" alone', (file, text, problem) => {
  expect(findUnsafe(file, text)).toEqual([problem]);
});

test.each([
  ['articles/oak.mdx', 'Black glue [gets a test](/old-floors).', ''],
  ['seasons/fall.es.yaml', 'Sobre el linóleo', 'href: /old-floors'],
  ['cities/kyle.yaml', 'Pine under the linoleum', ''],
  ['cities/kyle.yaml', 'We grind the hump with a HEPA vacuum.', ''],
  ['guides/tile.yaml', 'Luxury vinyl tile over fine-grained oak', ''],
])('%s may say "%s"', (file, text, english) => {
  expect(findUnsafe(file, text, english)).toEqual([]);
});
