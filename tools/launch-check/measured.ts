import { enough, measured } from '../../site/proof.ts';
import { contentFolder } from '../../site/read/folder.ts';
import type { Finding } from './finding.ts';

/** Figures of home that are still the specified ones, because the desk hasn't enough of its own. They needn't be settled. */
export function listSpecified(): string[] {
  const { reviews, answered, jobs } = measured ?? { reviews: { count: 0 }, answered: { count: 0 }, jobs: 0 };
  return [
    { what: 'stars and reviews', has: reviews.count, needs: `${enough.reviews} published reviews` },
    { what: 'time until we answer', has: answered.count, needs: `${enough.answered} requests answered in the last 90 days` },
    { what: 'projects', has: jobs, needs: `${enough.jobs} finished jobs` },
  ].map(({ what, has, needs }) =>
    has >= Number.parseInt(needs, 10) ? `measured: ${what}` : `specified: ${what}, until there are ${needs} (now ${has})`,
  );
}

export function findExamples(): Finding[] {
  return measured?.isExample
    ? [
        {
          file: `${contentFolder}/measured.yaml`,
          line: 1,
          what: 'jobs and reviews are examples: run publish-proof for the real site',
        },
      ]
    : [];
}
