import { styled } from 'styled-components';
import { usePageLanguage } from '../page-language.ts';
import { color, size, space } from '../theme.ts';

/** Who reviewed a page and when, and where its facts come from: pages in English. */
export function Sources({ sources }: { sources: readonly { name: string; href: string }[] }) {
  const { language, words } = usePageLanguage();
  return (
    <Lines>
      <p>{words.reviewed}</p>
      <p id="sources">{words.sources}</p>
      <ul aria-labelledby="sources">
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
  margin-top: ${space[5]};
  font-size: ${size.small};
  color: ${color.inkMuted};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
  }
  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
