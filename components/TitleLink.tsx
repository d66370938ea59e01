import { usePageLanguage } from './page-language.ts';

export interface TitleLinkProps {
  href: string;
  hrefLang?: string | undefined;
  name: string;
  /** Set if the name is in another language than the page. */
  nameLang?: string | undefined;
}

/** A link named by the title of its page. A title in another language is marked, so that screen readers pronounce it right. */
export function TitleLink({ href, hrefLang, name, nameLang }: TitleLinkProps) {
  const { words } = usePageLanguage();
  return (
    <a href={href} hrefLang={hrefLang}>
      <span lang={nameLang}>{name}</span>
      {nameLang && <span>{` ${words.inEnglish}`}</span>}
    </a>
  );
}
