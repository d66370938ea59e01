import { styled } from 'styled-components';
import { contactLinkFrom } from '../form/contact-link.ts';
import { Icon } from '../media/Icon.tsx';
import { color, font, from, radius, space } from '../theme.ts';
import { MenuPanel } from './MenuPanel.tsx';

export interface Menu {
  name: string;
  links: { name: string; href: string; description: string }[];
  caption: string | null;
  /** Below the list: the page with everything in this menu, and related tools. */
  more: { name: string; href: string }[];
}

const directLinks = [
  { name: 'Trends', href: '/trends' },
  { name: 'Gallery', href: '/gallery' },
  { name: 'Guides', href: '/guides' },
  { name: 'Blog', href: '/blog' },
  { name: 'Contact', href: '/contact' },
];

interface SiteMenuProps {
  path: string;
  menus: Menu[];
}

/** Drop-down menus, followed by plain links. */
export function SiteMenu({ path, menus }: SiteMenuProps) {
  return (
    <nav aria-label="Main">
      <Items>
        {menus.map((menu) => (
          <li key={menu.name}>
            <details name="site-menu">
              <summary data-top="" data-current={menu.links.some(({ href }) => href === path) || undefined}>
                {menu.name}
                <Icon name="down" size={16} />
              </summary>
              <MenuPanel path={path} menu={menu} />
            </details>
          </li>
        ))}
        {directLinks.map(({ name, href }) => (
          <li key={href}>
            <a
              data-top=""
              href={href === '/contact' ? contactLinkFrom(path) : href}
              aria-current={href === path ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </Items>
    </nav>
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
    min-height: 56px;
    font-family: ${font.heading};
    font-size: 1.3rem;
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
  [data-top][aria-current='page'],
  [data-top][data-current] {
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
      padding: 0 0.55rem;
      border-radius: ${radius.small};
      font: inherit;
      font-size: 0.94rem;
      white-space: nowrap;
    }
    [data-top]:hover,
    details[open] > [data-top] {
      background: ${color.sunken};
    }
    [data-top][aria-current='page'],
    [data-top][data-current] {
      color: ${color.accent};
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.45em;
    }
  }
`;
