import { styled } from 'styled-components';
import { color, size, space } from '#components/theme.ts';
import { SmallButton } from '../SmallButton.tsx';
import type { Navigation } from '../use-navigation.ts';
import type { List } from './use-list.ts';

export type PageDirection = 'newest' | 'newer' | 'older';

interface PagerProps {
  list: List;
  navigation: Navigation;
  showPage: (which: PageDirection) => void;
}

export function Pager({ list: { page, isLoading }, navigation: { view, depth }, showPage }: PagerProps) {
  const isFirst = view.after === '';
  const isLast = !page || page.cursor === null;
  if (!page || (isFirst && isLast)) return null;
  return (
    <Nav aria-label="Pages of the list">
      {/* A disabled button would lose the focus. */}
      <SmallButton aria-disabled={isFirst || isLoading} onClick={() => isFirst || isLoading || showPage('newer')}>
        Newer
      </SmallButton>
      <span>{depth > 0 || isFirst ? `Page ${depth + 1}` : ''}</span>
      <SmallButton aria-disabled={isLast || isLoading} onClick={() => isLast || isLoading || showPage('older')}>
        Older
      </SmallButton>
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]} ${space[5]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.inkMuted};
  [aria-disabled='true'] {
    border-color: ${color.rule};
    color: ${color.inkMuted};
    cursor: default;
  }
`;
