import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { color, from, size, space } from '../theme.ts';

export interface MenuLink {
  name: string;
  href: string;
  /** Set if it leads to a page in the other language. */
  hrefLang?: string;
}

export interface Menu {
  name: string;
  links: (MenuLink & { description: string })[];
  caption: string | null;
  /** Below the list: first the page with everything in this menu, then related tools. */
  more: MenuLink[];
}

/** An open menu's contents: its links, and where to find more. */
export function MenuPanel({ path, menu: { links, caption, more } }: { path: string; menu: Menu }) {
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <Panel data-columns={links.length > 6 ? 3 : 2}>
      {caption && <p>{caption}</p>}
      <ul>
        {links.map(({ name, href, hrefLang, description }) => (
          <li key={href}>
            <a href={href} hrefLang={hrefLang} aria-current={current(href)}>
              <b>{name}</b> {description && <span>{description}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {more.map(({ name, href, hrefLang }) => (
          <a key={href} href={href} hrefLang={hrefLang} aria-current={current(href)}>
            {name}
            <Icon name="next" size={16} />
          </a>
        ))}
      </div>
    </Panel>
  );
}

const Panel = styled.div`
  padding-bottom: ${space[4]};
  p {
    margin-bottom: ${space[2]};
    font-size: ${size.small};
    color: ${color.inkMuted};
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
  a[aria-current='page'] b {
    color: ${color.accent};
  }
  b {
    font-weight: 600;
  }
  span {
    display: block;
    font-size: ${size.small};
    color: ${color.inkMuted};
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
  ${from.desktop} {
    position: absolute;
    left: 0;
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
      grid-template-columns: repeat(2, 16.5rem);
      gap: ${space[1]} ${space[6]};
    }
    /* The widest panel is under the last menu, so it starts farther left. */
    &[data-columns='3'] {
      left: -7rem;
    }
    &[data-columns='3'] ul {
      grid-template-columns: repeat(3, 11rem);
    }
    div {
      justify-content: space-between;
      margin-top: ${space[3]};
    }
  }
`;
