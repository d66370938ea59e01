import { styled } from 'styled-components';
import { color, space } from '../theme.ts';

/** A room of the plan: white, with a wall around it. */
export const Room = styled.div`
  border: 1px solid ${color.ruleStrong};
  background: ${color.raised};
  @media print {
    break-inside: avoid;
  }
`;

/** A room for text. */
export const Box = styled(Room)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  padding: ${space[5]};
`;
