import { business, galleryProjects, image } from '../../content/index.ts';
import type { Head } from '../../schema/page.ts';

const head: Head = {
  path: '/gallery',
  title: `Before & After Flooring Gallery | ${business.name}`,
  description:
    'See rooms before and after a new floor: hardwood, vinyl plank, tile and carpet, with size, duration and kind of work. Illustrations of typical projects.',
};

export type Data = ReturnType<typeof data>;

export function data() {
  const { claims, counties, phone } = business;
  return {
    head,
    phone,
    projects: galleryProjects.map(({ beforeImage, afterImage, ...project }) => ({
      ...project,
      before: image(beforeImage),
      after: image(afterImage),
    })),
    stats: [
      { value: claims.projects, label: 'projects' },
      { value: claims.squareFeet, label: 'sq ft' },
      { value: claims.stars, label: 'rating' },
      { value: `${counties.eight.length}`, label: 'counties' },
    ],
  };
}
