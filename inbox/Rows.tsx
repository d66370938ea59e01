import { styled } from 'styled-components';
import { space } from '#components/theme.ts';

/** What stands below each other in a part of a request. */
export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  & > button {
    justify-self: start;
  }
`;
