import { styled } from 'styled-components';
import { secondaryText, space } from '#components/theme.ts';
import type { Guide } from '#schema/content/files/article.ts';
import { longDay } from '#schema/rules/long-day.ts';

interface BylineProps {
  guide: Pick<Guide, 'author' | 'authorTitle' | 'publishDate' | 'readMinutes'>;
  /** The day of its last change, on its own page. */
  modified?: string;
}

/** Who wrote a guide, when, and how long it takes to read. */
export function Byline({ guide, modified }: BylineProps) {
  return (
    <Line>
      {guide.author}, <span>{guide.authorTitle}</span>
      <br />
      <time dateTime={guide.publishDate}>{longDay('en', guide.publishDate)}</time>
      {` · ${guide.readMinutes} min read`}
      {modified && (
        <>
          {' '}
          · Updated <time dateTime={modified}>{longDay('en', modified)}</time>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  margin-top: ${space[2]};
  ${secondaryText}
  span {
    display: inline-block;
  }
`;
