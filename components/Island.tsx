import { type ComponentType, createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import type { ServerStyleSheet } from 'styled-components';
import { PagePreloads } from './media/Picture.tsx';
import { type MarkedPage, PageLanguage, pageOf, usePageLanguage, type WordsPath } from './page-language.ts';

export interface PageSheet {
  sheet: ServerStyleSheet;
  /** Names of the page's islands. */
  islands: string[];
}

/** The style sheet of the page being rendered. Islands are rendered separately and add their styles to it. */
export const PageStyles = createContext<PageSheet | null>(null);

interface IslandProps<Props extends object> {
  /** Name of the component and of its file, <name>.island.tsx. */
  name: string;
  component: ComponentType<Props>;
  /** Must survive JSON. */
  props: Props;
  /** What `useWords` finds inside. */
  words?: readonly WordsPath[];
  /** English addresses of the pages that it links to. */
  links?: readonly string[];
  /** When to load its code: in the first idle moment after the page has loaded, or at the first touch (pointer down, focus, key, or a field that changes). */
  wake: 'idle' | 'touch';
  /** Keys of the tab's or the device's storage. If one is set, the island has something to restore and loads with the page. */
  restores?: readonly string[];
  /** Query parameters. If the address has one, the island has something to show and loads with the page. */
  reads?: readonly string[];
}

/** A part of a page that becomes interactive. Its HTML is complete before that; renderer/client/islands.ts hydrates it. */
export function Island<Props extends object>({ name, component: Component, props, ...marker }: IslandProps<Props>) {
  const { words = [], links = [], wake, restores, reads } = marker;
  const styles = use(PageStyles);
  // A separate render doesn't see this render's contexts, so pass on what it needs.
  const preloads = use(PagePreloads);
  const { language, findWords, localize } = usePageLanguage();
  if (!styles) throw new Error(`Island ${name} must be rendered within a page`);
  styles.islands.push(name);
  const english = links.filter((link) => localize(link).hrefLang);
  const listed = english.length > 0 ? [...words, 'shared.inEnglish'] : words;
  const page: MarkedPage = { language, words: Object.fromEntries(listed.map((path) => [path, findWords(path)])) };
  if (english.length > 0) page.english = english;
  const html = renderToString(
    styles.sheet.collectStyles(
      <PageLanguage value={pageOf(page)}>
        <PagePreloads value={preloads}>
          <Component {...props} />
        </PagePreloads>
      </PageLanguage>,
    ),
    { identifierPrefix: `${name}-` },
  );
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-restores={restores?.join(' ')}
      data-reads={reads?.join(' ')}
      data-page={JSON.stringify(page)}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered a few lines above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
