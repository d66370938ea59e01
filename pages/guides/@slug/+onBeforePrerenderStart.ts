import { guides } from '#site/index.ts';

/** URLs of the guides. */
export function onBeforePrerenderStart(): string[] {
  return guides.map(({ id }) => `/guides/${id}`);
}
