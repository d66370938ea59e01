/** The editor of the content, /edit: Sveltia CMS with a configuration made from the schemas. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editorConfig } from './config.ts';

const cms = resolve(fileURLToPath(import.meta.resolve('@sveltia/cms')), '../../dist');

/** Only our own files and GitHub's API. The editor sets styles from its script, and shows photos that aren't saved yet. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the website</title>
<link rel="icon" href="/favicon.svg">
<link rel="cms-config-url" type="application/json" href="/edit/config.json">
</head>
<body>
<noscript>Turn on JavaScript in this browser to edit the website.</noscript>
<script src="/edit/sveltia-cms.js"></script>
<link rel="stylesheet" href="/edit/fonts.css">
</body>
</html>
`;

/**
 * The editor declares fonts of other hosts, which its policy refuses. Ours have the same names and weights, and stand later in the
 * document, so they win.
 */
const fonts = [
  {
    family: 'Material Symbols Outlined',
    weight: '400',
    name: 'icons.woff2',
    url: import.meta.resolve(
      '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
    ),
  },
  {
    family: 'Source Sans 3',
    weight: '200 900',
    name: 'text.woff2',
    url: import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  },
];

const fontFaces = fonts.map(
  ({ family, weight, name }) =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('/edit/${name}') format('woff2'); }`,
);

/** All files of the editor by their paths on the site. */
export async function editorFiles(): Promise<Record<string, string | Buffer>> {
  return {
    'edit.html': html,
    'edit/config.json': JSON.stringify(await editorConfig(process.env.GITHUB_REPOSITORY ?? 'owner/repository')),
    'edit/sveltia-cms.js': readFileSync(`${cms}/sveltia-cms.js`),
    'edit/chunks/react-dom.js': readFileSync(`${cms}/chunks/react-dom.js`),
    'edit/fonts.css': fontFaces.join('\n'),
    ...Object.fromEntries(fonts.map(({ name, url }) => [`edit/${name}`, readFileSync(fileURLToPath(url))])),
  };
}
