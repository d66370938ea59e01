import { oneOf } from '#components/filter/use-query-state.ts';

export const categoryFilters = ['all', 'hardwood', 'lvp', 'tile', 'commercial', 'mixed'] as const;

type GalleryQuery = { category: (typeof categoryFilters)[number] };

export function readGalleryQuery(params: URLSearchParams): GalleryQuery {
  return { category: oneOf(categoryFilters, params.get('category')) };
}

export function filterProjects<Project extends { category: string }>(projects: Project[], { category }: GalleryQuery): Project[] {
  return projects.filter((project) => category === 'all' || project.category === category);
}
