import { expect, test } from 'vitest';
import { pages } from '../support/built.ts';

test('every page has a header, a main part and a footer, and landmarks of the same kind have different names', () => {
  for (const { path, document } of pages) {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    // The inbox has its own layout.
    const frame = path === '/inbox' ? 0 : 1;
    expect([path, count('body > header'), count('main'), count('body > footer')]).toEqual([path, frame, 1, frame]);
    expect([path, document.querySelector('main')?.id]).toEqual([path, 'main']);
    for (const kind of ['nav', 'aside', 'form']) {
      const names = document.querySelectorAll(kind).map((part) => {
        const labelId = part.getAttribute('aria-labelledby');
        return part.getAttribute('aria-label') ?? (labelId && document.getElementById(labelId)?.text) ?? '';
      });
      expect([path, kind, names.filter((name, index) => !name || names.indexOf(name) !== index)]).toEqual([path, kind, []]);
    }
  }
});

test('ids are unique, and every reference to an id finds it', () => {
  for (const { path, document } of pages) {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']) {
      const named = document
        .querySelectorAll(`[${attribute}]`)
        .flatMap((part) => (part.getAttribute(attribute) ?? '').split(' '));
      expect([path, attribute, named.filter((id) => !ids.includes(id))]).toEqual([path, attribute, []]);
    }
  }
});
