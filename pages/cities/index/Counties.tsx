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
            <Grid $count={cities.length} $most={3} $leads $rooms>
              {cities.map((city) => (
                <CityCard key={city.href} city={city} />
              ))}
            </Grid>
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
`;

const County = styled(Stack).attrs({ as: 'section' })<{ $isSingle: boolean }>`
  grid-column: 1 / -1;
  ${from.tablet} {
    ${({ $isSingle }) => $isSingle && 'grid-column: auto;'}
  }
`;
