import { styled } from 'styled-components';
import type { Crumb } from '#schema/content/page.ts';
import { useWords } from '../page-language.ts';
import { belowTablet, color, size, space } from '../theme.ts';

interface BreadcrumbsProps {
  /** From the home page down. The page's structured data uses the same trail. */
  trail: readonly Crumb[];
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const words = useWords('shared');
  return (
    <Trail aria-label={words.breadcrumbs}>
      <ol>
        {trail.map(({ name, href, label = name }) => (
          <li key={name}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  justify-self: stretch;
  padding-block: ${space[2]};
  font-size: ${size.small};
  color: ${color.inkMuted};
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }
  li {
    display: flex;
    align-items: center;
    min-height: 32px;
  }
  li + li::before {
    content: '/';
    margin-right: ${space[2]};
    color: ${color.ruleStrong};
  }
  /* A long page name wraps under itself, not under the whole trail. On phones there's only room for the way back. */
  li:last-child {
    flex: 1 1 6rem;
  }
  ${belowTablet} {
    li:nth-child(n + 3):last-child {
      display: none;
    }
  }
  a {
    padding: ${space[1]} 0;
    min-width: 24px;
    line-height: 24px;
  }
`;
