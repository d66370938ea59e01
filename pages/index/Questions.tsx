import { styled } from 'styled-components';
import { Faq } from '#components/folds/Faq.tsx';
import { arrowSummary } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Icon } from '#components/media/Icon.tsx';
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
          <More>
            <summary>
              {fill(words.moreQuestions, { count: folded.length })}
              <Icon name="down" size={18} />
            </summary>
            <Faq items={folded} />
          </More>
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

const More = styled.details`
  ${arrowSummary}
  & > summary {
    min-height: 48px;
  }
`;
