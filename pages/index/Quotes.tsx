import { Band } from '#components/section/Band.tsx';
import { SectionHeading } from '#components/section/SectionHeading.tsx';
import { Testimonials } from '#components/section/Testimonials.tsx';
import type { Data } from './+data.ts';

export function Quotes({ words, quotes }: Pick<Data, 'words' | 'quotes'>) {
  return (
    <Band>
      <SectionHeading>{words.quotes}</SectionHeading>
      <Testimonials quotes={quotes} />
    </Band>
  );
}
