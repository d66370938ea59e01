import { ControlRow, FilterForm, LabeledControl, NothingFound, ResultCount } from '../../components/filter/Filters.tsx';
import { SearchField } from '../../components/filter/SearchField.tsx';
import { oneOf, useQueryState } from '../../components/filter/use-query-state.ts';
import { Select } from '../../components/form/Field.tsx';
import { Grid } from '../../components/section/Layout.tsx';
import type { Data } from './+data.ts';
import { categoryFilters, filterProducts, priceFilters, readCatalogQuery, sortOrders } from './filter.ts';
import { categoryNames, ProductCard } from './ProductCard.tsx';

const categories = { all: 'All', ...categoryNames };
const prices = { all: 'Any price', '0-3': '$0-3', '3-6': '$3-6', '6-10': '$6-10', '10-plus': '$10+' };
const orders = {
  popular: 'Most popular',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Highest rated',
  newest: 'Newest',
};

type CatalogProps = Pick<Data, 'products'>;

/** All products, with a search box, category, price and sort order. */
export function Catalog({ products }: CatalogProps) {
  const { query, form, type, choose } = useQueryState(readCatalogQuery);
  const shown = filterProducts(products, query);
  return (
    <div>
      <FilterForm form={form} label="Products">
        <ControlRow>
          <SearchField label="Search by name or style" value={query.q} onType={(q) => type({ q })} />
          <Dropdown
            name="category"
            label="Category"
            names={categories}
            values={categoryFilters}
            value={query.category}
            onChoose={(category) => choose({ category })}
          />
          <Dropdown
            name="price"
            label="Price per sq ft"
            names={prices}
            values={priceFilters}
            value={query.price}
            onChoose={(price) => choose({ price })}
          />
          <Dropdown
            name="sort"
            label="Sort by"
            names={orders}
            values={sortOrders}
            value={query.sort}
            onChoose={(sort) => choose({ sort })}
            isWide
          />
        </ControlRow>
      </FilterForm>
      <ResultCount shown={shown.length} total={products.length} noun="products" />
      {shown.length === 0 ? (
        <NothingFound message="No products found">
          <p>
            What we install goes beyond these six. <a href="/services">See all services and their prices</a>
          </p>
        </NothingFound>
      ) : (
        <Grid data-columns="3">
          {shown.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Grid>
      )}
    </div>
  );
}

interface DropdownProps<Value extends string> {
  name: string;
  label: string;
  names: Record<Value, string>;
  values: readonly [Value, ...Value[]];
  value: Value;
  onChoose: (value: Value) => void;
  isWide?: boolean;
}

function Dropdown<Value extends string>({ name, label, names, values, value, onChoose, isWide }: DropdownProps<Value>) {
  return (
    <LabeledControl data-wide={isWide ? '' : undefined}>
      <span>{label}</span>
      <Select name={name} value={value} onChange={(event) => onChoose(oneOf(values, event.target.value))}>
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </Select>
    </LabeledControl>
  );
}
