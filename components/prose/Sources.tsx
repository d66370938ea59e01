import { styled } from 'styled-components';
import { usePageLanguage, useWords } from '../page-language.ts';
import { secondaryText, space } from '../theme.ts';

/** Where the facts of a page come from: pages in English. */
export function Sources({ sources }: { sources: readonly { name: string; href: string }[] }) {
  const { language } = usePageLanguage();
  const words = useWords('shared');
  return (
    <Lines>
      <ul aria-label={words.sources}>
        <li aria-hidden="true">{words.sources}</li>
        {sources.map(({ name, href }) => (
          <li key={href}>
            <a href={href} hrefLang={language === 'en' ? undefined : 'en'}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Lines>
  );
}

const Lines = styled.div`
  margin-top: ${space[4]};
  ${secondaryText}
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }
  li {
    padding-block: ${space[1]};
  }
`;
