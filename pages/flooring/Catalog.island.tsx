import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ControlRow, Dropdown, SearchField } from '#components/filter/Controls.tsx';
import { FilterForm, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Fold } from '#components/folds/Fold.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import type { Data } from './+data.ts';
import { filterProducts, makeCatalogQueryReader, priceFilters, sortOrders } from './filter.ts';
import { ProductCard } from './ProductCard.tsx';

const priceLabels = { '0-3': '$0-3', '3-6': '$3-6', '6-10': '$6-10', '10-plus': '$10+' };

/** All products, with a search box, category, price and sort order. */
export function Catalog({ products, categories }: Pick<Data, 'products' | 'categories'>) {
  const words = useWords('flooring.list');
  const read = useMemo(() => makeCatalogQueryReader(categories.map(({ category }) => category)), [categories]);
  const { query, form, type, choose } = useQueryState(read);
  const shown = filterProducts(products, query);
  const chosen = [query.category !== 'all', query.price !== 'all', query.sort !== 'popular'].filter(Boolean).length;
  return (
    <div>
      <FilterForm form={form} label={words.label}>
        <ControlRow>
          <SearchField label={words.search} value={query.q} onType={(q) => type({ q })} />
          <Dropdowns>
            <Fold label={chosen ? `${words.filters} (${chosen})` : words.filters}>
              <ControlRow>
                <Dropdown
                  label={words.category}
                  name="category"
                  options={[
                    { value: 'all', label: words.allCategories },
                    ...categories.map(({ category, name }) => ({ value: category, label: name })),
                  ]}
                  value={query.category}
                  onChoose={(category) => choose({ category })}
                />
                <Dropdown
                  label={words.price}
                  name="price"
                  options={optionsOf(priceFilters, { all: words.anyPrice, ...priceLabels })}
                  value={query.price}
                  onChoose={(price) => choose({ price })}
                />
                <Dropdown
                  label={words.sort}
                  name="sort"
                  options={optionsOf(sortOrders, words.orders)}
                  value={query.sort}
                  onChoose={(sort) => choose({ sort })}
                />
              </ControlRow>
            </Fold>
          </Dropdowns>
        </ControlRow>
      </FilterForm>
      <ResultCount shown={shown.length} total={products.length} noun={words.noun} of={words.of} />
      {shown.length === 0 ? (
        <NothingFound message={words.nothing}>
          <p>
            {words.otherFloors} <PageLink href="/services">{words.allServices}</PageLink>
          </p>
        </NothingFound>
      ) : (
        <Grid $count={shown.length} $most={2} $leads $rooms>
          {shown.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              category={categories.find(({ category }) => category === product.category)}
            />
          ))}
        </Grid>
      )}
    </div>
  );
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** Below the search box where there's no room for all of them beside it. */
const Dropdowns = styled.div`
  flex: 3 0 min(100%, 30rem);
`;
