import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

/** Folders that a folder may import from, besides itself (docs/decisions and README: one direction only). */
const allowed: Record<string, string[]> = {
  schema: [],
  content: ['schema'],
  components: ['schema'],
  visualizer: ['schema', 'components'],
  inbox: ['schema', 'components', 'visualizer'],
  pages: ['schema', 'content', 'components', 'visualizer', 'inbox'],
  renderer: ['schema', 'content', 'components', 'visualizer', 'pages'],
  worker: ['schema'],
};
/** What reaches the browser must not pull content in. */
const allowedInIslands = ['schema', 'components', 'visualizer', 'inbox', 'pages'];

const files = globSync('{schema,content,components,visualizer,inbox,pages,renderer,worker}/**/*.{ts,tsx}').map(slashed);

test('there are files to check', () => {
  expect(files.length).toBeGreaterThan(100);
});

test('imports run one way: schema → content, schema → components → visualizer → inbox → pages → renderer, schema → worker', () => {
  const wrong = files.flatMap((file) => {
    const from = folderOf(file);
    return importsOf(file)
      .filter((target) => folderOf(target) !== from && !allowed[from]?.includes(folderOf(target)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('nothing that an island imports reads content or data of a page', () => {
  const islands = files.filter((file) => file.endsWith('.island.tsx'));
  expect(islands).not.toEqual([]);
  for (const island of islands) {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      importsOf(file).forEach(visit);
    };
    visit(island);
    const outside = [...reached].filter((file) => !allowedInIslands.includes(folderOf(file)) || /\+(data|Page)\./.test(file));
    expect(outside).toEqual([]);
  }
});

test('every relative import names a file that exists, with its ending', () => {
  const broken = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

/** Relative imports that remain at run time, as paths from the project's root. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  return specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => slashed(normalize(join(dirname(file), specifier.replace(/\?.*$/, '')))));
}

function folderOf(file: string): string {
  return relative('.', file).split(/[\\/]/)[0] ?? '';
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
