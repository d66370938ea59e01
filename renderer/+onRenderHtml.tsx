import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { z } from 'zod';
import fontUrl from '../components/fonts/fraunces.woff2?url';
import { globalStyle } from '../components/global-style.ts';
import { PagePreloads, type Preload } from '../components/media/Picture.tsx';
import { withStyles } from '../components/page-styles.tsx';
import { headSchema } from '../schema/page.ts';
import { contentSecurityPolicy } from './csp.ts';
import { Frame } from './Frame.tsx';
import { headTags } from './head.ts';
import { speculationRules } from './speculation-rules.ts';

const dataSchema = z.looseObject({ head: headSchema });
const baseStyle = globalStyle(fontUrl);

/** A page as one HTML document: its markup, exactly its styles, and the policy that allows nothing else. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { Page } = pageContext;
  const data = dataSchema.parse(pageContext.data);
  const { script } = data.head;
  const sheet = new ServerStyleSheet();
  const preloads: Preload[] = [];
  try {
    const markup = renderToStaticMarkup(
      withStyles(
        sheet,
        <PagePreloads value={preloads}>
          <Frame path={data.head.path} kind={data.head.frame}>
            <Page {...data} />
          </Frame>
        </PagePreloads>,
      ),
    );
    const styleTag = sheet.getStyleTags();
    const head = [
      script ? `<script>${script}</script>` : '',
      ...preloads.map(preloadTag),
      `<style>${baseStyle}</style>`,
      styleTag,
      headTags(data.head),
    ].join('');
    // In development Vite's own client needs inline scripts and styles.
    const policy = import.meta.env.DEV
      ? ''
      : contentSecurityPolicy({
          styles: [baseStyle, contentOf(styleTag)],
          scripts: [speculationRules, script].filter((text) => text !== undefined),
          origins: data.head.origins,
        });

    return escapeInject`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
${dangerouslySkipEscape(policy)}
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(head)}
</head>
<body>${dangerouslySkipEscape(markup)}</body>
</html>`;
  } finally {
    sheet.seal();
  }
}

function preloadTag({ type, srcSet, sizes, media }: Preload): string {
  const where = media ? ` media="${media}"` : '';
  return `<link rel="preload" as="image" type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}"${where} fetchpriority="high">`;
}

function contentOf(styleTag: string): string {
  return styleTag.slice(styleTag.indexOf('>') + 1, styleTag.lastIndexOf('</style>'));
}
