import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { ZipCheck } from '#components/sections/ZipCheck.tsx';
import { belowTablet, color, from, secondaryText, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

type ServiceAreaProps = Pick<Data, 'words' | 'areas' | 'business' | 'cities' | 'map'>;

export function ServiceArea({ words, areas, business, cities, map }: ServiceAreaProps) {
  const { counties, phone } = business;
  return (
    <Band heading={words.area} intro={fill(words.areaIntro, { count: cities.length })}>
      <Area data-split="early">
        <ZipCheck areas={areas} phone={phone} level={3} />
        <Fold label={words.countiesAndCities}>
          <CityList aria-label={words.counties}>
            {counties.home.map((name) => (
              <li key={name}>{fill(words.county, { name })}</li>
            ))}
          </CityList>
          <p>{words.workArea}</p>
          <CityList aria-label={words.cities}>
            {cities.map((city) => (
              <li key={city.href}>
                <a href={city.href} hrefLang={city.hrefLang}>
                  {city.name}
                  {city.hrefLang && <span className="unseen"> {words.inEnglish}</span>}
                </a>
              </li>
            ))}
            <li>
              <PageLink href="/cities">{words.allAreas}</PageLink>
            </li>
          </CityList>
        </Fold>
        <figure>
          <AreaMap {...map} places={cities} />
          <Legend>
            <span>{words.shaded}</span>
            <span>{words.dots}</span>
          </Legend>
        </figure>
      </Area>
    </Band>
  );
}

const Area = styled(Columns)`
  ${from.tablet} {
    & > details {
      grid-column: 1 / -1;
    }
    figure {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${from.laptop} {
    && > details {
      grid-column: 1;
    }
  }
  ${belowTablet} {
    gap: ${space[4]};
    svg {
      max-height: 12rem;
    }
    /* Too small to read here. The list has the names. */
    .label {
      display: none;
    }
  }
`;

/** A patch of the map and one of its dots, each with what it means. */
const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[3]};
  ${secondaryText}
  span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  span::before {
    content: '';
    width: 1.25rem;
    height: 0.9rem;
    border: 1px solid ${color.ruleStrong};
    background: ${color.accentSoft};
    print-color-adjust: exact;
  }
  span:last-child::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    border: 0;
    background: ${color.dark};
  }
`;

const CityList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  a {
    display: inline-block;
    padding-block: 0.3rem;
  }
  li:last-child a {
    font-weight: 650;
  }
`;
