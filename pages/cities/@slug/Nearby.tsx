import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { AreaMap } from '#components/media/AreaMap.tsx';
import { useWords } from '#components/page-language.ts';
import { TagList } from '#components/prose/TagList.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** The city on a map, beside its neighborhoods and links to nearby cities and articles. */
export function Nearby({ city, about, map, nearby, articles }: Pick<Data, 'city' | 'about' | 'map' | 'nearby' | 'articles'>) {
  const words = useWords('city');
  return (
    <Band fades>
      <Columns $from="tablet">
        <AreaMap label={fill(words.map, about)} {...map} caption={fill(words.mapCaption, about)} isFramed />
        <Stack $gap={6} $isWide>
          {city.neighborhoods.length > 0 && (
            <div>
              <SmallHeading>{fill(words.neighborhoods, about)}</SmallHeading>
              <TagList>
                {city.neighborhoods.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </TagList>
            </div>
          )}
          {nearby.length + articles.length > 0 && (
            <div>
              <SmallHeading>{fill(words.nearby, about)}</SmallHeading>
              <TextLinks links={nearby} isInline />
              <TextLinks links={articles} />
            </div>
          )}
        </Stack>
      </Columns>
    </Band>
  );
}
