import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '#components/layout/Stack.ts';
import { color, size, space } from '#components/theme.ts';

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of the page. A link or a button can move the focus to its heading. */
export function Part({ id, heading, children }: PartProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </Section>
  );
}

const Section = styled(Stack).attrs({ as: 'section', $gap: 3, $isWide: true })`
  padding-top: ${space[5]};
  border-top: 1px solid ${color.rule};
  & > button {
    justify-self: start;
  }
  h2 {
    font-size: ${size.h3};
  }
  h3 {
    font-size: ${size.h4};
  }
  [role='alert'] {
    color: ${color.signal};
  }
`;
