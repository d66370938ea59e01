import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, secondaryText, space } from '#components/theme.ts';
import type { Step } from './next-step.ts';

/** How far a request has come. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const words = useWords('requestView');
  if (steps.length === 0) return null;
  return (
    <StepList aria-label={words.stepsLabel}>
      {steps.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
          {words.steps[name]}
        </li>
      ))}
    </StepList>
  );
}

const StepList = styled.ol`
  display: flex;
  ${secondaryText}
  line-height: 1.3;
  li {
    flex: auto;
    position: relative;
    padding: 1.6rem ${space[1]} 0 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 0.9rem;
    height: 0.9rem;
    border: 2px solid ${color.ruleStrong};
    border-radius: 50%;
    background: ${color.page};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(0.45rem - 1px);
    left: 0.9rem;
    width: 100%;
    height: 2px;
    background: ${color.rule};
  }
  li:last-child {
    flex: none;
  }
  li:not(:last-child):has(+ [data-state='done'])::after {
    background: ${color.success};
  }
  [data-state='done'] {
    color: ${color.ink};
  }
  [data-state='done']::before {
    border-color: ${color.success};
    background: ${color.success};
  }
  [aria-current] {
    color: ${color.ink};
    font-weight: 650;
  }
`;
