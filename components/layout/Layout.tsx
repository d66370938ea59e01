import { styled } from 'styled-components';
import { Card } from '../cards/CardFrame.tsx';
import { color, from, pageWidth, size, space } from '../theme.ts';
import { dimensionLine, plankMark } from './drawing.ts';

/** The page's width, with a gutter on both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${pageWidth} + 2 * ${space[5]});
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${from.tablet} {
    padding-inline: ${space[5]};
  }
`;

/** A part of the page, under a dimension line. With `data-tone`, it has a ground of its own, which sets it and what follows off without a line. */
export const Section = styled.section`
  padding-block: clamp(1.5rem, 4vw, 3rem);
  &:not([data-tone], [data-tone] + *) {
    padding-top: clamp(0.25rem, 6vw - 1.2rem, 3rem);
  }
  &:not([data-tone], [data-tone] + *) > ${Container}::before {
    content: '';
    display: block;
    margin-bottom: min(1.5rem, 3vw);
    ${dimensionLine}
    @media print {
      display: none;
    }
  }
  &[data-tone='sunken'] {
    background: ${color.sunken};
  }
  @media print {
    && {
      padding-block: ${space[4]};
    }
  }
`;

/** A section's heading and the sentence under it. */
export const Heading = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: min(1.5rem, 3vw);
  max-width: 46rem;
  & > p {
    font-size: ${size.large};
    color: ${color.inkMuted};
  }
  /* A block, because Chromium moves what follows a grid to the next page. */
  @media print {
    display: block;
    margin-bottom: ${space[4]};
    break-inside: avoid;
    break-after: avoid;
    & > * + * {
      margin-top: ${space[2]};
    }
  }
`;

/** The short line above a heading. */
export const Eyebrow = styled.p`
  font-size: ${size.small};
  font-weight: 650;
  color: ${color.inkMuted};
`;

export const Lead = styled.p`
  font-size: ${size.large};
  color: ${color.inkMuted};
`;

/** A card with padding. */
export const Box = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  padding: ${space[5]};
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  justify-items: start;
`;

/** Buttons and links side by side. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

/** Two columns on laptops and wider, or from tablets with `data-split="early"`. `data-split="wide"` gives the first one more room. */
export const Split = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  /* The grid's gap is enough. */
  & > ${Heading} {
    margin-bottom: 0;
  }
  ${from.tablet} {
    &[data-split='early'] {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${from.laptop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[7]};
    &[data-split='wide'] {
      grid-template-columns: 3fr 2fr;
    }
  }
  @media print {
    &:not([data-split='early']) {
      display: block;
    }
    &:not([data-split='early']) > * + * {
      margin-top: ${space[5]};
    }
  }
`;

/** A list with a plank before each item. */
export const MarkedList = styled.ul`
  display: grid;
  gap: ${space[2]};
  & > li {
    position: relative;
    padding-left: 1.4em;
  }
  & > li::before {
    ${plankMark}
  }
  &[data-columns='2'] {
    grid-template-columns: repeat(2, auto);
    column-gap: ${space[4]};
  }
`;
