import { jobs } from '../../../site/proof.ts';

/** URLs of the finished jobs. */
export function onBeforePrerenderStart(): string[] {
  return jobs.map(({ slug }) => `/gallery/${slug}`);
}
