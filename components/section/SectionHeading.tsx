import type { ReactNode } from 'react';
import { Heading } from './Layout.tsx';

interface SectionHeadingProps {
  children: ReactNode;
  intro?: string | undefined;
}

export function SectionHeading({ children, intro }: SectionHeadingProps) {
  return (
    <Heading>
      <h2>{children}</h2>
      {intro && <p>{intro}</p>}
    </Heading>
  );
}
