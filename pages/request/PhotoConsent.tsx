import { useState } from 'react';
import { styled } from 'styled-components';
import { choiceLine } from '../../components/form/choice-line.ts';
import { sendConsent } from '../../components/own-request/visitor-api.ts';
import { color, size, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import type { VisitorPage } from '../../schema/visitor.ts';
import { useOpenRequest } from './open-request.ts';
import { Photo } from './StoredPhotos.tsx';
import { useAction } from './use-action.ts';

/** Yes or no for each photo of the job. Each answer is saved right away. */
export function PhotoConsent({ photos }: Pick<NonNullable<VisitorPage['job']>, 'photos'>) {
  const { words, fragment } = useOpenRequest();
  const say = words.consent;
  const { isRunning, problem, run } = useAction();
  const [shown, setShown] = useState<readonly string[]>(photos.filter(({ isShown }) => isShown).map(({ name }) => name));
  const [isSaved, setSaved] = useState(false);

  async function change(name: string, isShown: boolean) {
    const before = shown;
    const next = isShown ? [...before, name] : before.filter((other) => other !== name);
    setShown(next);
    const isDone = await run(() => sendConsent(fragment, next));
    if (!isDone) setShown(before);
    setSaved(isDone);
  }

  return (
    <>
      <p>{say.intro}</p>
      <List>
        {photos.map(({ name, kind }, index) => {
          const alt = fill(kind === 'before' ? say.before : say.after, { number: index + 1 });
          return (
            <li key={name}>
              <Photo name={name} alt={alt} />
              <b>{alt}</b>
              <label>
                <input
                  type="checkbox"
                  checked={shown.includes(name)}
                  disabled={isRunning}
                  onChange={(event) => change(name, event.target.checked)}
                />
                {say.show}
              </label>
            </li>
          );
        })}
      </List>
      <p role="status">{isSaved && say.saved}</p>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[4]};
  li {
    display: grid;
    gap: ${space[1]};
    align-content: start;
  }
  img,
  i {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: ${color.sunken};
  }
  b {
    font-size: ${size.small};
  }
  label {
    ${choiceLine}
  }
`;
