import { expect, test } from 'vitest';
import { contactLink } from '#components/form/contact-link.ts';
import { contextOf, describeTopic, optionFor } from '#pages/contact/topics.ts';
import { fill } from '#schema/rules/fill.ts';
import { pathIn } from '#schema/rules/language.ts';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { cities, infoPages } from '#site/index.ts';
import { contextAt, pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';

const topics = {
  service: { 'tile-flooring-austin': 'Tile Flooring' },
  floor: {},
  city: { kyle: 'Kyle' },
  article: { costs: 'What floors cost' },
  guide: {},
  project: { 'kitchen-tile': 'Tile for a kitchen' },
  page: { warranty: 'Warranty and care' },
  linkWords: { lvp: ['lvp', 'vinyl'], hardwood: ['hardwood'], tile: ['tile', 'stone'], repair: ['refinish', 'water-damage'] },
};

const [city = '', page = ''] = [cities, infoPages].map((all) => all[0]?.slug);
const words = wordsIn('en').contact.form.topic;

test.each([
  ['?service=tile-flooring-austin&city=kyle', fill(words.inPlace, { subject: 'Tile Flooring', place: 'Kyle' })],
  ['?city=kyle&zip=78640', fill(words.floorIn, { place: 'Kyle' })],
  ['?project=kitchen-tile&service=tile', fill(words.project, { name: 'Tile for a kitchen' })],
  ['?page=warranty', fill(words.page, { name: 'Warranty and care' })],
  ['?zip=78640', ''],
])('%s is about "%s"', (search, expected) => {
  expect(describeTopic(contextOf(search, topics) ?? {}, topics, words)).toBe(expected);
});

test.each(['', '?city=atlantis', '?page=atlantis', '?city=constructor', '?city=<script>', '?zip=787', '?utm_source=mail'])(
  '"%s" names nothing on the site, so there is no context',
  (search) => {
    expect(contextOf(search, topics)).toBeUndefined();
  },
);

test.each<[RequestContext, string | undefined]>([
  [{ service: 'lvp-flooring-austin' }, 'lvp'],
  [{ service: 'shower-tile-backsplash-austin' }, 'tile'],
  [{ service: 'floor-refinishing-austin' }, 'repair'],
  [{ guide: 'slate-and-stone-care' }, 'tile'],
  [{ article: 'lvp-vs-hardwood-central-texas' }, 'other'],
  [{ page: 'water-damage' }, 'repair'],
  [{ city: 'kyle' }, 'other'],
  [{}, undefined],
])('%j chooses %s', (context, option) => {
  expect(optionFor(context, topics.linkWords)).toBe(option);
});

test.each([
  [pathOf('city', city), `/contact?city=${city}`],
  [pathIn('es', pathOf('info', page)), `/contact?page=${page}`],
  ['/cities', '/contact'],
])('on %s, links to the form lead to %s', (path, link) => {
  expect(contactLink(contextAt(path))).toBe(link);
});
