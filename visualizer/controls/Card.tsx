import { styled } from 'styled-components';
import { color, radius, size, space } from '../../components/theme.ts';

/** Radio buttons that look like cards, two in a row. */
export const Cards = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

/** The label of a radio button, with the button inside. */
export const Card = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[2]};
  align-items: center;
  min-height: 56px;
  padding: ${space[2]};
  border: 1px solid ${color.ruleStrong};
  border-radius: ${radius.small};
  background: ${color.raised};
  line-height: 1.25;
  cursor: pointer;
  /* When focused, keep clear of the preview that sticks to the top on phones. */
  scroll-margin-top: 6rem;
  @media (max-width: 56.2em) and (min-height: 35em) {
    scroll-margin-top: 28rem;
  }
  &[data-wide] {
    grid-column: 1 / -1;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.page};
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    scroll-margin-top: inherit;
  }
  b {
    display: block;
    font-size: 1rem;
    font-weight: 650;
  }
  small {
    display: block;
    font-size: ${size.small};
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  /* Keeping the name on one line matters more than the drawing's size. */
  @container (max-width: 300px) {
    svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
