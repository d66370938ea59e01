import { css } from 'styled-components';
import { space } from '../../components/theme.ts';

/** Stacked groups of controls, each with a bold name and no frame. */
export const choiceGroups = css`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  label[for$='rotation'] {
    padding: 0;
    margin-bottom: ${space[2]};
    font-weight: 650;
  }
`;
