import { type ChangeEvent, useMemo } from 'react';
import { styled } from 'styled-components';
import { FilterForm, LabeledControl, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { SearchField } from '#components/filter/SearchField.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Fold } from '#components/folds/Fold.tsx';
import { Select } from '#components/form/Field.tsx';
import { Grid } from '#components/layout/Grid.ts';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { AreaField } from '#components/price/AreaField.tsx';
import { aboutTotals, totalText } from '#components/price/price-text.ts';
import { useArea } from '#components/price/use-area.ts';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { filterProducts, makeCatalogQueryReader, priceFilters, sortOrders } from './filter.ts';
import { ProductCard } from './ProductCard.tsx';

const priceLabels = { '0-3': '$0-3', '3-6': '$3-6', '6-10': '$6-10', '10-plus': '$10+' };

/** Square feet that totals are for at first. */
const exampleArea = 300;

/** All products, with a search box, category, price and sort order. */
export function Catalog({ products, categories }: Pick<Data, 'products' | 'categories'>) {
  const words = useWords('flooring.list');
  const prices = useWords('shared.prices');
  const read = useMemo(() => makeCatalogQueryReader(categories.map(({ category }) => category)), [categories]);
  const { query, form, type, choose } = useQueryState(read);
  const shown = filterProducts(products, query);
  const chosen = [query.category !== 'all', query.price !== 'all', query.sort !== 'popular'].filter(Boolean).length;
  const { area, noteArea, input } = useArea(exampleArea);
  const terms = { ...prices, about: prices.about.material, least: 0 };
  const totalOf = ({ pricePerSqFt }: (typeof products)[number]) =>
    totalText(area, { low: pricePerSqFt, high: pricePerSqFt }, terms);
  return (
    <div>
      <FilterForm form={form} label={words.label}>
        <Controls>
          <SearchField label={words.search} value={query.q} onType={(q) => type({ q })} />
          <Fold label={chosen ? `${words.filters} (${chosen})` : words.filters}>
            <Controls>
              <LabeledControl>
                <span>{words.category}</span>
                <Dropdown
                  name="category"
                  options={[
                    { value: 'all', label: words.allCategories },
                    ...categories.map(({ category, name }) => ({ value: category, label: name })),
                  ]}
                  value={query.category}
                  onChoose={(category) => choose({ category })}
                />
              </LabeledControl>
              <LabeledControl>
                <span>{words.price}</span>
                <Dropdown
                  name="price"
                  options={optionsOf(priceFilters, { all: words.anyPrice, ...priceLabels })}
                  value={query.price}
                  onChoose={(price) => choose({ price })}
                />
              </LabeledControl>
              <LabeledControl>
                <span>{words.sort}</span>
                <Dropdown
                  name="sort"
                  options={optionsOf(sortOrders, words.orders)}
                  value={query.sort}
                  onChoose={(sort) => choose({ sort })}
                />
              </LabeledControl>
            </Controls>
          </Fold>
        </Controls>
      </FilterForm>
      <AreaField example={exampleArea} note={noteArea === null ? prices.wrong : aboutTotals(noteArea, terms)} input={input} />
      <ResultCount shown={shown.length} total={products.length} noun={words.noun} of={words.of} />
      {shown.length === 0 ? (
        <NothingFound message={words.nothing}>
          <p>
            {words.otherFloors} <PageLink href="/services">{words.allServices}</PageLink>
          </p>
        </NothingFound>
      ) : (
        <Grid $count={shown.length} $most={3} $leads $rooms>
          {shown.map((product) => (
            <ProductCard key={product.id} product={product} total={totalOf(product)} />
          ))}
        </Grid>
      )}
    </div>
  );
}

/** In one row where there's room. */
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  & > * {
    flex: 1 0 9rem;
  }
  & > details {
    flex: 3 0 min(100%, 30rem);
  }
`;

interface DropdownProps<Value extends string> {
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

function Dropdown<Value extends string>({ name, options, value, onChoose }: DropdownProps<Value>) {
  function onChange({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = options[target.selectedIndex];
    if (chosen) onChoose(chosen.value);
  }
  return (
    <Select name={name} value={value} onChange={onChange}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}
