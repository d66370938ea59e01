import { expect, test } from 'vitest';

/** Modules with words, by path. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../content/{gallery,home-cards,pages,rooms,service-cards,services,visualizer-floors,words}/*.ts',
    '../../../content/{business,cost-guide,faq,poor-fits,process,images/alt,visualizer-rooms/alt}*.ts',
  ],
  { eager: true },
);

const pairs = Object.entries(modules).flatMap(([file, { englishHash: _, ...spanish }]) => {
  const english = modules[file.replace('.es.ts', '.ts')];
  return file.endsWith('.es.ts') && english ? [{ file: file.replace(/^.*content\//, 'content/'), spanish, english }] : [];
});

test.each(pairs)(
  '$file has the parts of its English entry: pictures, links, places for values, and figures',
  ({ spanish, english }) => {
    for (const [name, value] of Object.entries(spanish)) expect(findDifferences(english[name], value, name)).toEqual([]);
  },
);

function findDifferences(english: unknown, spanish: unknown, path: string): string[] {
  if (typeof english === 'string' && typeof spanish === 'string') {
    const missing = figuresOf(english).filter((figure) => !figuresOf(spanish).includes(figure));
    const isSame = !isReference(english) || english === spanish;
    return [...(isSame ? [] : [`${path}: ${spanish}, not ${english}`]), ...missing.map((figure) => `${path} lacks ${figure}`)];
  }
  if (typeof english !== 'object' || english === null || typeof spanish !== 'object' || spanish === null)
    return Object.is(english, spanish) ? [] : [`${path}: ${String(spanish)}, not ${String(english)}`];
  const keys = Object.keys(english);
  const isList = Array.isArray(english);
  // Search phrases differ between languages.
  if (path.endsWith('keywords')) return [];
  const differs =
    keys.join() !== Object.keys(spanish).join() && (isList || keys.toSorted().join() !== Object.keys(spanish).toSorted().join());
  if (differs) return [`${path} has ${Object.keys(spanish).join()}, not ${keys.join()}`];
  return keys.flatMap((key) => findDifferences(Reflect.get(english, key), Reflect.get(spanish, key), `${path}.${key}`));
}

/** Ids of pictures and pages, addresses and kinds of sections. */
function isReference(text: string): boolean {
  return /^\/[a-z]|^[a-z]+(-[a-z0-9]+)+$/.test(text);
}

/** Numbers and ranges such as '$8-15', and places such as {count}. */
function figuresOf(text: string): string[] {
  return text.match(/\{\w+\}|\d[\d,./]*(?:-\d[\d,./]*)?/g)?.map((figure) => figure.replace(/[.,]$/, '')) ?? [];
}
