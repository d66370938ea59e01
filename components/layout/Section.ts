import { styled } from 'styled-components';
import { color, space } from '../theme.ts';
import { Container } from './Container.ts';
import { dimensionLine } from './drawing.ts';

/** A part of the page. A dimension line is above the first one, unless its ground (`data-tone`) sets it off. */
export const Section = styled.section`
  padding-block: clamp(1.25rem, 4vw, 3rem);
  &:not([data-tone], section ~ *) > ${Container}::before {
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
