import { SearchField } from '#components/filter/Controls.tsx';
import { Choices, FilterForm, NothingFound, ResultCount } from '#components/filter/Filters.tsx';
import { useQueryState } from '#components/filter/use-query-state.ts';
import { Button } from '#components/form/Button.tsx';
import { categoryNames } from '../categories.ts';
import type { Data } from './+data.ts';
import { countByCategory, filterGuides, readGuideQuery } from './filter.ts';
import { GuideGrid } from './GuideGrid.tsx';

const everything = readGuideQuery(new URLSearchParams());
const names = { all: 'All guides', ...categoryNames };

/** All guides, with a search box and category buttons. */
export function GuideList({ guides }: Pick<Data, 'guides'>) {
  const { query, form, type, choose } = useQueryState(readGuideQuery);
  const shown = filterGuides(guides, query);

  return (
    <div>
      <FilterForm form={form} label="Guides">
        <SearchField label="Search guides" value={query.q} onType={(q) => type({ q })} />
        <Choices
          label="Category"
          name="category"
          options={countByCategory(guides).map((option) => ({ ...option, label: names[option.value] }))}
          chosen={query.category}
          onChoose={(category) => choose({ category })}
        />
      </FilterForm>
      <ResultCount shown={shown.length} total={guides.length} noun="guides" />
      {shown.length === 0 ? (
        <NothingFound message="No guides found">
          <p>Try a different word or category.</p>
          <Button
            type="button"
            onClick={() => {
              choose(everything);
              // The button disappears, so move the focus to the search box.
              form.current?.querySelector('input')?.focus();
            }}
          >
            Show All Guides
          </Button>
        </NothingFound>
      ) : (
        <GuideGrid guides={shown} />
      )}
    </div>
  );
}
