import { styled } from 'styled-components';
import { Filled } from '#components/prose/Filled.tsx';
import { color, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Words } from './words.ts';

interface AboutLineProps {
  words: Words['form']['topic'];
  topic: string;
  /** The part of it that's in English on a Spanish page. */
  english: string | undefined;
  remove: () => void;
}

/** What the page was about that led here. It goes along with the request unless the visitor removes it. */
export function AboutLine({ words, topic, english = '', remove }: AboutLineProps) {
  const [before, after = ''] = english ? topic.split(english) : [topic];
  return (
    <Line>
      <span>
        <Filled
          text={words.about}
          parts={{
            topic: (
              <b>
                <span>{before}</span>
                {english && <span lang="en">{english}</span>}
                <span>{after}</span>
              </b>
            ),
          }}
        />
      </span>
      <button type="button" onClick={remove} aria-label={fill(words.removeTopic, { topic })}>
        {words.remove}
      </button>
    </Line>
  );
}

const Line = styled.p`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space[4]};
  max-width: none;
  margin-bottom: ${space[3]};
  padding: ${space[1]} ${space[4]};
  background: ${color.sunken};
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
