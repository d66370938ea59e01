import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';

/** Something to open, with only its summary shown at first. */
export const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[2]};
    font-weight: 600;
    color: ${color.accent};
  }
  summary + form {
    margin-top: ${space[3]};
  }
`;
