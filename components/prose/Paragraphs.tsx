import { styled } from 'styled-components';
import { Fold } from '../folds/Fold.tsx';
import { usePageLanguage } from '../page-language.ts';
import { space } from '../theme.ts';
import { Ranges } from './Ranges.tsx';

/** Paragraphs, of which phones show the first one until you read on. */
export function Paragraphs({ texts: [first = '', ...others] }: { texts: readonly string[] }) {
  const { words } = usePageLanguage();
  return (
    <Texts>
      <p>
        <Ranges>{first}</Ranges>
      </p>
      {others.length > 0 && (
        <Fold label={words.readMore}>
          <Texts>
            {others.map((text) => (
              <p key={text}>
                <Ranges>{text}</Ranges>
              </p>
            ))}
          </Texts>
        </Fold>
      )}
    </Texts>
  );
}

const Texts = styled.div`
  & > * + * {
    margin-top: ${space[4]};
  }
`;
