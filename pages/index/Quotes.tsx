import { Band } from '#components/layout/Band.tsx';
import { SectionHeading } from '#components/layout/SectionHeading.tsx';
import { Testimonials } from '#components/sections/Testimonials.tsx';
import type { Data } from './+data.ts';

export function Quotes({ words, quotes }: Pick<Data, 'words' | 'quotes'>) {
  return (
    <Band>
      <SectionHeading>{words.quotes}</SectionHeading>
      <Testimonials quotes={quotes} />
    </Band>
  );
}
