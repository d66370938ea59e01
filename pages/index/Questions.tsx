import { Faq } from '#components/folds/Faq.tsx';
import { Fold } from '#components/folds/Fold.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { useWords } from '#components/page-language.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Data } from './+data.ts';

/** Common questions, most of them folded away. */
export function Questions({ questions: { shown, folded } }: Pick<Data, 'questions'>) {
  const words = useWords('home');
  return (
    <Band>
      <Columns $split={[2, 3]}>
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
