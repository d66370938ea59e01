import { styled } from 'styled-components';
import { color, size } from '../theme.ts';
import { Room } from './Room.ts';

/** A card that reacts to the pointer and shows the focus of the link inside it. */
const HoverCard = styled(Room)`
  position: relative;
  overflow: hidden;
  &:hover {
    z-index: 1;
    border-color: ${color.accent};
  }
  &:has(:is(h2, h3, h4) a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
`;

/** A card linked as a whole: the link in its heading covers it. */
export const LinkedCard = styled(HoverCard)`
  small {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  :is(h2, h3, h4) a {
    color: ${color.ink};
    text-decoration: none;
    /* The focus brings the card to view, not only its heading. */
    scroll-margin-block: 6rem;
  }
  :is(h2, h3, h4) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover :is(h2, h3, h4) a {
    color: ${color.accent};
  }
  :is(h2, h3, h4) a:focus-visible {
    outline: none;
  }
`;
