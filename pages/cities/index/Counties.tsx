import { styled } from 'styled-components';
import { Grid } from '#components/layout/Grid.ts';
import { color, from, secondaryText, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';
import { CityCard } from './CityCard.tsx';

type CountiesProps = Pick<Data, 'words' | 'groups'>;

/** Counties with cards for their cities. Counties with a single city share a row. */
export function Counties({ words, groups }: CountiesProps) {
  return (
    <Columns>
      {groups.map(({ county, id, cities }) => (
        <County key={id} id={id} className="fade-in" data-single={cities.length === 1 || undefined}>
          <header>
            <h3>{fill(words.county, { name: county })}</h3>
            <Badge>{cities.length === 1 ? words.oneCity : fill(words.cities, { count: cities.length })}</Badge>
          </header>
          <Grid $count={cities.length} $most={3} $leads $rooms>
            {cities.map((city) => (
              <CityCard key={city.href} words={words} city={city} />
            ))}
          </Grid>
        </County>
      ))}
    </Columns>
  );
}

/** Links to the counties farther down the page. */
export function CountyLinks({ words, groups }: CountiesProps) {
  return (
    <Links aria-label={words.counties}>
      <ul>
        {groups.map(({ county, id, cities }) => (
          <li key={id}>
            <a href={`#${id}`}>{county}</a> <span>{cities.length}</span>
          </li>
        ))}
      </ul>
    </Links>
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

const County = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[3]};
  grid-column: 1 / -1;
  header {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  ${from.tablet} {
    gap: ${space[4]};
    &[data-single] {
      grid-column: auto;
    }
  }
`;

const Badge = styled.span`
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.rule};
  ${secondaryText}
  font-weight: 650;
  line-height: 1.3;
  white-space: nowrap;
`;

const Links = styled.nav`
  margin-bottom: ${space[6]};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
  span {
    ${secondaryText}
  }
`;
