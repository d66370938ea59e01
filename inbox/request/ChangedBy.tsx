import { styled } from 'styled-components';
import { color, secondaryText, space } from '../../components/theme.ts';
import { fullTime } from '../times.ts';

interface ChangedByProps {
  /** Missing if the website did it, or if it was before people signed in by name. */
  by: string | undefined;
  at: string;
}

/** Who did something, and when. */
export function ChangedBy({ by, at }: ChangedByProps) {
  return (
    <Line>
      {by !== undefined && <b>{by}</b>}
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
