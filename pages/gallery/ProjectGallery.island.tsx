import { styled } from 'styled-components';
import { Choices, FilterForm, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { rooms } from '#components/layout/drawing.ts';
import { useWords } from '#components/page-language.ts';
import { from } from '#components/theme.ts';
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
        <ProjectList>
          {shown.map((project, index) => (
            <ProjectCard
              key={project.title}
              project={project}
              isFirst={index === 0}
              isWide={index === 0 || (index === shown.length - 1 && index % 2 === 1)}
            />
          ))}
        </ProjectList>
      )}
    </div>
  );
}

/** Two columns. The first project takes the full width, and so does the last one if it would be alone in its row. */
const ProjectList = styled.ul`
  display: grid;
  ${rooms}
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
