import { Faq } from '#components/folds/Faq.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SectionHeading, SmallHeading } from '#components/layout/SectionHeading.tsx';
import { Sources } from '#components/prose/Sources.tsx';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import type { Data } from './+data.ts';

/** Common questions, beside the services that go with this one. */
export function Questions({ words, service: { faq, sources }, related }: Pick<Data, 'words' | 'service' | 'related'>) {
  return (
    <Band fades>
      <Columns $split={[3, 2]}>
        <div>
          <SectionHeading>{words.questions}</SectionHeading>
          <Faq items={faq} />
          {sources && <Sources sources={sources} />}
        </div>
        {related.length > 0 && (
          <div>
            <SmallHeading>{words.related}</SmallHeading>
            <TextLinks links={related} isCompact />
          </div>
        )}
      </Columns>
    </Band>
  );
}
