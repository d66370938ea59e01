import { styled } from 'styled-components';
import { size, space } from '../../components/theme.ts';

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
