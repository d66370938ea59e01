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
  return (
    <Links as={label ? 'nav' : 'div'} aria-label={label}>
      <ul>
        {links.map(({ name, href, icon }) => (
          <li key={href}>
            <Quick href={href} $isUrgent={icon === 'water'} aria-current={href === path ? 'page' : undefined}>
              <Icon name={icon} size={17} />
              {name}
            </Quick>
          </li>
        ))}
      </ul>
    </Links>
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
  ${from.desktop} {
    display: none;
  }
`;

const Quick = styled(PageLink)<{ $isUrgent: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  color: ${({ $isUrgent }) => ($isUrgent ? color.signal : color.ink)};
  line-height: 1.2;
  text-decoration: none;
  &[aria-current] {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
  svg {
    flex: none;
    color: ${({ $isUrgent }) => ($isUrgent ? color.signal : color.accent)};
  }
`;
