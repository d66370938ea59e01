import { styled } from 'styled-components';
import { belowTablet, color, from, secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** The city in figures, in a row across the page. */
export function CityFacts({ words, population, zipCodes }: Pick<Data, 'words' | 'population' | 'zipCodes'>) {
  return (
    <Row>
      {population && (
        <div>
          <dt>{words.population}</dt>
          <dd>{population}</dd>
        </div>
      )}
      <div>
        <dt>{words.zipCodes}</dt>
        <dd>
          <ul aria-label={words.zipCodesIn}>
            {zipCodes.shown.map((zip) => (
              <li key={zip}>{zip}</li>
            ))}
            {zipCodes.isCut && <li>{words.more}</li>}
          </ul>
        </dd>
      </div>
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  gap: ${space[2]} ${space[6]};
  padding-block: ${space[3]} ${space[4]};
  ${from.tablet} {
    grid-template-columns: auto 1fr;
    padding-block: ${space[4]} ${space[6]};
  }
  ${belowTablet} {
    div {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      align-items: baseline;
    }
  }
  border-top: 1px solid ${color.rule};
  font-variant-numeric: tabular-nums;
  dt {
    ${secondaryText}
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }
`;
