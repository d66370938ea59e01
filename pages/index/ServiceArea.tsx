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
import { color } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

export function ServiceArea({ areas, business, cities, map }: Pick<Data, 'areas' | 'business' | 'cities' | 'map'>) {
  const words = useWords('home');
  const workArea = useWords('frame.workArea');
  return (
    <Band heading={words.area} intro={fill(words.areaIntro, { count: cities.length })}>
      <Stack $isWide>
        <Columns $from="tablet" $split={[2, 3]} $align="center">
          <ZipCheck areas={areas} phone={business.phone} level="h3" />
          <AreaMap
            {...map}
            places={cities}
            caption={
              <Row as="span" $gap={4}>
                <Key as="span" $isDot={false}>
                  {words.shaded}
                </Key>
                <Key as="span" $isDot>
                  {words.dots}
                </Key>
              </Row>
            }
          />
        </Columns>
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
    </Band>
  );
}

/** A patch of the map, or one of its dots, with what it means. */
const Key = styled(Row)<{ $isDot: boolean }>`
  flex-wrap: nowrap;
  &::before {
    content: '';
    width: ${({ $isDot }) => ($isDot ? '0.5rem' : '1.25rem')};
    height: ${({ $isDot }) => ($isDot ? '0.5rem' : '0.9rem')};
    border: 1px solid ${color.ruleStrong};
    border-radius: ${({ $isDot }) => ($isDot ? '50%' : 0)};
    background: ${({ $isDot }) => ($isDot ? color.dark : color.accentSoft)};
    print-color-adjust: exact;
  }
`;
