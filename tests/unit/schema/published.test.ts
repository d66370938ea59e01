import { expect, test } from 'vitest';
import { jobSlug, publishedSchema } from '../../../schema/published.ts';

const job = {
  id: '3f2a9c01d4e5',
  finishedOn: '2026-11-20',
  floor: 'hardwood' as const,
  squareFeet: 640,
  daysOnSite: 4,
  city: 'Kyle',
  photos: [],
};

test.each([
  ['Kyle', '2026-11-kyle-hardwood-3f2a'],
  ['San José / Del Valle', '2026-11-san-jose-del-valle-hardwood-3f2a'],
  ['北京', '2026-11-hardwood-3f2a'],
])('a job in %s has the page %s', (city, slug) => {
  expect(jobSlug({ ...job, city })).toBe(slug);
});

test('a job without a photo to show is not published', () => {
  const answered = { count: 0, medianMinutes: null };
  const measured = {
    answered,
    jobs: 1,
    squareFeet: 640,
    reviews: { count: 0, meanStars: null },
    removed: { abuse: 0, 'private data': 0 },
  };
  const answer = { jobs: [], reviews: [], measured, isExample: false };
  expect(publishedSchema.safeParse(answer).success).toBe(true);
  expect(publishedSchema.safeParse({ ...answer, jobs: [job] }).success).toBe(false);
});
