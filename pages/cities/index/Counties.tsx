import { styled } from 'styled-components';
import { Grid } from '#components/layout/Grid.ts';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { TagList } from '#components/prose/TagList.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { CityCard } from './CityCard.tsx';

/** The names of all cities to tap, then each county with cards for its cities. Counties with a single city share a row. */
export function Counties({ groups }: Pick<Data, 'groups'>) {
  const words = useWords('cities');
  const all = groups.flatMap(({ cities }) => cities.map(({ name, href }) => ({ name, href })));
  return (
    <Stack $gap={6} $isWide>
      <nav aria-label={fill(words.cities, { count: all.length })}>
        <TextLinks links={all} isInline />
      </nav>
      <Columns>
        {groups.map(({ county, id, cities }) => (
          <County key={id} id={id} className="fade-in" $isWide $isSingle={cities.length === 1}>
            <Row>
              <h3>{fill(words.county, { name: county })}</h3>
              <TagList>
                <li>{cities.length === 1 ? words.oneCity : fill(words.cities, { count: cities.length })}</li>
              </TagList>
            </Row>
            <Cities $count={cities.length} $most={cities.length % 3 === 0 ? 3 : 4} $leads $rooms>
              {cities.map((city) => (
                <CityCard key={city.href} city={city} />
              ))}
            </Cities>
          </County>
        ))}
      </Columns>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[7]} ${space[5]};
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]} ${space[5]};
  }
`;

/** In four columns, the first of seven fills the place that's left. */
const Cities = styled(Grid)`
  ${from.desktop} {
    & > :first-child:nth-last-child(4n + 7) {
      grid-column: span 2;
    }
  }
`;

const County = styled(Stack).attrs({ as: 'section' })<{ $isSingle: boolean }>`
  grid-column: 1 / -1;
  grid-template-rows: auto 1fr;
  align-content: stretch;
  ${from.tablet} {
    ${({ $isSingle }) => $isSingle && 'grid-column: auto;'}
  }
`;
