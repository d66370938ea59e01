import { styled } from 'styled-components';
import { space } from '../theme.ts';

/** One below the other, each as wide as it needs to be, or as the stack. */
export const Stack = styled.div<{ $gap?: keyof typeof space; $isWide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space[$gap]};
  align-content: start;
  justify-items: ${({ $isWide }) => ($isWide ? 'stretch' : 'start')};
`;
