import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';

/** Under a field: something that may be worth another look. Takes no space while it's empty. */
export const Hint = styled.p.attrs({ role: 'status' })`
  padding-top: ${space[1]};
  font-size: ${size.small};
  line-height: 1.45;
  color: ${color.info};
  &:empty {
    padding: 0;
  }
  button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accent};
    font-weight: 600;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
