import { Columns } from '#components/layout/Columns.ts';
import { Stack } from '#components/layout/Stack.ts';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import type { Data } from './+data.ts';

/** The article's services and cities, then the previous and next articles. */
export function Elsewhere({ words, services, cities, more }: Pick<Data, 'words' | 'services' | 'cities' | 'more'>) {
  return (
    <Stack as="footer" $gap={5} $isWide data-no-print="">
      <Columns $from="tablet">
        {services.length > 0 && (
          <div>
            <b>{words.services}</b>
            <TextLinks links={services} isInline />
          </div>
        )}
        {cities.length > 0 && (
          <div>
            <b>{words.cities}</b>
            <TextLinks links={cities} isInline />
          </div>
        )}
      </Columns>
      <TextLinks links={more} />
    </Stack>
  );
}
