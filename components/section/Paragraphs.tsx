import { styled } from 'styled-components';
import { usePageLanguage } from '../page-language.ts';
import { space } from '../theme.ts';
import { Fold } from './Fold.tsx';
import { Prose } from './Prose.tsx';
import { Ranges } from './Ranges.tsx';

/** Paragraphs, of which phones show the first one until you read on. */
export function Paragraphs({ texts: [first = '', ...others] }: { texts: readonly string[] }) {
  const { words } = usePageLanguage();
  return (
    <Prose>
      <p>
        <Ranges>{first}</Ranges>
      </p>
      {others.length > 0 && (
        <Fold label={words.readMore}>
          <Others>
            {others.map((text) => (
              <p key={text}>
                <Ranges>{text}</Ranges>
              </p>
            ))}
          </Others>
        </Fold>
      )}
    </Prose>
  );
}

const Others = styled.div`
  display: grid;
  gap: ${space[4]};
`;
