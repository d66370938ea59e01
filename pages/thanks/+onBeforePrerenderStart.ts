import { thanksPaths } from './paths.ts';

/** URLs of both pages. */
export function onBeforePrerenderStart(): readonly string[] {
  return thanksPaths;
}
