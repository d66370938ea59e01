import { Fragment } from 'react';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { useBusiness } from '../business.ts';

const kinds = [
  { kind: 'service', folder: '/services', noun: '' },
  { kind: 'floor', folder: null, noun: '' },
  { kind: 'city', folder: '/cities', noun: '' },
  { kind: 'article', folder: '/blog', noun: 'article: ' },
  { kind: 'guide', folder: '/guides', noun: 'guide: ' },
  { kind: 'project', folder: null, noun: 'project like: ' },
  { kind: 'page', folder: '', noun: '' },
] as const;

/** What the page was about that led the visitor to the form. */
export function CameFrom({ context }: { context: RequestContext }) {
  const { pageNames } = useBusiness();
  const parts = kinds.flatMap(({ kind, folder, noun }) => {
    const slug = context[kind];
    if (slug === undefined) return [];
    const name = folder !== null && pageNames[kind][slug];
    return [{ key: kind, noun, text: name || slug.replaceAll('-', ' '), href: name ? `${folder}/${slug}` : null }];
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
