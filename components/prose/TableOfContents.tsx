import { styled } from 'styled-components';
import { color, space } from '../theme.ts';

/** The article's sections. renderer/client/contents.ts marks the one being read. */
export function TableOfContents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <HeadingList data-contents="">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </HeadingList>
  );
}

const HeadingList = styled.ol`
  border-left: 1px solid ${color.rule};
  font-size: 0.97rem;
  a {
    display: block;
    margin-left: -1px;
    padding: 0.35rem 0 0.35rem ${space[4]};
    border-left: 3px solid transparent;
    color: ${color.inkMuted};
    text-decoration: none;
    line-height: 1.35;
  }
  a:hover {
    color: ${color.accent};
  }
  a[aria-current] {
    border-color: ${color.accent};
    color: ${color.ink};
  }
`;
