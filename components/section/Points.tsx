import { styled } from 'styled-components';
import { color, from, size, space } from '../theme.ts';
import { EvenGrid, evenColumns } from './EvenGrid.tsx';
import { Ranges } from './Ranges.tsx';

interface PointsProps {
  points: readonly { title: string; body: string }[];
}

/** Points in even columns, or in rows with the title on the left if they can't be divided evenly. */
export function Points({ points }: PointsProps) {
  return (
    <List {...evenColumns(points.length)}>
      {points.map(({ title, body }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <Ranges>{body}</Ranges>
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled(EvenGrid)`
  li {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    padding-top: ${space[4]};
    border-top: 3px solid ${color.accent};
  }
  h3 {
    font-size: ${size.h4};
  }
  p {
    color: ${color.inkMuted};
  }
  ${from.tablet} {
    &[data-columns='1'] {
      gap: ${space[4]};
    }
    &[data-columns='1'] > li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
      gap: ${space[5]};
      border-top: 1px solid ${color.ruleStrong};
    }
  }
`;
