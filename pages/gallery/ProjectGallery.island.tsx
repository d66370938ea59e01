import { Choices, FilterForm, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Grid } from '#components/layout/Grid.ts';
import { useWords } from '#components/page-language.ts';
import type { Data } from './+data.ts';
import { categoryFilters, filterProjects, readGalleryQuery } from './filter.ts';
import { ProjectCard } from './ProjectCard.tsx';

/** All projects, with a row of categories. */
export function ProjectGallery({ projects }: Pick<Data, 'projects'>) {
  const words = useWords('gallery.list');
  const { query, form, choose } = useQueryState(readGalleryQuery);
  const shown = filterProjects(projects, query);
  return (
    <div>
      <FilterForm form={form} label={words.label}>
        <Choices
          label={words.category}
          name="category"
          options={categoryFilters.map((value) => ({ value, label: words.filters[value] }))}
          chosen={query.category}
          onChoose={(category) => choose({ category })}
        />
      </FilterForm>
      <ResultCount shown={shown.length} total={projects.length} noun={words.noun} of={words.of} />
      {shown.length === 0 ? (
        <NothingFound message={words.nothing} />
      ) : (
        <Grid $count={shown.length} $most={2} $leads $rooms>
          {shown.map((project, index) => (
            <ProjectCard key={project.title} project={project} leads={index === 0} />
          ))}
        </Grid>
      )}
    </div>
  );
}
