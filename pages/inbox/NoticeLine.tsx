import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import type { Notice } from './request/use-request.ts';

interface NoticeLineProps {
  notice: Notice | null;
  about: Notice['about'];
}

/** What came of a change, beside what was changed; said aloud, a failure at once. */
export function NoticeLine({ notice, about }: NoticeLineProps) {
  const ours = notice?.about === about ? notice : null;
  return (
    <>
      <Line role="status" data-kind="done">
        {ours?.kind === 'done' && ours.text}
      </Line>
      <Line role="alert">{ours && ours.kind !== 'done' && ours.text}</Line>
    </>
  );
}

const Line = styled.p`
  margin-top: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-left: 4px solid ${color.signal};
  background: ${color.signalSoft};
  line-height: 1.45;
  &[data-kind='done'] {
    padding: 0;
    border: 0;
    background: none;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  &:empty {
    display: none;
  }
`;
