import { styled } from 'styled-components';

/** The way to this page in the other language, or to that language's home page. */
export interface OtherLanguage {
  /** The language's own name. */
  name: string;
  href: string;
  hrefLang: string;
}

interface LanguageSwitchProps extends OtherLanguage {
  className?: string;
}

/** The way to the other language. renderer/client/language.ts takes the query and the fragment along. */
export function LanguageSwitch({ name, href, hrefLang, className }: LanguageSwitchProps) {
  return (
    <Link className={className} href={href} hrefLang={hrefLang} lang={hrefLang} data-language-switch="">
      {name}
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
