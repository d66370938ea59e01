import { Fragment } from 'react';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { useBusiness } from '../business.ts';

const kinds = [
  { kind: 'service', noun: '' },
  { kind: 'floor', noun: '' },
  { kind: 'city', noun: '' },
  { kind: 'article', noun: 'article: ' },
  { kind: 'guide', noun: 'guide: ' },
  { kind: 'project', noun: 'project like: ' },
  { kind: 'page', noun: '' },
] as const;

/** What the page was about that led the visitor to the form. */
export function CameFrom({ context }: { context: RequestContext }) {
  const { folders, pageNames } = useBusiness();
  const parts = kinds.flatMap(({ kind, noun }) => {
    const slug = context[kind];
    if (slug === undefined) return [];
    // Floors and projects have no page of their own.
    const isPage = kind !== 'floor' && kind !== 'project';
    const name = isPage ? pageNames[kind][slug] : undefined;
    return [{ key: kind, noun, text: name ?? slug.replaceAll('-', ' '), href: isPage && name ? folders[kind] + slug : null }];
  });
  return (
    <>
      {parts.map(({ key, noun, text, href }, index) => (
        <Fragment key={key}>
          <span>{index > 0 ? `, ${noun}` : noun}</span>
          {href ? (
            <a href={href} target="_blank" rel="noopener">
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </Fragment>
      ))}
      {context.zip && <span>{`${parts.length > 0 ? ', ' : ''}zip code ${context.zip}`}</span>}
    </>
  );
}
