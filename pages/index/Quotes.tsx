import { Container, Section } from '../../components/section/Layout.tsx';
import { SectionHeading } from '../../components/section/SectionHeading.tsx';
import { Testimonials } from '../../components/section/Testimonials.tsx';
import type { Data } from './+data.ts';

/** What customers say. The quotes are samples until the owner supplies real ones. */
export function Quotes({ quotes }: Pick<Data, 'quotes'>) {
  return (
    <Section>
      <Container>
        <SectionHeading intro="These are sample quotes for now, and our own customers' words will replace them.">
          What homeowners say
        </SectionHeading>
        <Testimonials quotes={quotes} />
      </Container>
    </Section>
  );
}
