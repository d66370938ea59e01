import { expect, test } from 'vitest';
import { withIslandFiles } from '../../../renderer/island-files.ts';

const chunk = (file: string, imports: string[] = [], name = 'shared') => ({ file: `assets/${file}.js`, name, imports });
const manifest = {
  '_form.js': chunk('form', ['_react.js', '_schema.js', '_styled.js'], 'Form.island'),
  '_react.js': chunk('react', ['_runtime.js']),
  '_styled.js': chunk('styled', ['_react.js', '_runtime.js']),
  '_runtime.js': chunk('runtime'),
  '_schema.js': chunk('schema', ['_zod.js']),
  '_zod.js': chunk('zod'),
  '_a.js': chunk('a', ['_b.js'], 'Ring.island'),
  '_b.js': chunk('b', ['_a.js']),
  'renderer/+client.ts': { file: 'assets/entry.js' },
};

const marker = (island: string, files = '') => `<div data-island="${island}"${files} data-wake="idle"></div>`;
const files = (...names: string[]) => ` data-files="${names.map((name) => `/assets/${name}.js`).join(' ')}"`;

test('the files of an island stand on its marker after what they import, each once', () => {
  const all = files('runtime', 'react', 'zod', 'schema', 'styled', 'form');
  expect(withIslandFiles(`<p>a</p>${marker('Form')}${marker('Form')}`, manifest)).toBe(
    `<p>a</p>${marker('Form', all)}${marker('Form', all)}`,
  );
});

test('files that import each other end nevertheless', () => {
  expect(withIslandFiles(marker('Ring'), manifest)).toBe(marker('Ring', files('b', 'a')));
});

test('a marker whose island has no file of its own stays as it is', () => {
  expect(withIslandFiles(marker('Clock'), manifest)).toBe(marker('Clock'));
});
