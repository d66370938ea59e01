import { pathsOf } from '#site/pages.ts';

export function onBeforePrerenderStart(): string[] {
  return pathsOf('service');
}
