import { expect, test } from 'vitest';
import { dateOf, dateText } from '../../../schema/business-time.ts';
import { dayMs } from '../../../schema/duration.ts';
import { jobChangeSchema, jobFloors, jobLimits } from '../../../schema/job.ts';

const today = dateOf(Date.now());
const job = { finishedOn: dateText(today), floor: jobFloors[0], squareFeet: 640, daysOnSite: 4, city: ' Kyle ' };

test('a job is read without a price, and in a city of any name', () => {
  expect(jobChangeSchema.parse(job)).toEqual({ ...job, city: 'Kyle' });
});

test.each([
  ['another date', { finishedOn: 'November 20' }],
  ['a day in the future', { finishedOn: dateText(today + dayMs) }],
  ['no such floor', { floor: 'lava' }],
  ['half a square foot', { squareFeet: 0.5 }],
  ['more days than a year', { daysOnSite: jobLimits.days + 1 }],
  ['no city', { city: ' ' }],
  ['a street for a city', { city: '1204 Oak St, Kyle' }],
  ['a remark on its customer for a city', { city: 'Kyle (never paid!)' }],
  ['a free job', { price: 0 }],
  ['a field of its own', { street: '12 Oak St' }],
])('a job with %s is refused', (_, fields) => {
  expect(jobChangeSchema.safeParse({ ...job, ...fields }).success).toBe(false);
});
