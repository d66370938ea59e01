import { styled } from 'styled-components';
import { color, from, space } from '../../../components/theme.ts';

interface TableOfContentsProps {
  headings: readonly { id: string; text: string }[];
}

/** Shown beside the article if there is room. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  return (
    <Nav aria-label="On this page" data-no-print="">
      <b>On this page</b>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  display: none;
  ${from.desktop} {
    display: block;
    position: sticky;
    top: 6rem;
    align-self: start;
    font-size: 0.97rem;
  }
  ol {
    margin-top: ${space[2]};
    border-left: 1px solid ${color.rule};
  }
  a {
    display: block;
    padding: 0.3rem 0 0.3rem ${space[4]};
    color: ${color.inkMuted};
    text-decoration: none;
    line-height: 1.35;
  }
  a:hover {
    color: ${color.accent};
  }
`;
