import { styled } from 'styled-components';
import { color, secondaryText, space } from '#components/theme.ts';
import { nameAuthor } from '#schema/api/author.ts';
import type { RequestState } from '#schema/api/stored-request.ts';
import { fullTime } from '../times.ts';

type ChangedByProps = Pick<RequestState['history'][number], 'at' | 'actor' | 'by' | 'link'>;

/** Who did something, and when. */
export function ChangedBy({ at, ...author }: ChangedByProps) {
  return (
    <Line>
      <b>{nameAuthor(author)}</b>
      <time dateTime={at}>{fullTime(at)}</time>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  ${secondaryText}
  b {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;
