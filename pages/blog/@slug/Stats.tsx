import { styled } from 'styled-components';
import { Room } from '#components/cards/Room.ts';
import { color, font, from, size, space } from '#components/theme.ts';

export function Stats({ stats }: { stats: readonly { value: string; label: string }[] }) {
  return (
    <StatList as="ul" aria-label="Key numbers">
      {stats.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> <span>{label}</span>
        </li>
      ))}
    </StatList>
  );
}

/** Two columns on phones. If their number is odd, the first figure gets a row of its own. */
const StatList = styled(Room)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  margin-block: ${space[5]};
  overflow: hidden;
  /* Shows as a thin line between the items. */
  background: ${color.rule};
  li {
    padding: ${space[4]};
    background: ${color.raised};
  }
  li:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  b {
    display: block;
    font: 700 ${size.h3}/1.2 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  & > li > span {
    display: block;
    margin-top: ${space[1]};
    font-size: ${size.small};
    line-height: 1.4;
    color: ${color.inkMuted};
  }
  b span {
    font-size: inherit;
    color: inherit;
  }
  ${from.tablet} {
    grid-template-columns: none;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    li:first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`;
