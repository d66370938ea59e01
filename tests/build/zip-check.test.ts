import { expect, test } from 'vitest';
import { languageOf } from '#schema/rules/language.ts';
import { localize } from '#site/editions.ts';
import { serviceArea } from '#site/geography/service-area.ts';
import { cities } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { pages } from '../support/built.ts';

test.each(pages.filter(({ document }) => document.querySelector('[data-zip-check]')))(
  'the zip check on $path knows every city with its zip codes, those at the edge, and its messages in the right language',
  ({ path, document }) => {
    const language = languageOf(path);
    const words = wordsIn(language).zipCheck;
    const { inside, edge } = serviceArea(cities, language);
    const box = document.querySelector('[data-zip-check]');
    const items = box?.querySelectorAll('[data-areas] > li') ?? [];
    const listed = items.map((item) => [item.querySelector('a')?.getAttribute('href'), item.querySelector('[data-zips]')?.text]);
    expect(listed).toEqual(inside.map(({ href, zips }) => [localize(language, href).href, zips.join(' ')]));
    expect(box?.querySelector('template[data-outcome="edge"]')?.getAttribute('data-zips')).toBe(edge.join(' '));
    const messages = ['data-empty', 'data-not-digits', 'data-wrong-length'].map((name) => box?.getAttribute(name));
    expect(messages).toEqual([words.empty, words.notDigits, words.wrongLength]);
  },
);
