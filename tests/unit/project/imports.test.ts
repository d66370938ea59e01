import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

/** Folders that a folder may import from, besides itself (docs/decisions and README: one direction only). The build leaves the Worker a file in dist/, and the types of words one in .cache/. */
const allowed: Record<string, string[]> = {
  schema: ['.cache'],
  site: ['schema'],
  components: ['schema'],
  visualizer: ['schema', 'components'],
  inbox: ['schema', 'components', 'visualizer'],
  pages: ['schema', 'site', 'components', 'visualizer', 'inbox'],
  renderer: ['schema', 'site', 'components', 'visualizer', 'pages'],
  worker: ['schema', 'dist'],
};
/** What reaches the browser must not pull content in. */
const allowedInIslands = ['schema', 'components', 'visualizer', 'inbox', 'pages'];

const files = globSync('{schema,site,components,visualizer,inbox,pages,renderer,worker}/**/*.{ts,tsx}').map(slashed);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

test('imports, even of types, run one way: schema → site, schema → components → visualizer → inbox → pages → renderer, schema → worker', () => {
  const wrong = files.flatMap((file) => {
    const from = folderOf(file);
    return targetsOf(file)
      .filter((target) => folderOf(target) !== from && !allowed[from]?.includes(folderOf(target)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('nothing that an island imports reads the content or data of a page', () => {
  const islands = files.filter((file) => file.endsWith('.island.tsx'));
  expect(islands).not.toEqual([]);
  for (const island of islands) {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      targetsOf(file, 'run time').forEach(visit);
    };
    visit(island);
    const outside = [...reached].filter((file) => !allowedInIslands.includes(folderOf(file)) || /\+(data|Page)\./.test(file));
    expect(outside).toEqual([]);
  }
});

interface Import {
  /** A path from the project's root. */
  target: string;
  /** 'later' for `import()`. */
  when: 'types' | 'run time' | 'later';
}

/** The files that a file imports, for whatever reason or only for this one. */
function targetsOf(file: string, only?: Import['when']): string[] {
  return (imports.get(file) ?? []).filter(({ when }) => only === undefined || when === only).map(({ target }) => target);
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const { module } = parseSync(file, source);
  const whenOf = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? ('types' as const) : ('run time' as const);
  const found = [
    ...module.staticImports.map(({ entries, moduleRequest }) => ({ specifier: moduleRequest.value, when: whenOf(entries) })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.moduleRequest ? { specifier: entry.moduleRequest.value, when: whenOf([entry]) } : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: source.slice(start + 1, end - 1),
      when: 'later' as const,
    })),
  ];
  return found
    .filter(({ specifier }) => /^[.#]/.test(specifier))
    .map(({ specifier, when }) => ({ target: pathOf(specifier.replace(/\?.*$/, ''), file), when }));
}

/** `#schema/…` starts at the project's root (package.json, "imports"). */
function pathOf(specifier: string, file: string): string {
  return slashed(specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier)));
}

function folderOf(file: string): string {
  return relative('.', file).split(/[\\/]/)[0] ?? '';
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
