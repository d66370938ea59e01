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

/** Without a repository, the editor works only on a computer with a copy of it, and elsewhere says what is missing. */
const html = (repository: string | undefined) => `<!doctype html>
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
${repository ? `<script src="${script}"></script>` : `${notice}<script src="/edit/local.js"></script>`}
<link rel="stylesheet" href="/edit/fonts.css">
</body>
</html>
`;

const script = '/edit/sveltia-cms.js';

const notice = `<main style="max-width: 36em; margin: 4em auto; padding: 0 1em; font: 1.125em/1.5 'Source Sans 3', sans-serif">
<h1>This page can't save to GitHub yet</h1>
<p>It doesn't know which repository holds the website. Whoever builds the website has to set <code>GITHUB_REPOSITORY</code> to the
repository's owner and name, such as <code>cedar-floors/website</code>, then build and deploy again. GitHub's own CI sets it by itself.</p>
<p>Until then, you can edit on a computer with a copy of the repository: run <code>npm run dev</code> there and open
<code>http://localhost:5173/edit</code>.</p>
</main>
`;

const local = `if (/^(127\\.0\\.0\\.1|(.+\\.)?localhost)$/.test(location.hostname)) {
  document.querySelector('main').remove();
  document.body.append(Object.assign(document.createElement('script'), { src: '${script}' }));
}
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

/** All files of the editor by their paths on the site. `repository` is its owner and name on GitHub. */
export function editorFiles(repository = process.env.GITHUB_REPOSITORY): Record<string, string | Buffer> {
  return {
    'edit.html': html(repository),
    'edit/config.json': JSON.stringify(editorConfig(repository || 'owner/website')),
    'edit/local.js': local,
    'edit/sveltia-cms.js': readFileSync(`${cms}/sveltia-cms.js`),
    'edit/chunks/react-dom.js': readFileSync(`${cms}/chunks/react-dom.js`),
    'edit/fonts.css': fontFaces.join('\n'),
    ...Object.fromEntries(fonts.map(({ name, url }) => [`edit/${name}`, readFileSync(fileURLToPath(url))])),
  };
}
