import { styled } from 'styled-components';
import { Fold } from '../folds/Fold.tsx';
import { useWords } from '../page-language.ts';
import { space } from '../theme.ts';

/** Paragraphs, of which phones show the first one until you read on. */
export function Paragraphs({ texts: [first = '', ...others] }: { texts: readonly string[] }) {
  const words = useWords('shared');
  return (
    <Texts>
      <p>{first}</p>
      {others.length > 0 && (
        <Fold label={words.readMore}>
          <Texts>
            {others.map((text) => (
              <p key={text}>{text}</p>
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
