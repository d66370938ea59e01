import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { color, font, from, space } from '../theme.ts';
import { type Menu, type MenuLink, MenuPanel } from './MenuPanel.tsx';

export interface SiteMenuProps {
  /** The page's English address. */
  path: string;
  /** Name of the navigation, for screen readers. */
  label: string;
  menus: Menu[];
  /** Plain links after the menus. */
  links: MenuLink[];
}

/** Drop-down menus, followed by plain links. */
export function SiteMenu({ path, label, menus, links }: SiteMenuProps) {
  const section = sectionOf(path, menus);
  return (
    <nav aria-label={label}>
      <Items>
        {menus.map((menu) => (
          <li key={menu.name}>
            <details name="site-menu">
              <summary data-top="" aria-current={menu === section || undefined}>
                {menu.name}
                <Icon name="down" size={16} />
              </summary>
              <MenuPanel path={path} menu={menu} />
            </details>
          </li>
        ))}
        {links.map(({ name, href }) => (
          <li key={href}>
            <PageLink data-top="" href={href} aria-current={href === path ? 'page' : path.startsWith(`${href}/`) || undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </Items>
    </nav>
  );
}

/** The menu that lists this page, or pages of its kind. */
function sectionOf(path: string, menus: Menu[]): Menu | undefined {
  return (
    menus.find(({ links, more: [all] }) => [...links, all].some((link) => link?.href === path)) ??
    menus.find(({ more: [all] }) => all && path.startsWith(`${all.href}/`))
  );
}

const Items = styled.ul`
  & > li {
    border-bottom: 1px solid ${color.rule};
  }
  [data-top] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]};
    min-height: 48px;
    font: 1.3rem ${font.heading};
    color: ${color.ink};
    text-decoration: none;
    list-style: none;
  }
  [data-top]::-webkit-details-marker {
    display: none;
  }
  [data-top] svg {
    transition: transform 150ms ease-out;
  }
  details[open] > [data-top] svg {
    transform: rotate(180deg);
  }
  [data-top][aria-current] {
    color: ${color.accent};
  }
  ${from.desktop} {
    display: flex;
    & > li {
      border: 0;
      position: relative;
    }
    [data-top] {
      min-height: 44px;
      padding: 0 0.45rem;
      font: inherit;
      font-size: 0.94rem;
      white-space: nowrap;
    }
    [data-top]:hover,
    details[open] > [data-top] {
      background: ${color.sunken};
    }
    [data-top][aria-current] {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.45em;
    }
  }
`;
