/** Where we work: the counties of our cities. */
import { z } from 'zod';
import type { Fact } from '#schema/content/facts.ts';
import { filesIn, readYaml } from './yaml.ts';

const schema = z.looseObject({ county: z.string().catch('') });

/** The counties that have a city of ours, those with the most cities first. The lists in business.yaml are the owner's, each for its page. */
export function workCounties(): string[] {
  const counties = filesIn('cities').flatMap((file) => schema.parse(readYaml(file)).county || []);
  return [...Map.groupBy(counties, (name) => name)]
    .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b))
    .map(([name]) => name);
}

/** 'Travis, Hays, and Llano' */
export function workArea(): Fact {
  const counties = workCounties();
  const list = (language: string) => new Intl.ListFormat(language).format(counties);
  return { text: list('en'), es: list('es'), source: 'ours' };
}
