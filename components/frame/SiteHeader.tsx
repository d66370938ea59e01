import { styled } from 'styled-components';
import { ButtonLink } from '../form/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { color, font, from, headerHeight, pageWidth, radius, shadow, size, space } from '../theme.ts';
import { Wordmark } from './Wordmark.tsx';

interface Menu {
  name: string;
  links: { name: string; href: string; description: string }[];
  caption: string | null;
  /** The page that lists everything of this menu. */
  all: { name: string; href: string };
}

interface SiteHeaderProps {
  path: string;
  name: string;
  phone: { text: string; href: string };
  menus: Menu[];
}

const directLinks = [
  { name: 'Trends', href: '/trends' },
  { name: 'Gallery', href: '/gallery' },
  { name: 'Guides', href: '/guides' },
  { name: 'Blog', href: '/blog' },
  { name: 'Contact', href: '/contact' },
];

/** One list of links: a bar with panels on wide screens, a full-height sheet on phones. */
export function SiteHeader({ path, name, phone, menus }: SiteHeaderProps) {
  const current = (href: string) => (path === href ? 'page' : undefined);
  return (
    <Bar>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Row>
        <Home href="/" aria-label={`${name}, home page`}>
          <Wordmark />
        </Home>
        <Sheet id="site-menu" popover="auto">
          <SheetTop>
            <Wordmark />
            <IconButton type="button" popoverTarget="site-menu" popoverTargetAction="hide">
              <Icon name="close" size={26} />
              <span className="unseen">Close menu</span>
            </IconButton>
          </SheetTop>
          <nav aria-label="Main">
            <Top>
              {menus.map((menu) => (
                <li key={menu.name}>
                  <details name="site-menu">
                    <summary data-top="" data-current={menu.links.some((link) => link.href === path) || undefined}>
                      {menu.name}
                      <Icon name="down" size={16} />
                    </summary>
                    <Panel data-columns={menu.links.length > 6 ? 3 : 2}>
                      {menu.caption && <p>{menu.caption}</p>}
                      <ul>
                        {menu.links.map((link) => (
                          <li key={link.href}>
                            <a href={link.href} aria-current={current(link.href)}>
                              <b>{link.name}</b> <span>{link.description}</span>
                            </a>
                          </li>
                        ))}
                      </ul>
                      <a data-all="" href={menu.all.href} aria-current={current(menu.all.href)}>
                        {menu.all.name}
                        <Icon name="next" size={16} />
                      </a>
                    </Panel>
                  </details>
                </li>
              ))}
              {directLinks.map((link) => (
                <li key={link.href}>
                  <a data-top="" href={link.href} aria-current={current(link.href)}>
                    {link.name}
                  </a>
                </li>
              ))}
            </Top>
          </nav>
          <SheetEnd>
            <ButtonLink href="/contact">Free Estimate</ButtonLink>
            <ButtonLink data-kind="quiet" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </ButtonLink>
          </SheetEnd>
        </Sheet>
        <Call href={phone.href}>
          <Icon name="phone" size={18} />
          <span>{phone.text}</span>
        </Call>
        <Estimate href="/contact">Estimate</Estimate>
        <Toggle type="button" popoverTarget="site-menu">
          <Icon name="menu" size={26} />
          <span className="unseen">Open menu</span>
        </Toggle>
      </Row>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.page};
  border-bottom: 1px solid ${color.rule};
  /* On a low screen, or one enlarged four times, the page needs the room. */
  @media (max-height: 26em) {
    position: static;
  }
  @media print {
    position: static;
  }
`;

const SkipLink = styled.a`
  position: absolute;
  left: ${space[4]};
  top: -4rem;
  z-index: 1;
  padding: ${space[2]} ${space[4]};
  background: ${color.dark};
  color: ${color.onDark};
  &:focus {
    top: ${space[2]};
    color: ${color.onDark};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: ${headerHeight};
  max-width: calc(${pageWidth} + 2 * ${space[5]});
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${from.tablet} {
    padding-inline: ${space[5]};
  }
`;

const Home = styled.a`
  display: block;
  margin-right: auto;
  padding-block: ${space[2]};
  color: ${color.ink};
  &:hover {
    color: ${color.ink};
  }
`;

const Sheet = styled.div`
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${space[4]} ${space[6]};
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: ${color.page};
  color: ${color.ink};
  html:has(&:popover-open) {
    overflow: hidden;
  }
  ${from.desktop} {
    display: block;
    position: static;
    width: auto;
    height: auto;
    padding: 0;
    overflow: visible;
    background: none;
  }
`;

const SheetTop = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  height: ${headerHeight};
  margin-bottom: ${space[2]};
  ${from.desktop} {
    display: none;
  }
`;

const SheetEnd = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[5]};
  ${from.desktop} {
    display: none;
  }
`;

const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-right: -11px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.ink};
  cursor: pointer;
`;

const Toggle = styled(IconButton)`
  ${from.desktop} {
    display: none;
  }
`;

const Top = styled.ul`
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
      padding: 0 0.6rem;
      border-radius: ${radius.small};
      font: inherit;
      font-size: 0.97rem;
      font-weight: 550;
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
    border-radius: ${radius.small};
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
  a[data-all] {
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
    border: 1px solid ${color.rule};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow};
    /* Carries the pointer over the gap below the bar. */
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
    &[data-columns='3'] ul {
      grid-template-columns: repeat(3, 11rem);
    }
    a[data-all] {
      margin-top: ${space[3]};
    }
  }
`;

const Call = styled.a`
  display: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  padding-inline: ${space[3]};
  color: ${color.ink};
  font-weight: 600;
  font-size: 0.97rem;
  white-space: nowrap;
  text-decoration: none;
  ${from.tablet} {
    display: flex;
  }
  @media (min-width: 68.75em) and (max-width: 77.4em) {
    padding-inline: ${space[2]};
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Estimate = styled(ButtonLink)`
  display: none;
  min-height: 44px;
  padding-inline: ${space[4]};
  ${from.tablet} {
    display: inline-flex;
  }
`;
