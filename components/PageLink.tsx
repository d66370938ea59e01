import type { ComponentProps } from 'react';
import { usePageLanguage } from './page-language.ts';

/**
 * A link to a page of ours by its English address: leads to the edition in the page's language, or says that there's only an English
 * one. Style it with `as={PageLink}`.
 */
export function PageLink({ href = '', children, 'aria-label': label, ...rest }: ComponentProps<'a'>) {
  const { note, ...link } = usePageLink(href);
  return (
    <a {...rest} href={link.href || undefined} hrefLang={link.hrefLang} aria-label={label && label + note}>
      {children}
      {note}
    </a>
  );
}

/** Where such a link leads, and what follows its text: nothing, or that the page is in English. */
export function usePageLink(englishHref: string) {
  const { localize, findWords } = usePageLanguage();
  const { href, hrefLang } = localize(englishHref);
  return { href, hrefLang, note: hrefLang ? ` ${findWords('shared.inEnglish')}` : '' };
}
