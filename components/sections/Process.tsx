import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Band } from '../layout/Band.tsx';
import { tape } from '../layout/drawing.ts';
import { Grid } from '../layout/Grid.ts';
import { belowTablet, color, font, from, size, space } from '../theme.ts';

interface ProcessProps {
  heading: string;
  /** Each may have a line that says it in short on phones. */
  steps: readonly { title: string; line?: string | undefined; description: string }[];
  /** What goes for the whole job. */
  children?: ReactNode;
}

/** The numbered steps of a job. */
export function Process({ heading, steps, children }: ProcessProps) {
  return (
    <Band heading={heading} fades>
      <Steps as="ol" $count={steps.length}>
        {steps.map(({ title, line, description }) => (
          <Step key={title}>
            <h3>{title}</h3>
            {line && <Short>{line}</Short>}
            <Full $isReplaced={line !== undefined}>{description}</Full>
          </Step>
        ))}
      </Steps>
      {children}
    </Band>
  );
}

const Steps = styled(Grid)`
  gap: ${space[6]} 0;
  counter-reset: step;
  ${belowTablet} {
    gap: ${space[4]};
  }
`;

/** Under its stretch of the tape, or beside it on phones. */
const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[2]} ${space[3]};
  counter-increment: step;
  &::before {
    content: counter(step);
    padding: 0.9rem 0 0.25rem 0.6rem;
    border-left: 2px solid ${color.ink};
    ${tape}
    font: 700 ${size.h3}/1 ${font.text};
    color: ${color.ink};
  }
  h3 {
    font-size: ${size.h4};
  }
  ${belowTablet} {
    grid-template: 'number title' auto 'number text' 1fr / 2.25rem minmax(0, 1fr);
    &::before {
      grid-area: number;
      align-self: start;
    }
  }
  ${from.tablet} {
    h3,
    p {
      margin-inline: 0.6rem ${space[4]};
    }
    h3 {
      margin-top: ${space[2]};
    }
  }
`;

const Short = styled.p`
  color: ${color.inkMuted};
  ${from.tablet} {
    display: none;
  }
`;

const Full = styled.p<{ $isReplaced: boolean }>`
  font-size: 0.97rem;
  line-height: 1.5;
  color: ${color.inkMuted};
  @media screen and (max-width: 39.99em) {
    display: ${({ $isReplaced }) => ($isReplaced ? 'none' : 'block')};
  }
`;
