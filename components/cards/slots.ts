/** The slots of a `Card`, placed by name. */

import { css, styled } from 'styled-components';
import { ButtonLink } from '../form/Button.tsx';
import { PageLink } from '../PageLink.tsx';
import { belowTablet, color, from, secondaryText, size, space } from '../theme.ts';
import { Room } from './Room.ts';

export type Layout = 'above' | 'compact' | 'line';

/** The width of a card that has its picture beside the words. */
const wide = '@container (min-width: 37rem)';

/** The width from which a picture above the words would be too large. */
const fullRow = '@container (min-width: 40rem)';

/** The link that covers its card: the title, or one of the actions. */
export const Whole = styled(PageLink)`
  color: ${color.ink};
  text-decoration: none;
  /* The focus brings the card to view, not only its title. */
  scroll-margin-block: 6rem;
  /* The card shows the focus. */
  @supports selector(:has(*)) {
    &:focus-visible {
      outline: none;
    }
  }
  svg {
    display: inline-block;
    margin-left: 0.3em;
    vertical-align: -0.1em;
    color: ${color.accent};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Frame = styled(Room)`
  position: relative;
  container-type: inline-size;
  overflow: hidden;
  &:has(${Whole}):hover {
    z-index: 1;
    border-color: ${color.accent};
    ${Whole} {
      color: ${color.accent};
    }
  }
  &:has(${Whole}:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
`;

/** The width of the card that leads a page. */
const leading = '@container (min-width: 60rem)';

/** Half of the card is a picture of 3:2, or higher on a narrow card. */
const besideWords = css`
  min-height: max(18rem, 33cqw);
  grid-template: 'picture head' auto 'picture body' auto 'picture actions' 1fr 'picture .' var(--pad) / 1fr 1fr;
`;

const layouts = {
  none: css``,
  above: css`
    ${fullRow} {
      ${besideWords}
    }
    ${leading} {
      grid-template-columns: 2fr 1fr;
      min-height: 34cqw;
    }
  `,
  line: css`
    ${belowTablet} {
      grid-template: 'picture head' auto 'picture .' var(--pad) / 6.5rem minmax(0, 1fr);
    }
    ${wide} {
      ${besideWords}
    }
  `,
  compact: css`
    ${belowTablet} {
      grid-template: 'picture head' auto 'body body' auto 'actions actions' 1fr '. .' var(--pad) / calc(6.5rem + var(--pad)) minmax(0, 1fr);
    }
    ${wide} {
      ${besideWords}
    }
  `,
};

export const Slots = styled.div<{ $layout: Layout | 'none' }>`
  --pad: ${space[3]};
  display: grid;
  grid-template: 'picture' auto 'head' auto 'body' auto 'actions' 1fr '.' var(--pad) / minmax(0, 1fr);
  height: 100%;
  ${from.tablet} {
    --pad: ${space[5]};
  }
  ${({ $layout }) => layouts[$layout]}
`;

/** As high as the words beside it. */
const fillSide = css`
  aspect-ratio: auto;
  & > * {
    contain: size;
  }
`;

export const PictureSlot = styled.div<{ $layout: Layout }>`
  grid-area: picture;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  && > * {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    max-height: none;
  }
  ${belowTablet} {
    ${({ $layout }) => $layout === 'line' && fillSide}
    ${({ $layout }) =>
      $layout === 'compact' &&
      css`
        align-self: start;
        aspect-ratio: 1;
        margin: var(--pad) 0 0 var(--pad);
      `}
  }
  ${({ $layout }) => roomy[$layout]}
`;

const fillCard = css`
  grid-row: 1 / -1;
  ${fillSide}
`;

const besideWhenWide = css`
  ${wide} {
    ${fillCard}
  }
`;

/** The picture of a card with room. */
const roomy = {
  above: css`
    ${fullRow} {
      ${fillCard}
    }
  `,
  line: besideWhenWide,
  compact: besideWhenWide,
};

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  padding: var(--pad) var(--pad) 0;
  /* Above the link that covers the card. */
  :is(a, summary, button):not(${Whole}) {
    position: relative;
    z-index: 1;
  }
`;

export const Head = styled(Words)`
  grid-area: head;
`;

const withRoom = css`
  ${belowTablet} {
    display: none;
  }
  @container (max-width: 16rem) {
    display: none;
  }
`;

/** With nothing but `More`, it needs room, too. */
export const Body = styled(Words)<{ $isMore: boolean }>`
  ${({ $isMore }) => $isMore && withRoom}
  grid-area: body;
  padding-top: ${space[3]};
  font-size: 0.97rem;
  color: ${color.inkMuted};
`;

export const Actions = styled(Words)`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  align-content: end;
  align-items: center;
  padding-top: ${space[4]};
  ${ButtonLink} {
    padding-inline: ${space[2]};
    ${belowTablet} {
      flex: auto;
    }
  }
`;

export const Aside = styled.span`
  ${secondaryText}
`;

export const Kicker = styled.div`
  ${secondaryText}
`;

export const Title = styled.h3<{ $layout: Layout }>`
  line-height: 1.2;
  ${leading} {
    font-size: ${size.h2};
  }
  ${({ $layout }) =>
    $layout !== 'above' &&
    css`
      font-size: ${size.h4};
      ${from.laptop} {
        font-size: ${size.h3};
      }
    `}
`;

export const More = styled.div`
  ${withRoom}
`;
