import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, from, secondaryText, space } from '#components/theme.ts';

interface StepsProps {
  /** The last step that is done. */
  reached: number;
}

/** How far a request has come. */
export function Steps({ reached }: StepsProps) {
  const { steps, stepsLabel } = useWords('requestView');
  return (
    <StepList aria-label={stepsLabel}>
      {Object.values(steps).map((name, index) => (
        <li key={name} data-done={index <= reached || undefined} aria-current={index === reached ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </StepList>
  );
}

const StepList = styled.ol`
  display: grid;
  gap: ${space[2]};
  ${secondaryText}
  li {
    position: relative;
    padding-left: 1.75rem;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.3em;
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
    top: calc(0.3em + 0.9rem);
    bottom: calc(-0.3em - ${space[2]});
    left: calc(0.45rem - 1px);
    width: 2px;
    background: ${color.rule};
  }
  [data-done] {
    color: ${color.ink};
  }
  [data-done]::before {
    border-color: ${color.success};
    background: ${color.success};
  }
  [aria-current] {
    font-weight: 650;
  }
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    line-height: 1.3;
    li {
      padding: 1.6rem ${space[2]} 0 0;
    }
    li::before {
      top: 0;
    }
    li:not(:last-child)::after {
      top: calc(0.45rem - 1px);
      bottom: auto;
      left: 0.9rem;
      width: 100%;
      height: 2px;
    }
    li:not(:last-child):has(+ [data-done])::after {
      background: ${color.success};
    }
  }
`;
