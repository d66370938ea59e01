import { styled } from 'styled-components';
import { Eyebrow } from '../../../components/section/Layout.tsx';
import { color, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleHeader({ article, author }: Pick<Data, 'article' | 'author'>) {
  const { category, title, date, readMinutes } = article;
  return (
    <Header>
      <Eyebrow>{category}</Eyebrow>
      <h1>{title}</h1>
      <p>
        By {author} · <time dateTime={date}>{dateFormat.format(new Date(date))}</time> · {readMinutes} min read
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
