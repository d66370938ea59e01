import { styled } from 'styled-components';
import { Fold } from '../folds/Fold.tsx';
import { usePageLanguage, useWords } from '../page-language.ts';
import { belowTablet, color, size, space } from '../theme.ts';

/** Who reviewed a page and when, and where its facts come from: pages in English. */
export function Sources({ sources }: { sources: readonly { name: string; href: string }[] }) {
  const { language } = usePageLanguage();
  const words = useWords('shared');
  return (
    <Lines>
      <p>{words.reviewed}</p>
      <Fold label={words.sources}>
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
      </Fold>
    </Lines>
  );
}

const Lines = styled.div`
  margin-top: ${space[4]};
  font-size: ${size.small};
  color: ${color.inkMuted};
  details {
    margin-top: 0;
  }
  #sources {
    ${belowTablet} {
      display: none;
    }
  }
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
