import { Icon } from '../../components/media/Icon.tsx';
import { Band } from '../../components/section/Band.tsx';
import { Reviews } from '../../components/section/Reviews.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import type { Data } from './+data.ts';
import { Older } from './FinishedJobs.tsx';

/** All published reviews, and how many were removed. */
export function CustomerReviews({ customers: { words, summary, newest, older } }: Pick<Data, 'customers'>) {
  return (
    <Band id="reviews">
      <SectionHeading intro={summary}>{words.reviews}</SectionHeading>
      <Reviews reviews={newest} answerLabel={words.answer} />
      {older.length > 0 && (
        <Older>
          <summary>
            {words.moreReviews}
            <Icon name="down" size={18} />
          </summary>
          <Reviews reviews={older} answerLabel={words.answer} />
        </Older>
      )}
    </Band>
  );
}
