import { styled } from 'styled-components';
import { Faq } from '#components/folds/Faq.tsx';
import { Fold } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { from, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** Common questions, most of them folded away. */
export function Questions({ words, questions: { shown, folded } }: Pick<Data, 'words' | 'questions'>) {
  return (
    <Band>
      <Columns>
        <SectionHeading intro={words.questionsIntro}>{words.questions}</SectionHeading>
        <div>
          <Faq items={shown} />
          <Fold label={fill(words.moreQuestions, { count: folded.length })} heading="span">
            <Faq items={folded} />
          </Fold>
        </div>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 10fr) minmax(0, 15fr);
    gap: ${space[6]};
    align-items: start;
  }
`;
