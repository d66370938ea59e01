import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, secondaryText, size, space } from '#components/theme.ts';
import { money } from '#schema/api/quote-parts.ts';
import type { Step } from './next-step.ts';

/** What the office does. */
const tasks: Record<Step['part'], string> = {
  call: 'call',
  visit: 'agree on a visit',
  quote: 'write a quote',
  work: 'set the work days',
  job: 'mark the job as done',
  payment: 'record a payment',
  answer: 'answer their message',
  reply: 'ask how it went',
};

/** A part of the request, which stands out if the request stands there. `open` is what isn't paid, in cents. */
export function StepFrame({ step, open, children }: { step: Step | null; open: number; children: ReactNode }) {
  return (
    <Frame data-turn={step?.turn}>
      {step && <p className="turn">{describeStep(step, open)}</p>}
      {children}
    </Frame>
  );
}

const waits = { theirs: "The customer's turn", ahead: 'Coming up', running: 'In progress' };

function describeStep({ part, turn }: Step, open: number): string {
  if (part === 'payment') return `${money(open)} is still open: ${tasks[part]}`;
  return turn === 'ours' ? `Next step: ${tasks[part]}` : waits[turn];
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
