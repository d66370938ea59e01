import { useMemo } from 'react';
import { Card } from '#components/cards/Card.tsx';
import { ControlRow, Dropdown, SearchField } from '#components/filter/Controls.tsx';
import { FilterForm, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Grid } from '#components/layout/Grid.ts';
import { Picture } from '#components/media/Picture.tsx';
import { toSlug } from '#schema/rules/slug.ts';
import type { Data } from './+data.ts';
import { filterArticles, makeBlogQueryReader } from './filter.ts';

const sizes = '(min-width: 1248px) 384px, (min-width: 900px) 31vw, (min-width: 640px) 62vw, 210px';

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
          <Dropdown
            label="Category"
            name="category"
            options={[
              { value: 'all', label: 'All categories' },
              ...categories.map((category) => ({ value: toSlug(category), label: category })),
            ]}
            value={query.category}
            onChoose={(category) => choose({ category })}
          />
        </ControlRow>
      </FilterForm>
      <ResultCount shown={shown.length} total={cards.length} noun="articles" />
      {shown.length === 0 ? (
        <NothingFound message="No articles found. Try adjusting your search or filter." />
      ) : (
        <Grid $count={shown.length} $most={3} $leads $rooms>
          {shown.map(({ href, title, image, category, dateText, readTime }) => (
            <Card
              key={href}
              layout="line"
              picture={<Picture image={image} sizes={sizes} />}
              kicker={
                <>
                  {category}
                  <br />
                  {dateText} · {readTime}
                </>
              }
              title={title}
              href={href}
            />
          ))}
        </Grid>
      )}
    </div>
  );
}
