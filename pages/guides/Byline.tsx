import { styled } from 'styled-components';
import { color, size, space } from '../../components/theme.ts';
import type { Guide } from '../../schema/content.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface BylineProps {
  guide: Pick<Guide, 'author' | 'authorTitle' | 'publishDate' | 'readTime'>;
}

/** Who wrote a guide, when, and how long it takes to read. */
export function Byline({ guide }: BylineProps) {
  return (
    <Line>
      {guide.author}, <span>{guide.authorTitle}</span>
      <br />
      <time dateTime={guide.publishDate}>{dateFormat.format(new Date(guide.publishDate))}</time> · {guide.readTime}
    </Line>
  );
}

const Line = styled.p`
  margin-top: ${space[2]};
  font-size: ${size.small};
  color: ${color.inkMuted};
  span {
    display: inline-block;
  }
`;
