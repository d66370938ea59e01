import { styled } from 'styled-components';
import { textButton } from '#components/form/text-button.ts';
import { useWords } from '#components/page-language.ts';
import { Filled } from '#components/prose/Filled.tsx';
import { color, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';

interface AboutLineProps {
  topic: string;
  remove: () => void;
}

/** What the page was about that led here. It goes along with the request unless the visitor removes it. */
export function AboutLine({ topic, remove }: AboutLineProps) {
  const { topic: words } = useWords('contact.form');
  return (
    <Line>
      <span>
        <Filled text={words.about} parts={{ topic: <b>{topic}</b> }} />
      </span>
      <Remove type="button" onClick={remove} aria-label={fill(words.removeTopic, { topic })}>
        {words.remove}
      </Remove>
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
`;

const Remove = styled.button`
  ${textButton}
`;
