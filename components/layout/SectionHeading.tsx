import type { ReactNode } from 'react';
import { Heading } from './Layout.tsx';

export function SectionHeading({ children, intro }: { children: ReactNode; intro?: string | undefined }) {
  return (
    <Heading>
      <h2>{children}</h2>
      {intro && <p>{intro}</p>}
    </Heading>
  );
}
