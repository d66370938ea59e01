/** Finished jobs, reviews and measured figures, as `npm run publish-proof` wrote them. There may be none. */
import type { z } from 'zod';
import type { City } from '../schema/content/city.ts';
import { measuredSchema, publicJobSchema, publicReviewsSchema } from '../schema/content/job.ts';
import type { Job } from '../schema/job.ts';
import { grouped } from '../schema/number-format.ts';
import { type Coordinates, milesBetween } from './geography/distance.ts';
import { parseData } from './read/parse.ts';
import { picks } from './read/picks.ts';
import { zipCodes } from './read/region.ts';
import { filesIn, hasFile, readYaml } from './read/yaml.ts';

/** Newest first. */
export const jobs = filesIn('jobs')
  .map((file) => ({ ...read(publicJobSchema, file), slug: file.slice('jobs/'.length, -'.yaml'.length) }))
  .sort((a, b) => b.finishedOn.localeCompare(a.finishedOn));

export const reviews = hasFile('reviews.yaml') ? read(publicReviewsSchema, 'reviews.yaml').reviews : [];

export const measured = hasFile('measured.yaml') ? read(measuredSchema, 'measured.yaml') : undefined;

/** Until there are this many, the specified figures stay. */
export const enough = { reviews: 10, answered: 20, jobs: 10 } as const;

type Figures = Pick<z.output<typeof measuredSchema>, 'reviews' | 'answered' | 'jobs' | 'squareFeet'>;

/** Measured figures, as texts, each once there's enough of it. */
export function proveFigures(figures: Figures | undefined) {
  if (!figures) return {};
  const { reviews, answered, jobs, squareFeet } = figures;
  return {
    reviews:
      reviews.count >= enough.reviews && reviews.meanStars !== null
        ? { count: String(reviews.count), stars: reviews.meanStars.toFixed(1) }
        : undefined,
    answered:
      answered.count >= enough.answered && answered.medianMinutes !== null
        ? { count: String(answered.count), minutes: answered.medianMinutes }
        : undefined,
    jobs: jobs >= enough.jobs ? { count: String(jobs), squareFeet: grouped(squareFeet) } : undefined,
  };
}

export const proven = proveFigures(measured);

const farthestMiles = 40;

/** The page of the service that a kind of work belongs to. */
export function serviceOf(floor: Job['floor']): string | undefined {
  return picks.services[floor];
}

export function findJob(slug: string) {
  const job = jobs.find((each) => each.slug === slug);
  if (!job) throw new Error(`There is no finished job with the slug '${slug}'`);
  return job;
}

/** Those closest to a city, of the cities that we know. Equally close ones stay in their order. */
export function closestTo<Entry extends { city: string }>(
  entries: readonly Entry[],
  city: City,
  cities: readonly City[],
): Entry[] {
  return entries
    .flatMap((entry) => {
      const place = placeOf(entry.city, cities);
      const miles = place ? milesBetween(place, city.coordinates) : Number.POSITIVE_INFINITY;
      return miles <= farthestMiles ? [{ entry, miles }] : [];
    })
    .sort((a, b) => a.miles - b.miles)
    .map(({ entry }) => entry);
}

/** The business types a job's city, so it can be one without a page. */
function placeOf(name: string, cities: readonly City[]): Coordinates | undefined {
  const isNamed = (other: string) => other.toLowerCase() === name.trim().toLowerCase();
  return cities.find((city) => isNamed(city.name))?.coordinates ?? zipCodes.find(({ town }) => isNamed(town));
}

/** Without filling in facts: the words are customers' own. */
function read<Schema extends z.core.$ZodType>(schema: Schema, file: string): z.output<Schema> {
  return parseData(schema, readYaml(file), [file]);
}
