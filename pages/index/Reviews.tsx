import { Band } from '#components/layout/Band.tsx';
import { Testimonials } from '#components/sections/Testimonials.tsx';
import type { Data } from './+data.ts';

export function Reviews({ words, reviews }: Pick<Data, 'words' | 'reviews'>) {
  return (
    <Band heading={words.reviews}>
      <Testimonials testimonials={reviews} />
    </Band>
  );
}
