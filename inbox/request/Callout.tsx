import { styled } from 'styled-components';
import { color, space } from '../../components/theme.ts';

/** Something to notice before anything else, with an optional button. */
export const Callout = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-left: 4px solid ${color.warning};
  background: ${color.warningSoft};
  font-size: 0.97rem;
  line-height: 1.45;
  p {
    flex: 1 1 16rem;
  }
`;
