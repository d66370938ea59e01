import { expect, test } from 'vitest';
import { headSchema } from '#schema/content/page.ts';

test.each([
  [[{ '@type': 'WebPage', '@id': 'https://site.example/#webpage' }], true],
  [[{ '@type': 'WebPage' }], false],
  [[{ '@id': 'https://site.example/#webpage' }], false],
  [[{ '@type': 'WebPage', '@id': 'webpage' }], false],
  [['WebPage'], false],
])('a node needs a type and an absolute id: %j', (jsonLd, isValid) => {
  expect(headSchema.safeParse({ path: '/', title: 'T', description: 'D', jsonLd }).success).toBe(isValid);
});
