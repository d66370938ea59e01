import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { color, from, size, space } from '../theme.ts';
import type { MenuLink } from './MenuPanel.tsx';

interface QuickLinksProps {
  path: string;
  /** Name of the navigation, for screen readers. In the menu, it has none of its own. */
  label?: string;
  links: readonly QuickLink[];
}

export interface QuickLink extends MenuLink {
  icon: 'water' | 'floors' | 'price';
}

/** On phones and tablets, the way to emergency help, the visualizer and prices. */
export function QuickLinks({ path, label, links }: QuickLinksProps) {
  const Box = links[0]?.icon === 'water' ? Links : CalmLinks;
  return (
    <Box as={label ? 'nav' : 'div'} aria-label={label}>
      <ul>
        {links.map(({ name, href, icon }) => (
          <li key={href}>
            <PageLink href={href} aria-current={href === path ? 'page' : undefined}>
              <Icon name={icon} size={17} />
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Links = styled.div`
  border-bottom: 1px solid ${color.rule};
  font-size: ${size.small};
  font-weight: 600;
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-around;
    gap: 0 ${space[2]};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 44px;
    color: ${color.ink};
    line-height: 1.2;
    text-decoration: none;
  }
  a[aria-current] {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
  li:first-child :is(a, svg) {
    color: ${color.signal};
  }
  ${from.desktop} {
    display: none;
  }
`;

/** Without an emergency, the first link looks like the others. */
const CalmLinks = styled(Links)`
  li:first-child a {
    color: ${color.ink};
  }
  li:first-child svg {
    color: ${color.accent};
  }
`;
