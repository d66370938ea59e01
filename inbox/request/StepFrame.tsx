import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, secondaryText, size, space } from '#components/theme.ts';
import type { Step } from './next-step.ts';

/** What the office does. */
const tasks: Record<Step['part'], string> = {
  call: 'call',
  visit: 'agree on a visit',
  quote: 'write a quote',
  work: 'set the work days',
  job: 'mark the job as done',
  answer: 'answer their message',
  reply: 'ask how it went',
};

/** A part of the request, which stands out if the request stands there. */
export function StepFrame({ step, children }: { step: Step | null; children: ReactNode }) {
  return (
    <Frame data-turn={step?.turn}>
      {step && <p className="turn">{describeStep(step)}</p>}
      {children}
    </Frame>
  );
}

function describeStep({ part, turn }: Step): string {
  if (turn === 'ours') return `Next step: ${tasks[part]}`;
  return turn === 'ahead' ? 'Coming up' : "The customer's turn";
}

const Frame = styled.div`
  &:empty {
    display: none;
  }
  &[data-turn] {
    padding: ${space[3]} ${space[4]} ${space[4]};
    border: 1px solid ${color.rule};
    border-left: 4px solid ${color.ruleStrong};
    background: ${color.raised};
    h3 {
      font-size: ${size.h4};
    }
  }
  &[data-turn='ours'] {
    border-left-color: ${color.accent};
    .turn {
      color: ${color.accent};
    }
  }
  .turn {
    ${secondaryText}
    font-weight: 600;
  }
`;
