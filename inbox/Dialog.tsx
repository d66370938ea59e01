import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { problemBox } from './problem-box.ts';

/** A small window over the inbox. Open it with `showModal`. */
export const Dialog = styled.dialog`
  width: min(100vw - 2 * ${space[4]}, 28rem);
  padding: ${space[5]};
  border: 1px solid ${color.ink};
  background: ${color.raised};
  color: ${color.ink};
  &::backdrop {
    background: rgb(31 28 24 / 55%);
  }
  &[open] {
    display: grid;
    gap: ${space[3]};
  }
  h2 {
    font-size: ${size.h4};
  }
  p {
    overflow-wrap: anywhere;
  }
  p:empty {
    display: none;
  }
  [role='alert'] {
    ${problemBox}
  }
`;
