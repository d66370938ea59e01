import { styled } from 'styled-components';
import { fill } from '../../schema/fill.ts';
import { usePageLanguage } from '../page-language.ts';
import { belowTablet, color, from, size, space } from '../theme.ts';
import { EvenGrid, evenColumns } from './EvenGrid.tsx';
import { Fold, foldedRow } from './Fold.tsx';
import { Ranges } from './Ranges.tsx';

interface PointsProps {
  points: readonly { title: string; body: string }[];
}

/** Points in even columns, or in rows with the title on the left if they can't be divided evenly. */
export function Points({ points }: PointsProps) {
  const { words } = usePageLanguage();
  return (
    <List {...evenColumns(points.length)}>
      {points.map(({ title, body }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Fold label={fill(words.detailsOf, { name: title })} isRow>
            <p>
              <Ranges>{body}</Ranges>
            </p>
          </Fold>
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
    ${foldedRow}
  }
  h3 {
    font-size: ${size.h4};
  }
  p {
    color: ${color.inkMuted};
  }
  ${belowTablet} {
    gap: 0;
    border-bottom: 1px solid ${color.rule};
    li {
      gap: 0;
      border-top: 1px solid ${color.rule};
    }
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
