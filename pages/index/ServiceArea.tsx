import { styled } from 'styled-components';
import { ZipCheck } from '../../components/form/ZipCheck.tsx';
import { AreaMap } from '../../components/media/AreaMap.tsx';
import { Container, MarkedList, Section, Split, Stack } from '../../components/section/Layout.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function ServiceArea({ areas, business, cities, map }: Pick<Data, 'areas' | 'business' | 'cities' | 'map'>) {
  const { counties, phone } = business;
  return (
    <Section data-tone="raised">
      <Container>
        <SectionHeading intro={`We work in ${cities.length} cities, from Marble Falls in the hills to Taylor on the prairie.`}>
          Flooring service area around Austin
        </SectionHeading>
        <Split data-split="early">
          <Stack>
            <Check data-no-print="">
              <ZipCheck areas={areas} phone={phone} level={3} />
            </Check>
            <Counties data-columns="2" aria-label="Counties">
              {counties.home.map((county) => (
                <li key={county}>{county} County</li>
              ))}
            </Counties>
            <CityList aria-label="Cities">
              {cities.map((city) => (
                <li key={city.href}>
                  <a href={city.href}>{city.name}</a>
                </li>
              ))}
              <li>
                <a href="/cities">All service areas</a>
              </li>
            </CityList>
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

const Check = styled.div`
  width: 100%;
`;

const Counties = styled(MarkedList)`
  width: 100%;
  gap: ${space[2]} ${space[6]};
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
