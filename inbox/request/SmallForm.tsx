import { styled } from 'styled-components';
import { from, size, space } from '#components/theme.ts';

/** A form inside an opened request. */
export const SmallForm = styled.form`
  display: grid;
  gap: ${space[3]};
  max-width: 40rem;
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: ${space[1]};
    padding: 0;
  }
  legend,
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
`;

/** Short fields beside each other. Each keeps room for what's wrong with it. */
export const FieldForm = styled(SmallForm)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  row-gap: 0;
  & > :last-child,
  & > fieldset,
  & > :has([type='date']) {
    grid-column: 1 / -1;
    justify-self: start;
  }
  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :has([type='date']) {
      grid-column: auto;
      justify-self: stretch;
    }
  }
`;
