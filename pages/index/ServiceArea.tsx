import { styled } from 'styled-components';
import { ButtonLink } from '../../components/form/Button.tsx';
import { ZipCheck } from '../../components/form/ZipCheck.tsx';
import { AreaMap } from '../../components/media/AreaMap.tsx';
import { Container, MarkedList, Section, Split, Stack } from '../../components/section/Layout.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function ServiceArea({ areas, business, cities, map }: Pick<Data, 'areas' | 'business' | 'cities' | 'map'>) {
  const { counties, phone } = business;
  return (
    <Section data-tone="raised" className="fade-in">
      <Container>
        <Split>
          <Stack>
            <h2>Where we work</h2>
            <p>
              From the granite around Horseshoe Bay to the blackland farms east of Taylor: {cities.length} cities, each with a
              page about its own soil, houses and floors.
            </p>
            <ZipCheck areas={areas} phone={phone} level={3} />
            <MarkedList data-columns="2" aria-label="Counties">
              {counties.home.map((county) => (
                <li key={county}>{county} County</li>
              ))}
            </MarkedList>
            <CityList aria-label="Cities">
              {cities.map((city) => (
                <li key={city.href}>
                  <a href={city.href}>{city.name}</a>
                </li>
              ))}
            </CityList>
            <ButtonLink data-kind="quiet" href="/cities">
              All service areas
            </ButtonLink>
          </Stack>
          <AreaMap
            label={`Map of Central Texas with the ${cities.length} cities we serve around Austin`}
            {...map}
            highlighted={counties.home}
            places={cities}
          />
        </Split>
      </Container>
    </Section>
  );
}

const CityList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  a {
    display: inline-block;
    padding-block: 0.3rem;
  }
`;
