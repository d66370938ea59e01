import { styled } from 'styled-components';
import { Card } from '../../../components/section/Card.tsx';
import { color, font, size, space } from '../../../components/theme.ts';

interface StatsProps {
  stats: readonly { value: string; label: string }[];
}

export function Stats({ stats }: StatsProps) {
  return (
    <List as="ul" aria-label="In figures">
      {stats.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 1px;
  margin-block: ${space[5]};
  overflow: hidden;
  /* Shows as a thin line between the items. */
  background: ${color.rule};
  li {
    padding: ${space[4]};
    background: ${color.raised};
  }
  b {
    display: block;
    font: 540 ${size.h3}/1.2 ${font.heading};
    font-variant-numeric: tabular-nums;
  }
  span {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
