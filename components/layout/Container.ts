import { styled } from 'styled-components';
import { from, pageWidth, space } from '../theme.ts';

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
