import { styled } from 'styled-components';
import { color, from, radius, size, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';
import { CityCard } from './CityCard.tsx';

interface CountiesProps {
  groups: Data['groups'];
}

/** Counties with cards for their cities. Counties with a single city share a row. */
export function Counties({ groups }: CountiesProps) {
  return (
    <Columns>
      {groups.map(({ county, cities }) => (
        <County key={county} id={idOf(county)} className="fade-in" data-single={cities.length === 1 || undefined}>
          <header>
            <h3>{county} County</h3>
            <Badge>{cities.length === 1 ? '1 city' : `${cities.length} cities`}</Badge>
          </header>
          <ul>
            {cities.map((city) => (
              <CityCard key={city.href} city={city} />
            ))}
          </ul>
        </County>
      ))}
    </Columns>
  );
}

/** Links to the counties farther down the page. */
export function CountyLinks({ groups }: CountiesProps) {
  return (
    <Links aria-label="Counties">
      <ul>
        {groups.map(({ county, cities }) => (
          <li key={county}>
            <a href={`#${idOf(county)}`}>{county}</a> <span>{cities.length}</span>
          </li>
        ))}
      </ul>
    </Links>
  );
}

function idOf(county: string): string {
  return `${county.toLowerCase()}-county`;
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[5]};
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const County = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[4]};
  grid-column: 1 / -1;
  header {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  & > ul {
    display: grid;
    gap: ${space[4]};
  }
  ${from.laptop} {
    & > ul {
      grid-template-columns: 1fr 1fr;
      gap: ${space[5]};
    }
    /* With an odd number of cards, the first one gets its own row. */
    & > ul > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
    &[data-single] {
      grid-column: auto;
    }
  }
`;

const Badge = styled.span`
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.successSoft};
  color: ${color.success};
  font-size: ${size.small};
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
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
