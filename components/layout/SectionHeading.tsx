import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';

interface SectionHeadingProps {
  children: ReactNode;
  intro?: ReactNode;
}

/** A section's heading and the sentence under it. */
export function SectionHeading({ children, intro }: SectionHeadingProps) {
  return (
    <Heading>
      <h2>{children}</h2>
      {intro && <p>{intro}</p>}
    </Heading>
  );
}

/** A heading and what introduces the section. */
export const Heading = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: min(1.5rem, 3vw);
  max-width: 46rem;
  & > p {
    font-size: ${size.large};
    color: ${color.inkMuted};
  }
`;

/** A heading within a section, or of one beside others. */
export const SmallHeading = styled.h2`
  margin-bottom: ${space[3]};
  font-size: ${size.h3};
`;

/** The short line above a heading. */
export const Eyebrow = styled.p`
  font-size: ${size.small};
  font-weight: 650;
  color: ${color.inkMuted};
`;

export const Lead = styled.p`
  font-size: ${size.large};
  color: ${color.inkMuted};
`;
