import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { color, from, secondaryText, size, space } from '../theme.ts';

export interface MenuLink {
  name: string;
  /** The page's English address. */
  href: string;
}

interface DescribedLink extends MenuLink {
  description: string;
}

export interface Menu {
  name: string;
  links: DescribedLink[];
  caption: string | null;
  /** Below the list: first the page with everything in this menu, then related pages, which the sheet of phones has elsewhere. */
  more: MenuLink[];
}

/** An open menu's contents: its links, and where to find more. */
export function MenuPanel({ path, menu: { links, caption, more } }: { path: string; menu: Menu }) {
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <Panel $isLong={links.length > 6}>
      {caption && <p>{caption}</p>}
      <ul>
        {links.map(({ name, href, description }) => (
          <li key={href}>
            <PageLink href={href} aria-current={current(href)}>
              <b>{name}</b> {description}
            </PageLink>
          </li>
        ))}
      </ul>
      <div>
        {more.map(({ name, href }) => (
          <PageLink key={href} href={href} aria-current={current(href)}>
            {name}
            <Icon name="next" size={16} />
          </PageLink>
        ))}
      </div>
    </Panel>
  );
}

const Panel = styled.div<{ $isLong: boolean }>`
  padding-bottom: ${space[4]};
  p {
    margin-bottom: ${space[2]};
    ${secondaryText}
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    column-gap: ${space[5]};
  }
  a {
    display: block;
    padding: ${space[2]} ${space[3]};
    margin-inline: -${space[3]};
    color: ${color.ink};
    text-decoration: none;
    line-height: 1.35;
  }
  a:hover {
    background: ${color.sunken};
  }
  /* With the description, and with what says that the page is in English. */
  li a {
    ${secondaryText}
  }
  b {
    display: block;
    font-size: ${size.text};
    font-weight: 600;
    color: ${color.ink};
  }
  a[aria-current='page'] b {
    color: ${color.accent};
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
  }
  div a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    color: ${color.accent};
    font-weight: 600;
  }
  @media not all and (min-width: 68.75em) {
    div a:not(:first-child) {
      display: none;
    }
  }
  ${from.desktop} {
    position: absolute;
    /* The widest panel is under the last menu, so it starts farther left. */
    left: ${({ $isLong }) => ($isLong ? '-7rem' : 0)};
    top: calc(100% + 9px);
    width: max-content;
    padding: ${space[5]} ${space[6]} ${space[4]};
    border: 1px solid ${color.ink};
    background: ${color.raised};
    /* Keeps the menu open while the pointer crosses the gap below the bar. */
    &::before {
      content: '';
      position: absolute;
      inset: -12px 0 auto;
      height: 12px;
    }
    ul {
      grid-template-columns: ${({ $isLong }) => ($isLong ? 'repeat(3, 11rem)' : 'repeat(2, 16.5rem)')};
      gap: ${space[1]} ${space[6]};
    }
    /* As wide as the list above. */
    div {
      width: 0;
      min-width: 100%;
      margin-top: ${space[3]};
    }
  }
`;
