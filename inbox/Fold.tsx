import { styled } from 'styled-components';
import { space } from '../components/theme.ts';

/** Something to open, with only its summary shown at first. */
export const Fold = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[2]};
  }
  summary + form {
    margin-top: ${space[3]};
  }
`;
