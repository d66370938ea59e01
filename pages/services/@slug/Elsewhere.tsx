import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import type { Data } from './+data.ts';

/** Articles about the service, and the cities where it's often asked for. */
export function Elsewhere({ words, articles, cities }: Pick<Data, 'words' | 'articles' | 'cities'>) {
  return (
    <Band fades>
      <Columns $from="tablet">
        {articles.length > 0 && (
          <div>
            <SmallHeading>{words.articles}</SmallHeading>
            <TextLinks links={articles} />
          </div>
        )}
        <div>
          <SmallHeading>{words.cities}</SmallHeading>
          <p>{words.aboutCities}</p>
          <TextLinks links={cities} isInline />
        </div>
      </Columns>
    </Band>
  );
}
