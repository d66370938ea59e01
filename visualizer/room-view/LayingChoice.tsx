import { css, styled } from 'styled-components';
import { color, radius, space } from '../../components/theme.ts';
import type { Laying } from '../engine/laying.ts';

interface LayingChoiceProps {
  layings: readonly Laying[];
  chosen: Laying;
  choose: (laying: Laying) => void;
}

const names: Record<Laying, string> = { straight: 'Straight', diagonal: 'Diagonal', herringbone: 'Herringbone' };

/** How the floor is laid, as far as its kind allows; a row of buttons of which one is pressed. */
export function LayingChoice({ layings, chosen, choose }: LayingChoiceProps) {
  return (
    <PressRow role="group" aria-label="Laying">
      {layings.map((laying) => (
        <button key={laying} type="button" aria-pressed={laying === chosen} onClick={() => choose(laying)}>
          {names[laying]}
        </button>
      ))}
    </PressRow>
  );
}

/** A button that is pressed or not. */
export const toggle = css`
  min-height: 48px;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.small};
  background: ${color.raised};
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-pressed='true'] {
    border-color: ${color.dark};
    background: ${color.dark};
    color: ${color.onDark};
  }
`;

/** Buttons beside each other of which one is pressed. */
export const PressRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  @media (scripting: none), print {
    display: none;
  }
  button {
    ${toggle}
  }
`;
