import { styled } from 'styled-components';
import { Room } from '#components/cards/Room.ts';
import { PageLink } from '#components/PageLink.tsx';
import { color, from, space } from '#components/theme.ts';
import type { Data } from './+data.ts';

/** Links to an article's services and cities, then to the previous and next articles. */
export function ArticleLinks(data: Pick<Data, 'words' | 'services' | 'cities' | 'previous' | 'next'>) {
  const { words, previous, next } = data;
  return (
    <>
      <Related data-no-print="">
        <Links label={words.services} links={data.services} />
        <Links label={words.cities} links={data.cities} />
      </Related>
      <Neighbors aria-label={words.more}>
        {previous && (
          <Room as={PageLink} href={previous.href} rel="prev">
            <small>{words.previous}</small> {previous.name}
          </Room>
        )}
        {next && (
          <Room as={PageLink} href={next.href} rel="next">
            <small>{words.next}</small> {next.name}
          </Room>
        )}
        {!previous && !next && (
          <Room as={PageLink} href="/blog">
            <small>{words.others}</small> {words.allArticles}
          </Room>
        )}
      </Neighbors>
    </>
  );
}

function Links({ label, links }: { label: string; links: Data['cities'] }) {
  return (
    <p>
      <b>{label}:</b>{' '}
      {links.map(({ name, href }) => (
        <PageLink key={href} href={href}>
          {name}
        </PageLink>
      ))}
    </p>
  );
}

const Related = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[4]};
  a {
    display: inline-block;
    margin-right: ${space[4]};
    padding-block: 0.2rem;
  }
`;

const Neighbors = styled.nav`
  display: grid;
  a {
    margin-bottom: -1px;
    padding: ${space[3]};
    line-height: 1.4;
    font-weight: 600;
    text-decoration: none;
  }
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    a[rel='next'] {
      text-align: right;
      grid-column: -2 / -1;
    }
  }
  small {
    display: block;
    font-weight: 400;
    color: ${color.inkMuted};
  }
`;
