import { useEffect, useMemo, useRef } from 'react';
import { Choices, ControlRow, FilterForm, NothingFound, ResultCount } from '../../components/filter/Filters.tsx';
import { SearchField } from '../../components/filter/SearchField.tsx';
import { useQueryState } from '../../components/filter/use-query-state.ts';
import { Button } from '../../components/form/Button.tsx';
import type { Data } from './+data.ts';
import { categoryNames } from './categories.ts';
import { countByCategory, filterGuides, readGuideQuery } from './filter.ts';
import { GuideGrid } from './GuideGrid.tsx';

const everything = readGuideQuery(new URLSearchParams());
const names = { all: 'All guides', ...categoryNames };

type GuideListProps = Pick<Data, 'guides'>;

/** All guides with search and category buttons. */
export function GuideList({ guides }: GuideListProps) {
  const { query, listed, form, type, choose } = useQueryState(readGuideQuery);
  const shown = useMemo(() => filterGuides(guides, listed), [guides, listed]);
  const goal = useRef<string>(null);

  // A link to a guide that is filtered out brings all of them back.
  useEffect(() => {
    const goTo = () => {
      const id = location.hash.slice(1);
      if (shown.some((guide) => guide.id === id) || !guides.some((guide) => guide.id === id)) return;
      goal.current = id;
      choose(everything);
      history.replaceState(history.state, '', `#${id}`);
    };
    addEventListener('hashchange', goTo);
    return () => removeEventListener('hashchange', goTo);
  });

  useEffect(() => {
    if (!shown.some(({ id }) => id === goal.current)) return;
    document.getElementById(goal.current ?? '')?.scrollIntoView();
    goal.current = null;
  }, [shown]);

  return (
    <div>
      <FilterForm form={form} label="Guides">
        <ControlRow>
          <SearchField label="Search guides" value={query.q} onType={(q) => type({ q })} />
        </ControlRow>
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
          <p>Try another word or another category.</p>
          <Button
            type="button"
            onClick={() => {
              choose(everything);
              // The button goes, so the focus moves to where the search goes on.
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
