import type { PageContext } from 'vike/types';
import { pageAt } from '#site/pages.ts';

export function route({ urlPathname }: PageContext): boolean {
  const family = pageAt(urlPathname)?.family;
  return family === 'thanks' || family === 'urgentThanks';
}
