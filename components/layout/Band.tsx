import type { ComponentProps } from 'react';
import { Container, Section } from './Layout.tsx';

/** A section as wide as the screen, whose contents keep to the page's width. It takes the attributes of `Section`. */
export function Band({ children, ...section }: ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      <Container>{children}</Container>
    </Section>
  );
}
