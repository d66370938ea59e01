import type { PageContext } from 'vike/types';
import { thanksPaths } from './paths.ts';

export function route({ urlPathname }: PageContext) {
  return thanksPaths.includes(urlPathname);
}
