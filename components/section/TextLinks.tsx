import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';

interface TextLinksProps {
  links: readonly { href: string; name: string; text?: string }[];
}

/** A column of links, each with an optional line about the page. */
export function TextLinks({ links }: TextLinksProps) {
  return (
    <List>
      {links.map(({ href, name, text }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  width: 100%;
  border-top: 1px solid ${color.rule};
  li {
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.rule};
    line-height: 1.4;
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
    font-weight: 600;
  }
  p {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
`;
