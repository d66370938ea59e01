import { styled } from 'styled-components';
import { Faq } from '#components/folds/Faq.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { Sources } from '#components/prose/Sources.tsx';
import { TitleLink } from '#components/TitleLink.tsx';
import { space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** Common questions, beside the pages that go with this one. */
export function Questions({ words, service: { faq, sources }, more }: Pick<Data, 'words' | 'service' | 'more'>) {
  return (
    <Band fades>
      <Columns $split={[3, 2]}>
        <div>
          <SectionHeading>{words.questions}</SectionHeading>
          <Faq items={faq} />
          {sources && <Sources sources={sources} />}
        </div>
        <Stack $gap={3}>
          {more.map(({ heading, links }) => (
            <Line key={heading}>
              <strong>{heading}:</strong>
              {links.map((link) => (
                <TitleLink key={link.href} {...link} />
              ))}
            </Line>
          ))}
        </Stack>
      </Columns>
    </Band>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
`;
