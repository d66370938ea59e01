import { Band } from '../../components/section/Band.tsx';
import { Reviews } from '../../components/section/Reviews.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { Testimonials } from '../../components/section/Testimonials.tsx';
import type { Data } from './+data.ts';

/** What customers say: published reviews as soon as there are enough, and the quotes on the page about refinishing until then. */
export function Quotes({ words, quotes, proof: { reviews, words: proofWords } }: Pick<Data, 'words' | 'quotes' | 'proof'>) {
  return (
    <Band>
      <SectionHeading>{words.quotes}</SectionHeading>
      {reviews.length > 0 ? <Reviews reviews={reviews} answerLabel={proofWords.answer} /> : <Testimonials quotes={quotes} />}
    </Band>
  );
}
