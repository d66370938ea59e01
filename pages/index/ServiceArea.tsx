import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Row } from '#components/layout/Row.ts';
import { Stack } from '#components/layout/Stack.ts';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { PageLink } from '#components/PageLink.tsx';
import { useWords } from '#components/page-language.ts';
import { ZipCheck } from '#components/sections/ZipCheck.tsx';
import { color, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

export function ServiceArea({ areas, business, cities, map }: Pick<Data, 'areas' | 'business' | 'cities' | 'map'>) {
  const words = useWords('home');
  const workArea = useWords('frame.workArea');
  return (
    <Band heading={words.area} intro={fill(words.areaIntro, { count: cities.length })}>
      <Columns $from="tablet">
        <Stack $isWide>
          <ZipCheck areas={areas} phone={business.phone} level="h3" />
          <Fold label={words.countiesAndCities}>
            <Stack $gap={2} $isWide>
              <Row as="ul" $gap={4} aria-label={words.counties}>
                {business.counties.home.map((name) => (
                  <li key={name}>{fill(words.county, { name })}</li>
                ))}
              </Row>
              <p>{workArea}</p>
              <Row as="ul" $gap={4} aria-label={words.cities}>
                {[...cities, { name: words.allAreas, href: '/cities' }].map(({ name, href }) => (
                  <li key={href}>
                    <PageLink href={href}>{name}</PageLink>
                  </li>
                ))}
              </Row>
            </Stack>
          </Fold>
        </Stack>
        <AreaMap
          {...map}
          places={cities}
          caption={
            <Row as="span" $gap={5}>
              <Key as="span">
                <Patch />
                {words.shaded}
              </Key>
              <Key as="span">
                <Dot />
                {words.dots}
              </Key>
            </Row>
          }
        />
      </Columns>
    </Band>
  );
}

const Key = styled(Row)`
  flex-wrap: nowrap;
`;

/** A patch of the map. */
const Patch = styled.i`
  width: 1.25rem;
  height: 0.9rem;
  border: 1px solid ${color.ruleStrong};
  background: ${color.accentSoft};
  print-color-adjust: exact;
`;

const Dot = styled.i`
  width: ${space[2]};
  height: ${space[2]};
  border-radius: 50%;
  background: ${color.dark};
`;
