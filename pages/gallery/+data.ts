import type { PageContextServer } from 'vike/types';
import { contactLink } from '#components/form/contact-link.ts';
import { languageOf, pathIn } from '#schema/rules/language.ts';
import { oldFloorsPath } from '#site/frame.ts';
import { contentIn, imageIn } from '#site/index.ts';
import { jobCards, toTestimonials } from '#site/jobs.ts';
import { pathOf } from '#site/pages.ts';
import { jobs, reviews } from '#site/read/jobs.ts';
import { wordsIn } from '#site/read/words.ts';
import { markClaim } from '#site/samples.ts';
import { definePage } from '../define-page.ts';

export type Data = ReturnType<typeof data>;

export function data({ urlOriginal }: PageContextServer) {
  const language = languageOf(urlOriginal);
  const words = wordsIn(language).gallery;
  const { business, galleryProjects } = contentIn(language);
  const { claims, counties } = business;
  const path = pathIn(language, pathOf('gallery'));
  const projects = galleryProjects.map(({ beforeImage, afterImage, ...project }) => ({
    ...project,
    id: afterImage,
    before: imageIn(language, beforeImage),
    after: imageIn(language, afterImage),
    contact: contactLink({ project: afterImage, service: project.category === 'mixed' ? undefined : project.category }),
  }));
  return {
    ...definePage(path, words),
    words,
    jobWords: wordsIn(language).jobs,
    jobs: jobCards(language, jobs[language]),
    reviews: toTestimonials(reviews),
    projects,
    oldFloors: oldFloorsPath,
    stats: [
      { value: claims.projects, label: markClaim(language, 'projects', words.stats.projects) },
      { value: claims.squareFeet, label: markClaim(language, 'squareFeet', words.stats.squareFeet) },
      { value: claims.stars, label: markClaim(language, 'stars', words.stats.rating) },
      { value: `${counties.served.length}`, label: words.stats.counties },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  };
}
