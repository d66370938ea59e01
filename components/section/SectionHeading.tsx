import type { ReactNode } from 'react';
import { Heading } from './Layout.tsx';
import { Ranges } from './Ranges.tsx';

interface SectionHeadingProps {
  children: ReactNode;
  intro?: string | undefined;
}

export function SectionHeading({ children, intro }: SectionHeadingProps) {
  return (
    <Heading>
      <h2>{children}</h2>
      {intro && (
        <p>
          <Ranges>{intro}</Ranges>
        </p>
      )}
    </Heading>
  );
}
