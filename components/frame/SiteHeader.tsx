import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { ButtonLink } from '../form/Button.tsx';
import type { FormLink } from '../form/contact-link.ts';
import { Container } from '../layout/Container.ts';
import { tape } from '../layout/drawing.ts';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { color, from, headerHeight, space, unseen } from '../theme.ts';
import type { OtherLanguage } from './LanguageSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuLink } from './MenuPanel.tsx';
import { IconButton, MenuSheet } from './MenuSheet.tsx';
import type { QuickLink } from './QuickLinks.tsx';
import type { SiteMenuProps } from './SiteMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

interface SiteHeaderProps extends Omit<SiteMenuProps, 'label'> {
  form: FormLink;
  name: string;
  phone: { text: string; href: string };
  /** Null if the site has only one. */
  otherLanguage: OtherLanguage | null;
  quickLinks: readonly QuickLink[];
  company: readonly MenuLink[];
}

export function SiteHeader({ name, ...sheet }: SiteHeaderProps) {
  const { form, phone, otherLanguage } = sheet;
  const words = useWords('frame');
  return (
    <Bar>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <Row>
        <Home as={PageLink} href="/" aria-label={fill(words.home, { name })}>
          <Wordmark />
        </Home>
        <MenuSheet {...sheet} />
        {otherLanguage && <Switch {...otherLanguage} />}
        <Call href={phone.href}>
          <Icon name="phone" size={18} />
          <span>{phone.text}</span>
        </Call>
        {form.isOffered && (
          <Estimate as={PageLink} href={form.href} data-no-print="">
            {words.estimate}
          </Estimate>
        )}
        <Toggle type="button" popoverTarget="site-menu" data-no-print="">
          <Icon name="menu" size={26} />
          <span className="unseen">{words.openMenu}</span>
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
  border-bottom: 1px solid ${color.ink};
  &::after {
    content: '';
    display: block;
    height: 10px;
    border-top: 1px solid ${color.ink};
    ${tape}
  }
  /* Leaves more room for the page on a short screen or at 400% zoom. */
  @media (max-height: 26em) {
    position: static;
  }
  @media print {
    position: static;
    margin-bottom: ${space[4]};
    &::after {
      display: none;
    }
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

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: calc(${headerHeight} - 11px);
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

const Call = styled.a`
  display: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  padding-inline: ${space[3]};
  color: ${color.ink};
  font-size: 0.94rem;
  white-space: nowrap;
  text-decoration: none;
  ${from.tablet} {
    display: flex;
  }
  /* The menu needs the room. */
  @media (min-width: 68.75em) and (max-width: 77.4em) {
    padding-inline: ${space[2]};
    span {
      ${unseen}
    }
  }
`;

const Estimate = styled(ButtonLink)`
  display: none;
  min-height: 44px;
  padding-inline: ${space[4]};
  font-size: 0.94rem;
  ${from.tablet} {
    display: inline-flex;
  }
`;

/** On the smallest phones, the menu has it. Beside the menu on wide screens, there's only room for the language's name. */
const Switch = styled(LanguageSwitch)`
  padding-inline: ${space[2]};
  color: ${color.ink};
  font-size: 0.94rem;
  text-decoration: none;
  @media (max-width: 24.3em) {
    display: none;
  }
  ${from.desktop} {
    small {
      ${unseen}
    }
  }
`;

const Toggle = styled(IconButton)`
  ${from.desktop} {
    display: none;
  }
`;
