import type { ReactNode } from 'react';
import { contactLink } from '#components/form/contact-link.ts';
import type { OtherLanguage } from '#components/frame/LanguageSwitch.tsx';
import { PhoneBar } from '#components/frame/PhoneBar.tsx';
import { QuickLinks } from '#components/frame/QuickLinks.tsx';
import { SiteFooter } from '#components/frame/SiteFooter.tsx';
import { SiteHeader } from '#components/frame/SiteHeader.tsx';
import { languageOf, pathIn, toEnglishPath } from '#schema/rules/language.ts';
import { isDemo } from '#site/business.ts';
import { hasSpanish } from '#site/editions.ts';
import { companyLinksIn, emergencyPath, footerIn, menuLinksIn, menusIn, quickLinksIn } from '#site/frame.ts';
import { contentIn } from '#site/index.ts';
import { contextAt, pageAt } from '#site/pages.ts';
import { isBilingual } from '#site/read/languages.ts';
import { wordsIn } from '#site/read/words.ts';

interface FrameProps {
  path: string;
  kind: 'site' | 'bare';
  children: ReactNode;
}

/** The header and footer around a page's main part. A bare page has only the main part. */
export function Frame({ path, kind, children }: FrameProps) {
  const main = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  if (kind === 'bare') return main;
  const language = languageOf(path);
  const business = contentIn(language).business;
  const english = toEnglishPath(path);
  const quickLinks = quickLinksIn(language);
  const form = { href: contactLink(contextAt(path)), isOffered: !pageAt(path)?.route.isForm };
  const shared = { path: english, otherLanguage: otherLanguageOf(path) };
  return (
    <>
      <SiteHeader
        {...shared}
        form={form}
        menus={menusIn(language)}
        links={menuLinksIn(language, form.href)}
        quickLinks={quickLinks}
        company={companyLinksIn(language)}
        phone={business.phone}
        name={business.name}
      />
      <QuickLinks path={english} label={wordsIn(language).frame.quickLinks} links={quickLinks} />
      {main}
      <SiteFooter {...shared} isDemo={isDemo} business={business} links={footerIn(language)} />
      <PhoneBar form={form} phone={business.phone} isUrgent={english === emergencyPath} />
    </>
  );
}

/** Pages that are only in one language lead to the other one's home page, and say so. */
function otherLanguageOf(path: string): OtherLanguage | null {
  if (!isBilingual) return null;
  const english = toEnglishPath(path);
  const isBoth = hasSpanish(english) && english !== '/404';
  const page = isBoth ? english : '/';
  return languageOf(path) === 'es'
    ? { name: 'English', note: isBoth ? '' : 'home', href: page, hrefLang: 'en' }
    : { name: 'Español', note: isBoth ? '' : 'inicio', href: pathIn('es', page), hrefLang: 'es' };
}
