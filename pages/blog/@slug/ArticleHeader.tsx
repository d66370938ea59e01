import { styled } from 'styled-components';
import { Eyebrow } from '#components/layout/SectionHeading.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { color, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { longDay } from '#schema/rules/long-day.ts';
import type { Data } from './+data.ts';

export function ArticleHeader(data: Pick<Data, 'language' | 'article' | 'words' | 'author' | 'modified'>) {
  const { language, article, words, author, modified } = data;
  const { category, title, date, readMinutes } = article;
  return (
    <Header>
      <Eyebrow>{category}</Eyebrow>
      <h1>{title}</h1>
      <p>
        {fill(words.by, { author })} · <time dateTime={date}>{longDay(language, date)}</time> ·{' '}
        {fill(words.minutes, { count: readMinutes })} ·{' '}
        <Filled text={words.updated} parts={{ date: <time dateTime={modified}>{longDay(language, modified)}</time> }} />
      </p>
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.1rem);
  }
  p:last-child {
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;
