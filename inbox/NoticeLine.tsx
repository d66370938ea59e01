import { styled } from 'styled-components';
import { secondaryText, space } from '#components/theme.ts';
import { problemBox } from './problem-box.ts';
import type { Notice } from './request/use-saving.ts';

/** Says whether a change was saved, next to what was changed. */
export function NoticeLine({ notice, about }: { notice: Notice | null; about: Notice['about'] }) {
  const shown = notice?.about === about ? notice : null;
  return (
    <>
      <Line role="status" data-kind="done">
        {shown?.kind === 'done' && shown.text}
      </Line>
      <Line role="alert">{shown && shown.kind !== 'done' && shown.text}</Line>
    </>
  );
}

const Line = styled.p`
  ${problemBox}
  margin-top: ${space[2]};
  &[data-kind='done'] {
    padding: 0;
    border: 0;
    background: none;
    ${secondaryText}
  }
  &:empty {
    display: none;
  }
`;
