import type { ComponentProps } from 'react';
import { usePageLanguage } from './page-language.ts';

/**
 * A link to a page of ours by its English address: leads to the edition in the page's language, or says that there's only an English
 * one. Only for markup rendered at build. Style it with `as={PageLink}`.
 */
export function PageLink({ href = '', children, 'aria-label': label, ...rest }: ComponentProps<'a'>) {
  const { localize, words } = usePageLanguage();
  const target = localize(href);
  const note = target.hrefLang ? ` ${words.inEnglish}` : '';
  return (
    <a {...rest} href={target.href} hrefLang={target.hrefLang} aria-label={label && label + note}>
      {children}
      {note}
    </a>
  );
}
