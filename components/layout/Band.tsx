import type { ComponentProps, ReactNode } from 'react';
import { Container } from './Container.ts';
import { Section } from './Section.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface BandProps extends ComponentProps<'section'> {
  heading?: string;
  /** The sentence under the heading. */
  intro?: ReactNode;
  /** Limestone, for the page's prices and its closing. */
  tone?: 'sunken' | undefined;
  /** Whether it fades in as it comes into view. Not above the fold. */
  fades?: boolean;
}

/** A section as wide as the screen, whose contents keep to the page's width. */
export function Band({ heading, intro, tone, fades, children, ...section }: BandProps) {
  return (
    <Section {...section} data-tone={tone} className={fades ? 'fade-in' : undefined}>
      <Container>
        {heading && <SectionHeading intro={intro}>{heading}</SectionHeading>}
        {children}
      </Container>
    </Section>
  );
}
