/** Finished jobs and reviews that the owner has added, newest first. */
import type { Language } from '#schema/rules/language.ts';
import { collections, readFolder } from './collections.ts';

export const jobs = { en: jobsIn('en'), es: jobsIn('es') };

export const reviews = readFolder(collections.reviews).sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));

function jobsIn(language: Language) {
  return readFolder(collections.jobs, language).sort((a, b) => b.finishedOn.localeCompare(a.finishedOn));
}
