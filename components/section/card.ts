import { css } from 'styled-components';
import { color, radius, shadow, size } from '../theme.ts';

/** A raised box that answers to the pointer and shows the focus of the link in it. */
export const raisedCard = css`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  transition: border-color 150ms ease-out, box-shadow 150ms ease-out;
  &:hover {
    border-color: ${color.accent};
    box-shadow: ${shadow};
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
`;

/** The same with one link, the title's, whose target is the whole card. */
export const linkedCard = css`
  ${raisedCard}
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  a {
    color: ${color.ink};
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover a {
    color: ${color.accent};
  }
  a:focus-visible {
    outline: none;
  }
`;
