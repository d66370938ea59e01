import { useMemo } from 'react';
import { Excerpt, leadSizes, PictureCard } from '#components/cards/PictureCard.tsx';
import { ControlRow, FilterForm, LabeledControl, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { SearchField } from '#components/filter/SearchField.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Select } from '#components/form/Field.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { toSlug } from '#schema/rules/slug.ts';
import type { Data } from './+data.ts';
import { filterArticles, makeBlogQueryReader } from './filter.ts';

/** All articles except the featured one, with a search box and categories. */
export function ArticleList({ cards, categories }: Pick<Data, 'cards' | 'categories'>) {
  const read = useMemo(() => makeBlogQueryReader(categories), [categories]);
  const { query, form, type, choose } = useQueryState(read);
  const shown = filterArticles(cards, query);
  return (
    <div>
      <FilterForm form={form} label="Articles">
        <ControlRow>
          <SearchField label="Search articles" value={query.q} onType={(q) => type({ q })} />
          <LabeledControl data-wide="">
            <span>Category</span>
            <Select name="category" value={query.category} onChange={(event) => choose({ category: event.target.value })}>
              <option value="all">All categories</option>
              {categories.map((category) => (
                <option key={category} value={toSlug(category)}>
                  {category}
                </option>
              ))}
            </Select>
          </LabeledControl>
        </ControlRow>
      </FilterForm>
      <ResultCount shown={shown.length} total={cards.length} noun="articles" />
      {shown.length === 0 ? (
        <NothingFound message="No articles found. Try adjusting your search or filter." />
      ) : (
        <Grid $count={shown.length} $most={3} $leads $rooms>
          {shown.map(({ href, title, image, category, dateText, readTime, excerpt }, index) => (
            <PictureCard
              key={href}
              image={image}
              href={href}
              title={title}
              kicker={[category, dateText, readTime]}
              {...(index === 0 && shown.length % 2 === 1 && { sizes: leadSizes })}
            >
              <Excerpt>{excerpt}</Excerpt>
            </PictureCard>
          ))}
        </Grid>
      )}
    </div>
  );
}
