import { Container, Section } from '../../components/section/Layout.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { Testimonials } from '../../components/section/Testimonials.tsx';
import type { Data } from './+data.ts';

/** What customers say: the quotes that stand on the page about refinishing. */
export function Quotes({ words, quotes }: Pick<Data, 'words' | 'quotes'>) {
  return (
    <Section>
      <Container>
        <SectionHeading>{words.quotes}</SectionHeading>
        <Testimonials quotes={quotes} />
      </Container>
    </Section>
  );
}
