import { styled } from 'styled-components';
import { ButtonLink } from '../form/Button.tsx';
import { CallButton } from '../form/CallButton.tsx';
import type { FormLink } from '../form/contact-link.ts';
import { Icon } from '../media/Icon.tsx';
import { PageLink } from '../PageLink.tsx';
import { useWords } from '../page-language.ts';
import { color, from, headerHeight, size, space } from '../theme.ts';
import type { OtherLanguage } from './LanguageSwitch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuLink } from './MenuPanel.tsx';
import { type QuickLink, QuickLinks } from './QuickLinks.tsx';
import { SiteMenu, type SiteMenuProps } from './SiteMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

interface MenuSheetProps extends Omit<SiteMenuProps, 'label'> {
  form: FormLink;
  phone: { text: string; href: string };
  otherLanguage: OtherLanguage | null;
  quickLinks: readonly QuickLink[];
  /** Pages about how we work. */
  company: readonly MenuLink[];
}

/** The site's menu: part of the header on wide screens, a full-height sheet on phones. */
export function MenuSheet({ form, quickLinks, company, phone, otherLanguage, ...menu }: MenuSheetProps) {
  const words = useWords('frame');
  return (
    <Sheet id="site-menu" popover="auto">
      <SheetTop>
        <Wordmark />
        {/* Otherwise Safari would go on with Tab behind the sheet, because a click doesn't focus the button that opened it. */}
        <IconButton type="button" popoverTarget="site-menu" popoverTargetAction="hide" autoFocus>
          <Icon name="close" size={26} />
          <span className="unseen">{words.closeMenu}</span>
        </IconButton>
      </SheetTop>
      <QuickLinks path={menu.path} links={quickLinks} />
      <SiteMenu {...menu} label={words.mainMenu} />
      <Company>
        {company.map(({ name, href }) => (
          <li key={href}>
            <PageLink href={href} aria-current={href === menu.path ? 'page' : undefined}>
              {name}
            </PageLink>
          </li>
        ))}
      </Company>
      <SheetEnd>
        <ButtonLink as={PageLink} href={form.href}>
          {words.freeEstimate}
        </ButtonLink>
        <CallButton phone={phone} />
        {otherLanguage && <LanguageSwitch {...otherLanguage} />}
      </SheetEnd>
    </Sheet>
  );
}

export const IconButton = styled.button`
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

const Company = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[4]};
  margin-top: ${space[2]};
  font-size: ${size.small};
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    line-height: 1.2;
  }
  ${from.desktop} {
    display: none;
  }
`;

const SheetEnd = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[3]};
  ${from.desktop} {
    display: none;
  }
`;
