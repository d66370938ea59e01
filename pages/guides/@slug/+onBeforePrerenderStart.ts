import { guides } from '../../../content/index.ts';

/** URLs of the guides. */
export function onBeforePrerenderStart(): string[] {
  return guides.map(({ id }) => `/guides/${id}`);
}
