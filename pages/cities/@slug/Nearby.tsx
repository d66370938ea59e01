import { styled } from 'styled-components';
import { Band } from '#components/layout/Band.tsx';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { useWords } from '#components/page-language.ts';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** The city on a map, beside its neighborhoods and links to nearby cities and articles. */
export function Nearby({ city, about, map, nearby, articles }: Pick<Data, 'city' | 'about' | 'map' | 'nearby' | 'articles'>) {
  const words = useWords('city');
  return (
    <Band fades>
      <Parts>
        <AreaMap label={fill(words.map, about)} {...map} />
        {city.neighborhoods.length > 0 && (
          <div>
            <SmallHeading>{words.neighborhoods}</SmallHeading>
            <p>{city.neighborhoods.join(', ')}</p>
          </div>
        )}
        {nearby.length + articles.length > 0 && (
          <Links>
            <SmallHeading>{fill(words.nearby, about)}</SmallHeading>
            <TextLinks links={nearby} isInline />
            <TextLinks links={articles} isInline />
          </Links>
        )}
      </Parts>
    </Band>
  );
}

/** On phones, too, the neighborhoods are beside the map. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[7]};
  }
`;

const Links = styled.div`
  grid-column: 1 / -1;
  ${from.laptop} {
    grid-column: auto;
  }
`;
