import { styled } from 'styled-components';
import { space } from '../theme.ts';

/** The way to this page in the other language, or to that language's home page. */
export interface OtherLanguage {
  /** The language's own name. */
  name: string;
  /** In that language, what the link leads to if it isn't this page. */
  note?: string;
  href: string;
  hrefLang: string;
}

interface LanguageSwitchProps extends OtherLanguage {
  className?: string;
}

/** The way to the other language. renderer/client/language.ts takes the query and the fragment along. */
export function LanguageSwitch({ name, note, href, hrefLang, className }: LanguageSwitchProps) {
  return (
    <Link className={className} href={href} hrefLang={hrefLang} lang={hrefLang} data-language-switch="">
      {name}
      {note && <small>{`(${note})`}</small>}
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 44px;
  white-space: nowrap;
`;
