import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { z } from 'zod';
import fontUrl from '#components/fonts/fraunces.woff2?url';
import { globalStyle } from '#components/global-style.ts';
import { type PageSheet, PageStyles } from '#components/Island.tsx';
import { PagePreloads, type Preload } from '#components/media/Picture.tsx';
import { PageLanguage } from '#components/page-language.ts';
import { headSchema } from '#schema/content/page.ts';
import { languageOf, locales } from '#schema/rules/language.ts';
import { findIn } from '#schema/rules/words.ts';
import { localize } from '#site/editions.ts';
import { wordsIn } from '#site/read/words.ts';
import { contentSecurityPolicy } from './csp.ts';
import { Frame } from './Frame.tsx';
import { headTags } from './head.ts';
import { withoutMarks } from './page-styles.ts';
import { speculationRules } from './speculation-rules.ts';

const dataSchema = z.looseObject({ head: headSchema });

/** Every page has it, so without the spaces that make it readable. */
const baseStyle = globalStyle(fontUrl)
  .replaceAll('\n', '')
  .replace(/\s*([{};:,])\s+/g, '$1');

/** In the browser, styled-components adds an empty style element. */
const addedInBrowser = '';

/** Renders a page as one HTML document: its markup, its components' styles, and a policy that allows nothing else. */
export function onRenderHtml({ Page, data: pageData }: PageContextServer) {
  const data = dataSchema.parse(pageData);
  const { path, frame, script, origins } = data.head;
  const language = languageOf(path);
  const pageLanguage = {
    language,
    findWords: (path: string) => findIn(wordsIn(language), path),
    localize: (href: string) => localize(language, href),
  };
  const sheet = new ServerStyleSheet();
  const pageStyles: PageSheet = { sheet, islands: [] };
  const preloads: Preload[] = [];
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <PageStyles value={pageStyles}>
          <PagePreloads value={preloads}>
            <PageLanguage value={pageLanguage}>
              <Frame path={path} kind={frame}>
                <Page {...data} />
              </Frame>
            </PageLanguage>
          </PagePreloads>
        </PageStyles>,
      ),
    );
    const styles = stylesOf(pageStyles);
    const head = [
      script ? `<script>${script}</script>` : '',
      ...preloads.map(preloadTag),
      styles.tags,
      headTags(data.head),
      `<script type="speculationrules">${speculationRules}</script>`,
    ].join('');
    // In development, Vite's client needs inline scripts and styles.
    const policy = import.meta.env.DEV
      ? ''
      : contentSecurityPolicy({
          styles: styles.contents,
          scripts: [speculationRules, ...(script ? [script] : [])],
          origins,
        });

    return escapeInject`<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
${dangerouslySkipEscape(policy)}
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(head)}
</head>
<body>${dangerouslySkipEscape(body)}</body>
</html>`;
  } finally {
    sheet.seal();
  }
}

function preloadTag({ type, srcSet, sizes, media }: Preload): string {
  const where = media ? ` media="${media}"` : '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}"${where} fetchpriority="high">`;
}

/** The styles of plain elements and of components, and what the policy must allow for them. */
function stylesOf({ sheet, islands }: PageSheet): { tags: string; contents: string[] } {
  const styleTag = sheet.getStyleTags();
  const componentStyle = styleTag.slice(styleTag.indexOf('>') + 1, styleTag.lastIndexOf('</style>'));
  if (islands.length === 0) {
    const style = baseStyle + withoutMarks(componentStyle);
    return { tags: `<style>${style}</style>`, contents: [style] };
  }
  return { tags: `<style>${baseStyle}</style>${styleTag}`, contents: [baseStyle, componentStyle, addedInBrowser] };
}
