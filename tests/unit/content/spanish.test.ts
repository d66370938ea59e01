import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { slug, text } from '#schema/content/files/fields.ts';
import { mergeWords, missingWords } from '#site/read/spanish.ts';
import { bodyOf, codeWords, readYaml } from '#site/read/yaml.ts';

const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('list'), items: z.array(text) }),
  z.strictObject({ kind: z.literal('facts'), facts: z.array(z.strictObject({ label: text, value: text.optional() })) }),
]);
const schema = z.strictObject({ image: slug, title: text, sections: z.array(section) });
const english = {
  image: 'oak',
  title: 'Oak',
  sections: [
    { kind: 'list', items: ['One', '{price.lvp}'] },
    {
      kind: 'facts',
      facts: [
        { label: 'Price', value: '$5' },
        { label: 'Days', value: '{count} days' },
      ],
    },
  ],
};
const spanish = {
  title: 'Roble',
  sections: [
    { kind: 'list', items: ['Uno', '{price.lvp}'] },
    { kind: 'facts', facts: [{ label: 'Precio' }, { label: 'Días', value: '{count} días' }] },
  ],
};

test('Spanish words replace the English ones, and everything else stays', () => {
  const problems: never[] = [];
  expect(mergeWords(english, spanish, problems)).toEqual({
    image: 'oak',
    title: 'Roble',
    sections: [
      { kind: 'list', items: ['Uno', '{price.lvp}'] },
      {
        kind: 'facts',
        facts: [
          { label: 'Precio', value: '$5' },
          { label: 'Días', value: '{count} días' },
        ],
      },
    ],
  });
  expect(problems).toEqual([]);
  expect(missingWords(schema, english, spanish)).toEqual([]);
});

test.each([
  [
    { title: 'Roble' },
    ['sections.0.items.0', 'sections.1.facts.0.label', 'sections.1.facts.1.label', 'sections.1.facts.1.value'],
  ],
  [{ sections: spanish.sections }, ['title']],
  [{ ...spanish, sections: [{ ...spanish.sections[0], kind: undefined }, spanish.sections[1]] }, ['sections.0.kind']],
])('%j lacks words', (translation, missing) => {
  expect(missingWords(schema, english, translation).map(({ path }) => path.join('.'))).toEqual(missing);
});

test.each([
  [{ titel: 'Roble' }, "titel: the English file doesn't have this field"],
  [{ sections: [{}] }, 'sections: the English list has 2, but this one has 1'],
  [
    { sections: [{ items: ['Uno', 'desde $5'] }, {}] },
    "sections.0.items.1: the English text has {price.lvp}, but this one doesn't",
  ],
])('%j has another shape', (translation, message) => {
  const problems: { path: readonly PropertyKey[]; message: string }[] = [];
  mergeWords(english, translation, problems);
  expect(problems.map((problem) => `${problem.path.join('.')}: ${problem.message}`)).toContainEqual(
    expect.stringContaining(message),
  );
});

const spanishFiles = globSync('content/**/*.es.{yaml,mdx}').map((file) => file.replaceAll('\\', '/').slice('content/'.length));
const codeFiles = globSync('words/*.es.yaml').map((file) => codeWords(file));

test.each([...spanishFiles, ...codeFiles])('%s has the figures of its English file', (file) => {
  const english = file.replace('.es.', '.');
  expect(findLost(readYaml(english), readYaml(file), file)).toEqual([]);
  if (!file.endsWith('.mdx')) return;
  const [body = '', translation = ''] = [english, file].map((name) => bodyOf(readFileSync(`content/${name}`, 'utf8')));
  expect(factsOf(translation)).toEqual(factsOf(body));
  expect(findLost(body, translation, file)).toEqual([]);
});

/** The facts that a text refers to. */
function factsOf(text: string): string[] {
  return (text.match(/\{\w+\.[^}]*\}/g) ?? []).sort();
}

function findLost(original: unknown, translation: unknown, path: string): string[] {
  if (typeof original === 'string' && typeof translation === 'string') {
    const lost = figuresOf(original).filter((figure) => !figuresOf(translation).includes(figure));
    return lost.map((figure) => `${path} lacks ${figure}`);
  }
  // Search phrases differ between languages.
  if (path.endsWith('keywords') || typeof original !== 'object' || typeof translation !== 'object') return [];
  return Object.entries(translation ?? {}).flatMap(([key, value]) =>
    findLost(Reflect.get(original ?? {}, key), value, `${path}.${key}`),
  );
}

/** Numbers and ranges such as '$8-15'. */
function figuresOf(words: string): string[] {
  return words.match(/\d[\d,./]*(?:-\d[\d,./]*)?/g)?.map((figure) => figure.replace(/[.,]$/, '')) ?? [];
}
