import { styled } from 'styled-components';
import { color, size, space } from './theme.ts';

interface BreadcrumbsProps {
  /** From the top down; the last is the page itself and has no link. */
  trail: { name: string; href?: string }[];
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <Trail aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
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
  a {
    padding-block: ${space[1]};
  }
`;
