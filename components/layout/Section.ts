import { styled } from 'styled-components';
import { color, space } from '../theme.ts';
import { Container } from './Container.ts';
import { dimensionLine } from './drawing.ts';

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
