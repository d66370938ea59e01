import { Container, Section } from '../../components/section/Layout.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { Testimonials } from '../../components/section/Testimonials.tsx';
import type { Data } from './+data.ts';

/** What customers say. The quotes are samples until the owner supplies real ones. */
export function Quotes({ words, quotes }: Pick<Data, 'words' | 'quotes'>) {
  return (
    <Section>
      <Container>
        <SectionHeading intro={words.quotesIntro}>{words.quotes}</SectionHeading>
        <Testimonials quotes={quotes} />
      </Container>
    </Section>
  );
}
