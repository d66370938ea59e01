import { styled } from 'styled-components';
import { Breadcrumbs } from '../../../components/frame/Breadcrumbs.tsx';
import { Eyebrow } from '../../../components/section/Layout.tsx';
import { color, space } from '../../../components/theme.ts';
import type { Data } from './+data.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleHeader({ article, author, trail }: Pick<Data, 'article' | 'author' | 'trail'>) {
  const { category, title, date, readMinutes } = article;
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Header>
        <Eyebrow>{category}</Eyebrow>
        <h1>{title}</h1>
        <p>
          By {author} · <time dateTime={date}>{dateFormat.format(new Date(date))}</time> · {readMinutes} min read
        </p>
      </Header>
    </>
  );
}

const Header = styled.header`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[3]} ${space[5]};
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.2vw, 3.1rem);
  }
  p:last-child {
    font-size: 0.97rem;
    color: ${color.inkMuted};
  }
`;
