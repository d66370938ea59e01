import { styled } from 'styled-components';
import { color, space } from '../../components/theme.ts';

/** What the total includes and what it doesn't promise. */
export function Disclaimers() {
  return (
    <Small>
      <li>Estimate includes material and standard installation</li>
      <li>Final pricing may vary based on site conditions</li>
    </Small>
  );
}

const Small = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  font-size: 0.8125rem;
  line-height: 1.45;
  color: ${color.inkMuted};
`;
