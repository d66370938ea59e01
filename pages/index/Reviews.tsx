import { Band } from '#components/layout/Band.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Testimonials } from '#components/sections/Testimonials.tsx';
import type { Data } from './+data.ts';

export function Reviews({ words, reviews }: Pick<Data, 'words' | 'reviews'>) {
  return (
    <Band>
      <SectionHeading>{words.reviews}</SectionHeading>
      <Testimonials testimonials={reviews} />
    </Band>
  );
}
