import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languages, pathIn } from '#schema/rules/language.ts';
import { wholeDollars } from '#schema/rules/number-format.ts';
import { cities, contentIn, serviceIn, services } from '#site/index.ts';
import { factRange, factText, factValue } from '#site/read/facts.ts';
import { floorKinds } from '#site/read/floor-kinds.ts';
import { findPage, mainText, pages } from '../support/built.ts';

const priceNames = services.flatMap(({ options }) =>
  options.priceIncludes === 'installed' ? options.items.map(({ price }) => price) : [],
);
const installedPrices = [...new Set([...priceNames, 'price.lvp', 'price.carpet', 'price.laminate', 'price.commercial'])].map(
  (name) => factText(name, 'en'),
);

test('wherever the price of a floor stands, it says that it includes the installation', () => {
  expect(installedPrices.length).toBeGreaterThan(10);
  const bare = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('main :is(p, li, dd, td, b)')
      .filter((block) => !block.querySelector('p, li, dd, td'))
      .filter(({ rawText }) => installedPrices.some((price) => rawText.includes(`${price} p`)))
      .map((block) => `${labelOf(block)} ${block.structuredText}`.replace(/\s+/g, ' '))
      .filter((text) =>
        installedPrices.some((price) => [`${price} per sq ft`, `${price} por pie`].some((each) => text.includes(each))),
      )
      .filter((text) => !/instal|material|labor|mano de obra/i.test(text) && !isRepair(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(bare).toEqual([]);
});

test.each(languages)("in %s, each floor on a city's page has its own price, and the total that follows from it", (language) => {
  const { kinds } = floorKinds[language];
  const floors = kinds.flatMap(({ card, name, price, service }) => (card && price ? [{ ...card, name, price, service }] : []));
  expect(floors.length).toBeGreaterThan(3);
  const addresses = cities.map(({ slug }) => pathIn(language, `/cities/${slug}`));
  const cityPages = pages.filter(({ path }) => addresses.includes(path));
  expect(cityPages.length).toBeGreaterThan(0);
  for (const { path, document } of cityPages) {
    const priced = document.querySelectorAll('main li').filter(({ rawText }) => /\$\d/.test(rawText));
    for (const { name, price, service } of floors) {
      const shown = priced.filter((item) => item.querySelector(`a[href$="/services/${service}"]`));
      const { low, high } = factRange(price);
      const [least, most] = [low, high].map((dollars) =>
        Math.max(300 * dollars, factValue('price.minimum')).toLocaleString('en-US'),
      );
      const texts = shown.map(({ structuredText }) => structuredText.replaceAll('\u2060', ''));
      expect([path, name, texts.map((text) => text.match(/\$[\d,-]+/g)?.slice(0, 2))]).toEqual([
        path,
        name,
        [[`$${low}-${high}`, `$${least}-${most}`]],
      ]);
      expect(texts).toEqual([expect.stringContaining(name)]);
    }
  }
});

test.each(languages)(
  "in %s, the parts of the cost guide's bar are as long as their figures, and add up to the total",
  (language) => {
    const { whole = '', parts = [] } = contentIn(language).costGuide.example ?? {};
    expect(parts.map(({ figure }) => figure)).toEqual(parts.map(({ share }) => wholeDollars(share)));
    expect(whole).toContain(wholeDollars(parts.reduce((sum, { share }) => sum + share, 0)));
  },
);

test('stars and numbers of reviews are called samples', () => {
  const rated = /\d\.\d (?:out )?(?:of|de) 5 [^.<]{1,24}? (?:reviews|reseñas)(?! \((?:sample|muestra)\))/g;
  const unproven = pages.flatMap(({ path, document }) =>
    [...(document.querySelector('main')?.structuredText ?? '').matchAll(rated)].map(([words]) => `${path}: ${words}`),
  );
  expect(unproven).toEqual([]);
});

test.each(languages)(
  'in %s, a floor that costs more or less with installation than its service says why wherever it stands',
  (language) => {
    const { business, visualizerFloors } = contentIn(language);
    const { kinds } = floorKinds.en;
    for (const { name, category, pricePerSqFt, priceNote } of visualizerFloors) {
      const servicePrice = kinds.find(({ visualizer }) => visualizer === category)?.price ?? '';
      const { low, high } = factRange(servicePrice);
      const installed = pricePerSqFt + business.installationPerSqFt;
      const isUsual = installed >= low && installed <= high;
      expect([name, priceNote?.includes(factText(servicePrice, language))]).toEqual([name, isUsual ? undefined : true]);
      for (const path of ['/', '/visualizer']) {
        const text = mainText(findPage(pathIn(language, path)));
        if (priceNote && text.includes(name)) expect(text, `${path} on ${name}`).toContain(priceNote);
      }
    }
  },
);

test.each(languages)("in %s, an option outside its service's range is named above the options, with that range", (language) => {
  for (const { slug, facts, options } of services.map((service) => serviceIn(language, service.slug))) {
    const usual = facts.map(({ value }) => /^(\$(\d+)-(\d+)) p/.exec(value)).find((match) => match !== null);
    if (!usual || options.priceIncludes === 'material') continue;
    const [, range = '', low = '', high = ''] = usual;
    const outside = options.items.filter(({ price, isPart }) => {
      const own = factRange(price);
      return !isPart && (own.low < Number(low) || own.high > Number(high));
    });
    const intro = (options.intro ?? '').toLowerCase();
    const unexplained = outside.filter(({ name }) => !intro.includes(name.toLowerCase()) || !intro.includes(range));
    expect([slug, unexplained.map(({ name }) => name)]).toEqual([slug, []]);
  }
});

/** Work on a floor that's there. */
function isRepair(text: string): boolean {
  return /refinish|sanding|sand and|boards? repair|replacing|old boards|carpet runs|restaur|lijar|cambi/i.test(text);
}

/** What says of a figure what it is: the term of a list, or the headings of a table's row and column. */
function labelOf(block: HTMLElement): string {
  const row = block.closest('tr')?.querySelector('th')?.structuredText;
  return [block.previousElementSibling?.structuredText, row, block.getAttribute('data-label')].join(' ');
}
